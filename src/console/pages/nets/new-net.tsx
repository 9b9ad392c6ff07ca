import { useState } from 'preact/hooks';
import { bitsOf } from '../../attributes/ip-addresses.js';
import { FormDialog, textIn } from '../../parts/form-dialog.js';
import { go } from '../../routing/location.js';
import { root } from '../../service/root.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { type ListedNet, type NetInTree, nextFreeNet } from './net-tree.js';
import { netWords } from './net-words.js';

interface NewNetProps {
  /** All nets, by the tree. */
  readonly nets: readonly NetInTree[];
  /** The id of the net that the form begins with; none where empty. */
  readonly within: string;
  onClose(): void;
}

/** Bits that a net has more than the one around it, unless the reader chooses others. */
const narrowerBy = 8;

/** A form that makes a net: the next free one of a size within another, or one that is typed. */
export function NewNet({ nets, within, onClose }: NewNetProps) {
  const [outer, setOuter] = useState(nets.find(({ id }) => id === within));
  const [suffix, setSuffix] = useState(usualSuffix(outer));
  const [typed, setTyped] = useState<string>();
  const free = outer && nextFreeNet(outer, suffix, nets);
  const choose = (id: string): void => {
    const chosen = nets.find(each => each.id === id);
    setOuter(chosen);
    setSuffix(usualSuffix(chosen));
    setTyped(undefined);
  };
  const save = async (form: FormData): Promise<{ readonly message: string }> => {
    const [title, address] = [textIn(form, 'title'), textIn(form, 'address')];
    const isIpv6 = bitsOf(address.split('/')[0] ?? '') === 128;
    const entry = { type: isIpv6 ? 'C__CATS_NET_TYPE__IPV6' : 'C__CATS_NET_TYPE__IPV4', address } as const;
    const made = await service.value.cmdb.object.create({
      type: 'C__OBJTYPE__LAYER3_NET',
      title,
      categories: { C__CATS__NET: entry },
    });
    void go(`${root}nets/${made.id}`);
    return made;
  };
  return (
    <FormDialog title={say(netWords.newNet)} submit={say(netWords.newNet)} save={save} onClose={onClose}>
      <div class="field">
        <label for="net-title">{say(words.title)}</label>
        <input id="net-title" name="title" autoComplete="off" required={true} />
      </div>
      <div class="field">
        <label for="net-within">{say(netWords.within)}</label>
        <select id="net-within" value={outer?.id ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{say(netWords.withinNone)}</option>
          {nets
            .filter(({ extent }) => extent)
            .map(each => (
              <option key={each.id} value={each.id}>
                {'\u00a0\u00a0'.repeat(each.depth)}
                {cidrOf(each)} {each.title}
              </option>
            ))}
        </select>
      </div>
      {outer?.extent && (
        <div class="field">
          <label for="net-size">{say(netWords.size)}</label>
          <input
            id="net-size"
            type="number"
            min={0}
            max={outer.extent.bits}
            value={suffix}
            onInput={({ currentTarget }) => {
              setSuffix(Number(currentTarget.value));
              setTyped(undefined);
            }}
          />
          {!free && <p class="hint">{say(netWords.noRoom)}</p>}
        </div>
      )}
      <div class="field">
        <label for="net-address">{say(netWords.address)}</label>
        <input
          id="net-address"
          name="address"
          placeholder="10.0.0.0/24"
          autoComplete="off"
          required={true}
          value={typed ?? free ?? ''}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}

function usualSuffix(outer: ListedNet | undefined): number {
  if (!outer?.extent) return 0;
  const { from, to, bits } = outer.extent;
  return Math.min(bits - 2, bits + 1 - (to - from + 1n).toString(2).length + narrowerBy);
}

/** A net as it is written in a list. */
export function cidrOf({ net }: ListedNet): string {
  return String(net.address_with_suffix ?? '');
}
