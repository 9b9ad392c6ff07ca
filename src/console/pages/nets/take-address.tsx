import { useState } from 'preact/hooks';
import { recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { Combobox } from '../../attributes/combobox.js';
import { type Bits, bitsOf } from '../../attributes/ip-addresses.js';
import { objectsLike } from '../../attributes/links.js';
import { confirmWrite } from '../../history/confirmed-write.js';
import { DialogForm } from '../../parts/dialog-form.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { netWords } from './net-words.js';

/** Values of an address by its version. */
const entryOf: Readonly<Record<Bits, (address: string) => Values>> = {
  32: address => ({
    net_type: 'C__CATS_NET_TYPE__IPV4',
    ipv4_address: address,
    ipv4_assignment: 'C__CATP__IP__ASSIGN__STATIC',
  }),
  128: address => ({
    net_type: 'C__CATS_NET_TYPE__IPV6',
    ipv6_address: address,
    ipv6_assignment: 'C__CMDB__CATG__IP__STATIC',
  }),
};

interface Taken {
  readonly net: number;
  readonly object: Values;
  readonly address: string;
  readonly hostname: string;
}

/** Gives an object an address of a net, after its plan was shown. A text that is no address is left to the service to refuse. */
async function take({ net, object, address, hostname }: Taken): Promise<void> {
  const data = { net, ...entryOf[bitsOf(address) ?? 32](address), ...(hostname !== '' && { hostname }) };
  const operations = [{ method: 'cmdb.category.save', params: { object: Number(object.id), category: 'C__CATG__IP', data } }];
  await confirmWrite({
    title: `${textOf(object)}: ${address}`,
    label: say(netWords.take),
    dryRun: () => service.value.kataster.changes.apply({ operations }, { dry_run: true }),
    write: ({ plan }) => service.value.kataster.changes.apply(plan ? { plan } : { operations }),
    done: () => say(netWords.taken, { title: textOf(object), address }),
  });
}

interface TakeAddressProps {
  readonly net: { readonly id: number; readonly title: string };
  /** The address that the form begins with. */
  readonly address: string;
  onClose(): void;
}

/** A form that gives an object an address of a net. */
export function TakeAddress({ net, address, onClose }: TakeAddressProps) {
  const [chosen, setChosen] = useState(address);
  const [object, setObject] = useState<Values>({});
  const [hostname, setHostname] = useState('');
  return (
    <DialogForm
      title={say(netWords.takeTitle, { net: net.title })}
      submit={say(netWords.show)}
      isDisabled={object.id === undefined}
      layout="fields"
      onSubmit={() => {
        onClose();
        void take({ net: net.id, object, address: chosen.trim(), hostname: hostname.trim() });
      }}
      onClose={onClose}
    >
      <div class="field">
        <label for="take-address">{say(netWords.address)}</label>
        <input
          id="take-address"
          required={true}
          autoComplete="off"
          value={chosen}
          onInput={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="take-object">{say(netWords.forObject)}</label>
        <Combobox
          id="take-object"
          shown={textOf(object)}
          label={say(words.search)}
          described={{ required: true }}
          find={question => objectsLike(service.value, question, {})}
          onChoose={offer => setObject(recordIn(offer?.value))}
        />
      </div>
      <div class="field">
        <label for="take-hostname">{say(netWords.hostname)}</label>
        <input
          id="take-hostname"
          autoComplete="off"
          value={hostname}
          onInput={({ currentTarget }) => setHostname(currentTarget.value)}
        />
      </div>
    </DialogForm>
  );
}
