<?php
// Prints by php-json-schema, for each schema and each of its values, whether the value is valid, as 1 or 0.
require 'JsonSchema/autoload.php';

use JsonSchema\Constraints\Factory;
use JsonSchema\SchemaStorage;
use JsonSchema\Validator;

$given = json_decode(stream_get_contents(STDIN));
$storage = new SchemaStorage();
$storage->addSchema('file://document', (object) ['definitions' => $given->definitions]);
$factory = new Factory($storage);
foreach ($given->cases as $each) {
    $schema = json_decode(str_replace('"#', '"file://document#', json_encode($each->schema, JSON_UNESCAPED_SLASHES)));
    foreach ($each->values as $value) {
        $validator = new Validator($factory);
        $validator->validate($value, $schema);
        echo (int) $validator->isValid();
    }
}
