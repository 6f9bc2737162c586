@echo off
rem Plybook's launcher for Windows; the file "plybook" is for all other systems. %~sdp0 is this folder by its short name, which is in ASCII.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" --add-modules jdk.compiler -version 2>&1 | findstr /r /c:"version .1[7-9]" /c:"version .[2-9][0-9]" >nul || goto :get_jdk
set "QUICK=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
for %%C in (gomocup play tournament league) do if /i "%~1"=="%%C" set "QUICK="
set START=-cp "%~sdp0lib\*" plybook.cli.Main
if not exist "%~dp0lib\plybook.jar" set START="-Dplybook.root=%~sdp0." "%~sdp0src\launcher\Launch.java"
"%JAVA%" %QUICK% -Djava.awt.headless=true -Dfile.encoding=UTF-8 %START% %*
exit /b %ERRORLEVEL%
:get_jdk
echo Plybook needs a JDK, 17 or newer: adoptium.net, or winget install EclipseAdoptium.Temurin.17.JDK. If you have one, point JAVA_HOME at it. 1>&2
exit /b 3
