#!/bin/bash
# Succeeds where the web server of this container answers /healthz. Without curl, which the image does not contain.
set -eu
address=${LISTEN_ADDRESS:-0.0.0.0}
case $address in
0.0.0.0) address=127.0.0.1 ;;
'[::]') address='[::1]' ;;
esac
# Without the brackets of an IPv6 address.
address=${address#[}
exec 3<>"/dev/tcp/${address%]}/${PORT:-8080}"
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
