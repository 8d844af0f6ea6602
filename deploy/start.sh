#!/bin/sh
# Starts the web server: writes /settings.js and nginx's configuration from environment variables, then runs nginx in the
# foreground. README.md (Deploying) lists the variables. A value that does not fit stops the start and names its variable.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)

# Bytes are characters for awk, whatever the locale.
export LC_ALL=C
export PORT="${PORT:-8080}"
export LISTEN_ADDRESS="${LISTEN_ADDRESS:-0.0.0.0}"
export BUILD_FOLDER="${BUILD_FOLDER:-/srv/kontor}"
export RUN_FOLDER="${RUN_FOLDER:-/tmp/kontor}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"
export ERROR_LOG_LEVEL="${ERROR_LOG_LEVEL:-alert}"
export TRUSTED_CERTIFICATES="${TRUSTED_CERTIFICATES:-/etc/ssl/certs/ca-certificates.crt}"
export RESOLVER="${RESOLVER:-}"
# Only a server that root starts changes its user.
RUN_AS="${RUN_AS:-www-data}"
[ "$(id -u)" = 0 ] || RUN_AS=''
export RUN_AS
# Debian's module for the .br files of the build (libnginx-mod-http-brotli-static); without it the .gz files are sent.
BROTLI_MODULE="${BROTLI_MODULE:-/usr/lib/nginx/modules/ngx_http_brotli_static_module.so}"
[ -r "$BROTLI_MODULE" ] || BROTLI_MODULE=''
export BROTLI_MODULE

umask 022
mkdir -p "$RUN_FOLDER"
# First the check of all values: nothing is written from a value that does not fit.
awk -f "$here/nginxConfig.awk" "$here/nginx.conf.template" >"$RUN_FOLDER/nginx.conf"
awk -f "$here/settings.awk" </dev/null >"$RUN_FOLDER/settings.js"
exec "${NGINX_PATH:-nginx}" -p "$RUN_FOLDER" -e stderr -c "$RUN_FOLDER/nginx.conf"
