"""Makes a domain of Active Directory below a folder, with the entries of standard input: JSON of [distinguished name, attributes].

They are added in one transaction before the server starts, as each one takes a wait for the disk otherwise.
"""

import json
import logging
import sys

from ldb import FLAG_MOD_ADD, Dn, Message, MessageElement
from samba.auth import system_session
from samba.dsdb import DS_DOMAIN_FUNCTION_2008_R2
from samba.param import LoadParm
from samba.provision import provision
from samba.samdb import SamDB

folder = sys.argv[1]
provision(
    logging.getLogger(),
    system_session(),
    targetdir=folder,
    realm="EXAMPLE.COM",
    domain="EXAMPLE",
    hostname="dc1",
    hostip="127.0.0.1",
    serverrole="active directory domain controller",
    dom_for_fun_level=DS_DOMAIN_FUNCTION_2008_R2,
    dns_backend="NONE",
    adminpass=sys.argv[2],
    batch_mode=True,
)
settings = LoadParm()
settings.load(folder + "/etc/smb.conf")
database = SamDB(url=folder + "/private/sam.ldb", session_info=system_session(), lp=settings)
database.transaction_start()
for name, attributes in json.load(sys.stdin):
    entry = Message(Dn(database, name))
    for attribute, values in attributes.items():
        listed = values if isinstance(values, list) else [values]
        if attribute == "unicodePwd":
            listed = ['"{}"'.format(each).encode("utf-16-le") for each in listed]
        entry[attribute] = MessageElement(listed, FLAG_MOD_ADD, attribute)
    database.add(entry)
database.transaction_commit()
