import type { Computations } from './started.js';

/** Clusters, guests, connections, memory and disks. */
export const devices: Computations = {
  'a cluster names its members, a cable its ends, a guest its host name': async (t, { made, save, read }) => {
    const [cluster, one, cable] = [await made('CLUSTER', 'c1'), await made('SERVER', 'web1'), await made('CABLE', 'K-1')];
    const two = await made('SERVER', 'web2');
    await save(cluster, 'C__CATG__CLUSTER', { quorum: true });
    for (const member of [one, two]) await save(cluster, 'C__CATG__CLUSTER_MEMBERS', { member });
    t.like((await read(cluster, 'C__CATG__CLUSTER'))[0], { cluster_members: 'web1, web2', cluster_member_count: '2' });
    await save(cable, 'C__CATG__CABLE', { max_amount_of_fibers_leads: 1 });
    for (const object of [one, two]) await save(object, 'C__CATG__NETWORK_PORT', { title: 'eth0', cable });
    t.is((await read(cable, 'C__CATG__CABLE'))[0]?.connection, 'web1 eth0 - web2 eth0');
  },

  'a cluster names what administers it and what it serves': async (t, { made, save, read }) => {
    const [cluster, admin, mail] = [
      await made('CLUSTER', 'c1'),
      await made('SERVER', 'adm1'),
      await made('CLUSTER_SERVICE', 'mail'),
    ];
    await save(cluster, 'C__CATG__CLUSTER', { quorum: true });
    await save(cluster, 'C__CATG__CLUSTER_ADM_SERVICE', { connected_object: admin });
    await save(cluster, 'C__CATG__CLUSTER_SERVICE', { cluster_service: mail });
    t.like((await read(cluster, 'C__CATG__CLUSTER'))[0], { administration_service: 'adm1', cluster_service: 'mail' });
  },

  'a guest shows its host name, a management board its address': async (t, { made, save, read }) => {
    const [host, guest] = [await made('SERVER', 'esx1'), await made('VIRTUAL_SERVER', 'vm1')];
    await save(guest, 'C__CATG__IP', { hostname: 'vm1.example', primary: true });
    await save(guest, 'C__CATG__ACCESS', { url: 'https://vm1.example', primary: true });
    await save(host, 'C__CATG__GUEST_SYSTEMS', { connected_object: guest });
    t.is((await read(host, 'C__CATG__GUEST_SYSTEMS'))[0]?.hostname, 'vm1.example');
    await save(host, 'C__CATG__RM_CONTROLLER', { connected_object: guest });
    t.is((await read(host, 'C__CATG__RM_CONTROLLER'))[0]?.remote_url, 'https://vm1.example');
    t.like((await read(guest, 'C__CATG__ACCESS'))[0], {
      primary_url: 'https://vm1.example',
      formatted_url: 'https://vm1.example',
    });
  },

  'a connected entry shows the number of the other end': async (t, { made, save, read }) => {
    const other = await made('SWITCH', 'sw1');
    for (const category of [
      'C__CATG__UNIVERSAL_INTERFACE',
      'C__CATG__POWER_CONSUMER',
      'C__CATG__POWER_SUPPLIER',
      'C__CATG__NETWORK_PORT',
    ]) {
      const end = await save(other, 'C__CATG__CONNECTOR', { title: category });
      const object = await made('SERVER', category);
      await save(object, category, { title: 'x', assigned_connector: end });
      t.is((await read(object, category))[0]?.connector, String(end));
    }
  },

  'memory is multiplied, plans are read from their object, groups tell types, nets their addresses': async (
    t,
    { made, save, read },
  ) => {
    const server = await made('SERVER', 'web1');
    await save(server, 'C__CATG__MEMORY', { quantity: 2, capacity: 4, unit: 'C__MEMORY_UNIT__GB' });
    t.is(Number((await read(server, 'C__CATG__MEMORY'))[0]?.total_capacity), 8 * 2 ** 30);
    const model = await made('EMERGENCY_PLAN', 'Fire');
    const attributes = { time_needed: 3, time_unit: 'C__CMDB__UNIT_OF_TIME__HOUR', practice_date: '2026-01-02 10:00:00' };
    await save(model, 'C__CATS__EMERGENCY_PLAN_ATTRIBUTE', attributes);
    await save(server, 'C__CATG__EMERGENCY_PLAN', { title: 'Fire', emergency_plan: model });
    const [shownPlan] = await read(server, 'C__CATG__EMERGENCY_PLAN');
    t.like(shownPlan, { time_needed: '3', practice_date: '2026-01-02' });
    t.truthy(shownPlan?.time_needed_unit);
    const group = await made('APPLIANCE', 'Web');
    await save(group, 'C__CATS__GROUP', { object: server });
    t.is((await read(group, 'C__CATS__GROUP'))[0]?.object_type, 'Server');
    const layer2 = await made('LAYER2_NET', 'VLAN 1');
    await save(server, 'C__CATG__NETWORK_PORT', { title: 'eth0', mac: '00:1b:63:84:45:e6', layer2_assignment: [layer2] });
    t.is((await read(layer2, 'C__CATS__LAYER2_NET_ASSIGNED_PORTS'))[0]?.isys_catg_port_list__mac, '00:1b:63:84:45:e6');
    const dns_server = [await save(await made('SERVER', 'dns1'), 'C__CATG__IP', { ipv4_address: '192.0.2.53' })];
    await save(server, 'C__CATG__IP', { hostname: 'web1', dns_server });
    t.is((await read(server, 'C__CATG__IP'))[0]?.dns_server_address, '192.0.2.53');
    const contract = await made('MAINTENANCE', 'Support');
    const terms = { start_date: '2025-02-01', run_time: 1, run_time_unit: 'C__GUARANTEE_PERIOD_UNIT_YEARS', notice_period: 1 };
    await save(contract, 'C__CATS__CONTRACT_INFORMATION', terms);
    const [shownContract] = await read(contract, 'C__CATS__CONTRACT_INFORMATION');
    t.is(shownContract?.next_contract_end_date, '2026-02-01');
    t.truthy(shownContract?.next_notice_end_date);
  },

  'disks make up the capacity of a RAID': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'web1');
    const storages = [];
    for (const capacity of [2, 2, 3])
      storages.push(await save(server, 'C__CATG__STORAGE_DEVICE', { title: 'disk', capacity, unit: 'C__MEMORY_UNIT__GB' }));
    await save(server, 'C__CATG__RAID', { title: 'r', storages, raid_level: 'C__STOR_RAID_LEVEL__5' });
    const [raid] = await read(server, 'C__CATG__RAID');
    t.is(Number(raid?.full_capacity), 7 * 2 ** 30);
    t.is(Number(raid?.capacity), 4 * 2 ** 30);
  },
};
