# Plybook for a hub, and for grading: docs/kernels.md. It is built from a checkout, and needs no network when it runs.
#   docker build -t plybook .
ARG BASE=debian:bookworm-slim

FROM ${BASE} AS build
# A release of Debian has one version of each.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates openjdk-17-jdk-headless python3-venv wget \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /plybook
COPY . .
RUN ./mvnw -q -B -Dplybook.launch -Dmaven.test.skip -Dmaven.javadoc.skip -Dmaven.source.skip -Dcyclonedx.skip -Dmaven.antrun.skip package \
    && python3 -m venv /opt/make \
    && /opt/make/bin/python src/python/make_wheel.py /wheel

FROM ${BASE}
# A release of Debian has one version of each.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends bubblewrap openjdk-17-jdk-headless python3-venv \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home --uid 1000 learner
COPY --from=build /wheel /tmp/wheel
RUN python3 -m venv /opt/plybook \
    && /opt/plybook/bin/pip install --no-cache-dir --disable-pip-version-check /tmp/wheel/*.whl jupyterhub==6.1.1 \
    && rm -rf /tmp/wheel
# Without a UTF-8 locale Java cannot open files with letters outside ASCII in their names.
ENV PATH=/opt/plybook/bin:$PATH LC_ALL=C.UTF-8
USER 1000
WORKDIR /home/learner
EXPOSE 8888
CMD ["python", "-m", "plybook.hub"]
