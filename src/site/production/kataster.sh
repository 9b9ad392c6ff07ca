#!/bin/sh
# The commands of kataster as the user of the service, with its settings; those that are given with the command win.
given=$(export -p)
set -a
. /etc/kataster/kataster.env
set +a
eval "$given"
cd /var/lib/kataster || exit
exec setpriv --reuid=kataster --regid=kataster --init-groups --no-new-privs \
  node /opt/kataster/current/dist/src/main.js "$@"
