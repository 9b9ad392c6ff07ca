import { unitMeaning } from '../src/attributes/units.js';
import { registry } from './helpers/catalogue.js';
import test from './helpers/suite.js';

/** Spellings of the choices of a list by their constants; `none` are those of no choice. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  memory_unit: {
    C__MEMORY_UNIT__B: 'B b byte bytes Bytes octets',
    C__MEMORY_UNIT__KB: 'KB kB kb K k Ki KiB kib kibibyte Kilobytes KByte',
    C__MEMORY_UNIT__MB: 'MB mb M Mi MiB mib Megabyte mebibytes MByte MBytes',
    C__MEMORY_UNIT__GB: 'GB gb G Gi GiB gib gigabyte GByte',
    C__MEMORY_UNIT__TB: 'TB T Ti TiB tib tebibyte',
    C__MEMORY_UNIT__PB: 'PB P Pi PiB petabyte',
    C__MEMORY_UNIT__MB_DECIMAL: 'MB|(decimal) MB|(dezimal)',
    none: 'EB EiB Mbit Mbps Mib MB/s m g blocks sectors Hz xB QB',
  },
  frequency_unit: {
    C__FREQUENCY_UNIT__HZ: 'Hz hz HZ Hertz',
    C__FREQUENCY_UNIT__KHZ: 'KHz kHz k kilohertz',
    C__FREQUENCY_UNIT__MHZ: 'MHz mhz M Megahertz',
    C__FREQUENCY_UNIT__GHZ: 'GHz ghz G gigahertz',
    none: 'MiHz rpm RPM MB PHz',
  },
  port_speed: {
    C__PORT_SPEED__BIT_S: 'bit/s bps b/s bits bits|per|second',
    C__PORT_SPEED__KBIT_S: 'kbit/s Kbit/s kbps kb/s k',
    C__PORT_SPEED__MBIT_S: 'Mbit/s MBit/s Mbps mbps Mb/s M Megabit Megabits|per|second Mbit mbit/s',
    C__PORT_SPEED__GBIT_S: 'Gbit/s Gbps Gb/s G gigabit/s GBit',
    none: 'MB/s MBps Mibit/s Tbit/s T B/s MByte/s',
  },
  wan_capacity_unit: { C__WAN_CAPACITY_UNIT__MBITS: 'MBit Mbit/s Mbps Mb/s M', none: 'MB MB/s Tbit' },
  unit_of_time: {
    C__CMDB__UNIT_OF_TIME__SECOND: 's sec seconds Sekunde',
    C__CMDB__UNIT_OF_TIME__MINUTE: 'min Minutes minute',
    C__CMDB__UNIT_OF_TIME__HOUR: 'h hrs Stunde',
    C__CMDB__UNIT_OF_TIME__YEAR: 'y yr Jahr',
    none: 'm ms w',
  },
  depth_unit: {
    C__DEPTH_UNIT__INCH: 'in inches " Zoll',
    C__DEPTH_UNIT__FOOT: "ft feet '",
    C__DEPTH_UNIT__METER: 'm meters',
    none: 'U dm',
  },
  weight_unit: { C__WEIGHT_UNIT__KG: 'kg Kilogramm', C__WEIGHT_UNIT__G: 'g G grams', none: 'lb lbs oz mg k' },
  temp_unit: { C__TEMP_UNIT__CELSIUS: '°C C celsius', C__TEMP_UNIT__FAHRENHEIT: 'F °F', none: 'K R' },
  ac_refrigerating_capacity_unit: {
    C__REF_CAPACITY_UNIT__KWATT: 'KW kW kilowatt',
    C__REF_CAPACITY_UNIT__WATT: 'W watts',
    none: 'kWh hp VA',
  },
};

test('units are found by what they mean, and those that a list does not have by nothing', t => {
  for (const [name, choices] of Object.entries(spellings)) {
    const dialog = registry.dialog(name);
    t.true(dialog?.isOfUnits, name);
    for (const [constant, texts] of Object.entries(choices))
      for (const text of texts.split(' ').map(each => each.replaceAll('|', ' ')))
        t.is(dialog?.find(text)[0]?.const ?? 'none', constant, `${name}: ${text}`);
  }
});

test('lists that are none of units are looked for by their names alone', t => {
  for (const name of ['memory_manufacturer', 'cmdb_status', 'port_mode', 'stor_raid_level', 'net_type'])
    t.false(registry.dialog(name)?.isOfUnits, name);
  t.is(unitMeaning('Server'), undefined);
});
