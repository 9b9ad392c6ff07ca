<?php

// Cases of the client for PHP, by the names that the table of expected values has.

declare(strict_types=1);

require __DIR__ . '/kataster.php';

use Kataster\Kataster;
use Kataster\KatasterError;
use Kataster\NoAnswer;

const TYPE = 'C__OBJTYPE__SERVER';
const MODEL = 'C__CATG__MODEL';

$url = getenv('URL');
$key = getenv('KEY');
$client = new Kataster($url, $key);
$told = [];

function failure(callable $call): mixed
{
    try {
        $call();
        return 'none';
    } catch (NoAnswer) {
        return 'no answer';
    } catch (KatasterError $error) {
        return [$error->errorName?->value, $error->getCode(), $error->data['error']];
    }
}

$made = $client->cmdb->object->create(type: TYPE, title: 'web1', categories: [MODEL => ['manufacturer' => 'Lenovo']]);
$object = (int) $made['id'];
[$read] = $client->cmdb->category->read(objID: $object, category: MODEL);
$told['object'] = [$client->cmdb->object->read(id: $object)['title'], $read['manufacturer']['title']];
$told['error'] = failure(fn () => $client->cmdb->object->read(id: 99));
$told['denied'] = failure(fn () => (new Kataster($url, 'wrong'))->cmdb->object->read(id: $object));
$told['newer'] = failure(fn () => (new Kataster(getenv('NEWER'), $key))->cmdb->object->read(id: 1));

[$second, $missing] = $client->batch(
    $client->calls->cmdb->object->create(type: TYPE, title: 'web2'),
    $client->calls->cmdb->object->read(id: 99),
);
$told['batch'] = [$second['success'], $missing->errorName];

foreach (['web3', 'web4', 'web5'] as $title) {
    $client->cmdb->object->create(type: TYPE, title: $title);
}
$servers = $client->calls->cmdb->objects->read(filter: ['type' => TYPE], order_by: 'title', limit: 2);
foreach ($client->each($servers) as $each) {
    $told['each'][] = $each['title'];
}
foreach ($client->pages($servers) as $page) {
    $told['pages'][] = count($page['objects']);
}
foreach ($client->cmdb->objects->each(filter: ['type' => TYPE], order_by: 'title', limit: 2) as $each) {
    $told['group'][] = $each['title'];
}

foreach (['a', 'b', 'c'] as $hostname) {
    $client->cmdb->category->save(object: $object, category: 'C__CATG__IP', data: ['hostname' => $hostname]);
}
$addresses = $client->calls->cmdb->category->read(objID: $object, category: 'C__CATG__IP', limit: 2);
foreach ($client->each($addresses) as $each) {
    $told['entries'][] = $each['hostname'];
}
$methods = [];
foreach ($client->each($client->calls->kataster->changes->follow(since: 0, limit: 2)) as $set) {
    $methods[] = $set['method'];
    if (count($methods) === 8) {
        break;
    }
}
$told['feed'] = end($methods);

$updated = $client->cmdb->category->update(objID: $object, category: MODEL, data: ['manufacturer' => null]);
[$cleared] = $client->cmdb->category->read(objID: $object, category: MODEL);
$told['cleared'] = [$updated['success'], $cleared['manufacturer']];
$once = fn () => $client->cmdb->object->create(type: TYPE, title: 'once', idempotency_key: 'one and the same')['id'];
$told['idempotent'] = count(array_unique([$once(), $once()]));
$german = new Kataster($url, $key, language: 'de');
$told['language'] = $german->cmdb->object->create(type: TYPE, title: 'web6')['message'];
$far = new Kataster($url, $key, timeZone: 'Asia/Kathmandu');
$told['zone'] = substr($far->cmdb->object->read(id: $object)['created'], -6);

$person = ['X-RPC-Auth-Username' => 'ada', 'X-RPC-Auth-Password' => getenv('PASSWORD')];
$session = (new Kataster($url, headers: $person))->idoit->login();
$headers = ['X-RPC-Auth-Session' => $session['session-id']];
$told['session'] = (new Kataster($url, headers: $headers))->idoit->version()['login']['username'];

$told['retried'] = (new Kataster(getenv('BUSY'), $key))->cmdb->object->archive(object: $object)['message'];
$told['repeated'] = (new Kataster(getenv('CUT'), $key))->cmdb->object->archive(object: $object)['message'];
$told['html'] = failure(fn () => (new Kataster(getenv('HTML'), $key))->cmdb->object->read(id: 1));
$told['silent'] = failure(fn () => (new Kataster(getenv('SILENT'), $key, timeout: 0.3))->cmdb->object->read(id: 1));

function thrown(callable $call): ?\Throwable
{
    try {
        $call();
        return null;
    } catch (\Throwable $error) {
        return $error;
    }
}

$told['reasons'] = array_map(fn (string $name) => thrown(
    fn () => (new Kataster(getenv($name), $key))->cmdb->object->read(id: 1)
)?->getMessage(), ['REASONS', 'TOLD', 'NAMED']);
$told['base'] = array_map(fn (string $address) => thrown(
    fn () => (new Kataster($address, $key))->cmdb->object->read(id: 99)
) instanceof KatasterError, [$url, getenv('HTML')]);
echo json_encode($told), "\n";
