@echo off
rem Plybook's launcher for Windows: builds what has changed, then starts Java. The file "plybook" is for all other systems.
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
if "%ROOT:~-1%"=="\" set "ROOT=%ROOT:~0,-1%"

set "JAVA="
if defined JAVA_HOME (
  set "JAVA=%JAVA_HOME%\bin\java.exe"
) else (
  for %%J in (java.exe) do set "JAVA=%%~$PATH:J"
)
if not defined JAVA (
  echo No Java was found. 1>&2
  goto :get_jdk
)
if not exist "%JAVA%" (
  echo JAVA_HOME is "%JAVA_HOME%", but there is no bin\java.exe in it. 1>&2
  goto :get_jdk
)

set "JDK="
set "VERSION="
if not exist "%ROOT%\target" mkdir "%ROOT%\target"
"%JAVA%" -XshowSettings:properties -version >"%ROOT%\target\plybook-java.txt" 2>&1
for /f "usebackq tokens=1,* delims==" %%A in ("%ROOT%\target\plybook-java.txt") do (
  if "%%A"=="    java.home " set "JDK=%%B"
  if "%%A"=="    java.specification.version " set "VERSION=%%B"
)
if not defined VERSION (
  echo This Java does not run: "%JAVA%" 1>&2
  goto :get_jdk
)
set "JDK=%JDK:~1%"
set "VERSION=%VERSION:~1%"
for /f "delims=." %%V in ("%VERSION%") do set "MAJOR=%%V"
if %MAJOR% LSS 17 (
  echo Java %VERSION% is too old: "%JAVA%" 1>&2
  goto :get_jdk
)
if not exist "%JDK%\bin\javac.exe" (
  echo This Java has no compiler, it is a JRE: "%JDK%" 1>&2
  goto :get_jdk
)

rem Maven keeps what it fetches in the home folder, or with us where that cannot be written.
set "REPOSITORY="
set "PROBE=%USERPROFILE%\plybook-probe-%RANDOM%.tmp"
(type nul >"%PROBE%") 2>nul
if exist "%PROBE%" (
  del "%PROBE%"
) else (
  set "MAVEN_USER_HOME=%ROOT%\.plybook\maven"
  set "REPOSITORY=-Dmaven.repo.local=%ROOT%\.plybook\maven\repository"
)

set "BUILT=%ROOT%\target\plybook-built"
set "STALE="
if not exist "%BUILT%" set "STALE=yes"
if not exist "%ROOT%\target\classpath" set "STALE=yes"
if not exist "%ROOT%\target\classes\plybook\cli\Main.class" set "STALE=yes"
if not defined STALE for /f %%N in ('powershell -noprofile -command "$built = (Get-Item -LiteralPath $env:BUILT).LastWriteTimeUtc; @(@(Get-Item -LiteralPath (Join-Path $env:ROOT 'pom.xml')) + @(Get-ChildItem -LiteralPath (Join-Path $env:ROOT 'src\main') -Recurse) | Where-Object { $_.LastWriteTimeUtc -gt $built }).Count"') do if not "%%N"=="0" set "STALE=yes"
if not defined STALE goto :run

set "LOG=%ROOT%\target\plybook-build.log"
if exist "%BUILT%" (
  echo Building Plybook: its sources have changed ^(some 10 seconds^)... 1>&2
) else (
  echo Building Plybook. The first time it also fetches Maven and libraries ^(about 120 MB^), which takes a minute or two... 1>&2
)
rem What changes while we build is newer than this, and is built the next time.
type nul >"%BUILT%.next"
pushd "%ROOT%"
set "JAVA_HOME=%JDK%"
if defined REPOSITORY (
  call "%ROOT%\mvnw.cmd" -q -B "%REPOSITORY%" -Dplybook.launch compile >"%LOG%" 2>&1
) else (
  call "%ROOT%\mvnw.cmd" -q -B -Dplybook.launch compile >"%LOG%" 2>&1
)
set "CODE=%ERRORLEVEL%"
popd
if not "%CODE%"=="0" (
  type "%LOG%" 1>&2
  findstr /i /c:"UnknownHost" /c:"could not transfer" /c:"failed to fetch" /c:"connection refused" /c:"timed out" /c:"could not be resolved" "%LOG%" >nul && goto :no_network
  echo Plybook could not be built; all that Maven said is in "%LOG%" 1>&2
  exit /b 1
)
move /y "%BUILT%.next" "%BUILT%" >nul

:run
set "CLASSES="
for /f "usebackq delims=" %%L in ("%ROOT%\target\classpath") do set "CLASSES=%%L"
set "MAIN=plybook.cli.Main"
set "OPTIONS="
rem Over in seconds, or waiting for others: optimising would take longer than it saves.
for %%C in (check submit lab lessons) do if /i "%~1"=="%%C" set "OPTIONS=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
rem Each core judges one submission, a Tic-Tac-Toe tree of half a million nodes included.
set /a "MEMORY=256 * NUMBER_OF_PROCESSORS + 512"
for %%C in (grade diagnose) do if /i "%~1"=="%%C" set "OPTIONS=-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:NewRatio=1 -Xmx%MEMORY%m"
rem A manager of games waits for the first answer and counts memory: without options the brain starts without the libraries.
if /i "%~1"=="gomocup" set "OPTIONS=-XX:+UseSerialGC -Xmn8m -Xmx40m"
if /i "%~1"=="gomocup" if "%~2"=="" set "MAIN=plybook.gomocup.Main"
"%JDK%\bin\java.exe" -Djava.awt.headless=true -Dfile.encoding=UTF-8 %OPTIONS% -cp "%ROOT%\target\classes;%CLASSES%" %MAIN% %*
exit /b %ERRORLEVEL%

:get_jdk
echo Plybook needs a JDK, 17 or newer: Eclipse Temurin from adoptium.net, or: winget install EclipseAdoptium.Temurin.17.JDK 1>&2
echo If you have one already, point the environment variable JAVA_HOME at it. 1>&2
exit /b 3

:no_network
echo Maven could not fetch what it needs: is there a network? Then start the same command again. 1>&2
exit /b 3
