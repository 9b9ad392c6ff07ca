<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Kataster\Kataster;
use Kataster\KatasterError;

[$url, $busy, $key] = array_map(fn (string $name) => (string) getenv($name), ['URL', 'BUSY', 'KEY']);
$client = new Kataster($url, $key);
$type = 'C__OBJTYPE__SERVER';

foreach (['web1', 'web2', 'web3'] as $title) {
    $made = $client->cmdb->object->create(type: $type, title: $title);
    $client->cmdb->category->save(object: $made['id'], category: 'C__CATG__MODEL', data: ['serial' => "S-$title"]);
}

$titles = [];
foreach ($client->cmdb->objects->each(filter: ['type' => $type], order_by: 'title', limit: 2) as $server) {
    $titles[] = $server['title'];
}
echo implode(' ', $titles), "\n";

foreach ($client->each($client->calls->kataster->changes->follow(since: 0)) as $set) {
    echo $set['method'], ' ', $set['number'], "\n";
    if ($set['method'] === 'cmdb.category.save') {
        break;
    }
}

try {
    $client->cmdb->object->create(type: $type, title: '');
} catch (KatasterError $error) {
    echo $error->errorName?->value, str_contains($error->getMessage(), 'title: ') ? ' true' : ' false', "\n";
}

echo (new Kataster($busy, $key, retries: 5))->cmdb->object->archive(object: 7)['message'], "\n";
