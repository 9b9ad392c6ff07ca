<?php

// Generated from the document of a service by `kataster generate client`. Do not edit: generate it again.

declare(strict_types=1);

namespace Kataster;

/** A call without a result: which error the service returned, and what is wrong with which parameter or attribute. */
class KatasterError extends \RuntimeException
{
    /** Null where a newer service returns an error that this file does not know, and in NoAnswer. */
    public readonly ?ErrorName $errorName;

    /** @param array<string, string> $data */
    public function __construct(int $code, string $message, public readonly array $data = [])
    {
        parent::__construct($message . self::reasonsBeyond($message, $data), $code);
        $this->errorName = ErrorName::tryFrom($data['error'] ?? '');
    }

    /**
     * The first of the reasons that a message lacks: " (title: is required)".
     *
     * @param array<string, string> $data
     */
    private static function reasonsBeyond(string $message, array $data): string
    {
        unset($data['error'], $data['retry']);
        $reasons = array_map(static fn (string|int $name, string $reason) => "$name: $reason", array_keys($data), $data);
        $missing = array_filter($reasons, static fn (string $reason) => !str_contains($message, $reason));
        return $missing === [] ? '' : ' (' . implode('; ', \array_slice($missing, 0, 3)) . ')';
    }
}

/**
 * A call that got no answer: the service was not reached, the time was over, or what answered is not the service. Whether a write was
 * carried out is not known; repeated with the same idempotency key, it is carried out once.
 */
final class NoAnswer extends KatasterError
{
    public function __construct(string $message)
    {
        parent::__construct(0, $message);
    }
}

/**
 * A call that is ready to be sent in a batch.
 *
 * @template-covariant Result
 */
class Call
{
    /** @param array<string, mixed> $params */
    public function __construct(public readonly string $method, public readonly array $params, public readonly bool $isRepeatable)
    {
    }
}

/**
 * A call whose result is a page of a list: pages and each of the client read the whole list by it.
 *
 * @template-covariant Result
 * @template-covariant Page
 * @template-covariant Item
 * @extends Call<Result>
 */
final class PagedCall extends Call
{
    /**
     * @param array<string, mixed> $params
     * @param 'cursor'|'offset' $by the parameter that leads to the next page
     * @param ?string $items the member of a page that has its items; null where the page is their list
     */
    public function __construct(
        string $method,
        array $params,
        bool $isRepeatable,
        private readonly string $by,
        private readonly ?string $items,
        private readonly bool $isFeed,
    ) {
        parent::__construct($method, $params, $isRepeatable);
    }

    /**
     * Parameters of the call for the first page; that for the next page of a feed waits up to 20 seconds for something new.
     *
     * @return array<string, mixed>
     */
    public function beginning(): array
    {
        $first = $this->by === 'cursor' ? ['cursor' => ''] : ['offset' => 0, 'limit' => 500];
        return [...$first, ...($this->isFeed ? ['wait' => 20] : []), ...$this->params];
    }

    /**
     * Parameters of the call for the next page; null after the last one.
     *
     * @param array<string, mixed> $params
     * @param array<mixed> $page
     * @return ?array<string, mixed>
     */
    public function following(array $params, array $page): ?array
    {
        if ($this->by === 'cursor') {
            return $page['cursor'] === null ? null : [...$params, 'cursor' => $page['cursor']];
        }
        $count = \count($this->itemsOf($page));
        $isEnd = $count === 0 || $count < $params['limit'];
        return $isEnd ? null : [...$params, 'offset' => $params['offset'] + $count];
    }

    /**
     * @param array<mixed> $page
     * @return list<Item>
     */
    public function itemsOf(array $page): array
    {
        return $this->items === null ? $page : $page[$this->items];
    }
}

/** Sends calls and tells their answers apart. */
class Transport
{
    private const IDEMPOTENCY_KEY = 'idempotency_key';
    private int $lastId = 0;

    /**
     * @param string $url such as http://127.0.0.1:8080/jsonrpc
     * @param ?string $apikey sent in a header, which stays out of what is logged of bodies; a session in headers suffices without one
     * @param ?string $language of titles and messages: en or de
     * @param ?string $timeZone where times are returned with an offset, such as Europe/Berlin or UTC
     * @param float $timeout seconds until a call is given up, retries included
     * @param int $retries how often a call is tried again: where the service asks for it, and a call with an idempotency key also where
     *     it got no answer. Unless it is 0, every call that may have such a key gets one.
     * @param array<string, string> $headers of every request, such as X-RPC-Auth-Session with a session of idoit.login
     */
    public function __construct(
        private readonly string $url,
        #[\SensitiveParameter]
        private readonly ?string $apikey = null,
        private readonly ?string $language = null,
        private readonly ?string $timeZone = null,
        private readonly float $timeout = 30.0,
        private readonly int $retries = 3,
        private readonly array $headers = [],
    ) {
    }

    /**
     * The result of a call.
     *
     * @template Result
     * @param Call<Result> $call
     * @return Result
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function send(Call $call): mixed
    {
        $outcome = self::outcome($this->post([$this->envelope($call)], false));
        return $outcome instanceof KatasterError ? throw $outcome : $outcome;
    }

    /**
     * Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given.
     *
     * @param Call<mixed> ...$calls
     * @return list<mixed>
     * @throws KatasterError where the batch is rejected as a whole
     * @throws NoAnswer
     */
    public function batch(Call ...$calls): array
    {
        $envelopes = array_map($this->envelope(...), array_values($calls));
        if ($envelopes === []) {
            return [];
        }
        $answers = $this->post($envelopes, true);
        if (!array_is_list($answers)) {
            throw self::outcome($answers);
        }
        $byId = array_column($answers, null, 'id');
        return array_map(fn (array $envelope) => self::outcome($byId[$envelope['id']] ?? []), $envelopes);
    }

    /**
     * Reads the pages of a list, each by a call of its own, as long as the loop asks for them. limit is the length of a page. The feed of
     * changes has no end: its next page waits for something new.
     *
     * @template Page
     * @param PagedCall<mixed, Page, mixed> $call
     * @return \Generator<int, Page>
     */
    public function pages(PagedCall $call): \Generator
    {
        for ($params = $call->beginning(); $params !== null; $params = $call->following($params, $page)) {
            $page = $this->send(new Call($call->method, $params, $call->isRepeatable));
            yield $page;
        }
    }

    /**
     * Reads the items of a list, one by one, over all of its pages.
     *
     * @template Item
     * @param PagedCall<mixed, mixed, Item> $call
     * @return \Generator<int, Item>
     */
    public function each(PagedCall $call): \Generator
    {
        foreach ($this->pages($call) as $page) {
            foreach ($call->itemsOf($page) as $item) {
                yield $item;
            }
        }
    }

    /** @return array<string, mixed> */
    private function envelope(Call $call): array
    {
        $key = $call->isRepeatable && $this->retries > 0 ? [self::IDEMPOTENCY_KEY => bin2hex(random_bytes(16))] : [];
        $own = array_filter(['language' => $this->language, 'time_zone' => $this->timeZone], fn ($value) => $value !== null);
        $params = (object) [...$key, ...$call->params, ...$own];
        return ['jsonrpc' => '2.0', 'id' => ++$this->lastId, 'method' => $call->method, 'params' => $params];
    }

    /**
     * @param non-empty-list<array<string, mixed>> $envelopes
     * @return array<mixed>
     */
    private function post(array $envelopes, bool $isBatch): array
    {
        $body = json_encode($isBatch ? $envelopes : $envelopes[0], JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
        // A call that waits for something to happen may take so much longer.
        $wait = max(array_map(fn (array $envelope) => $envelope['params']->wait ?? 0, $envelopes));
        $deadline = microtime(true) + $this->timeout + $wait;
        $isRepeatable = array_filter($envelopes, fn (array $each) => !isset($each['params']->{self::IDEMPOTENCY_KEY})) === [];
        for ($attempt = 0;; $attempt++) {
            try {
                $answer = $this->exchange($body, $deadline, $isBatch);
                if ($attempt >= $this->retries || !self::asksForRetry($answer, $isRepeatable)) {
                    return $answer;
                }
            } catch (NoAnswer $failure) {
                if ($attempt >= $this->retries || !$isRepeatable) {
                    throw $failure;
                }
            }
            self::pause($attempt, $deadline);
        }
    }

    /** @return array<mixed> */
    private function exchange(string $body, float $deadline, bool $isBatch): array
    {
        $left = (int) (($deadline - microtime(true)) * 1000);
        if ($left <= 0) {
            throw new NoAnswer("no answer within {$this->timeout} s");
        }
        $own = [...($this->apikey === null ? [] : ['X-API-Key' => $this->apikey]), 'Content-Type' => 'application/json'];
        $headers = [...$this->headers, ...$own];
        $request = curl_init($this->url);
        curl_setopt_array($request, [
            CURLOPT_POSTFIELDS => $body,
            CURLOPT_HTTPHEADER => array_map(fn ($name, $value) => "$name: $value", array_keys($headers), $headers),
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => $left,
            CURLOPT_NOSIGNAL => true,
        ]);
        $text = curl_exec($request);
        if (!\is_string($text)) {
            throw new NoAnswer("{$this->url} does not answer: " . curl_error($request));
        }
        $answer = json_decode($text, true);
        if (!\is_array($answer) || !self::isAnswer($answer, $isBatch)) {
            $status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
            throw new NoAnswer("{$this->url} answered HTTP $status, but no JSON-RPC");
        }
        return $answer;
    }

    /**
     * Only a batch is answered by a list, and as a whole it can only fail.
     *
     * @param array<mixed> $answer
     */
    private static function isAnswer(array $answer, bool $isBatch): bool
    {
        if (array_is_list($answer)) {
            return $isBatch;
        }
        return \array_key_exists('error', $answer) || (!$isBatch && \array_key_exists('result', $answer));
    }

    /**
     * In a batch some calls may have been carried out, so only one that was rejected as a whole is sent again.
     *
     * @param array<mixed> $answer
     */
    private static function asksForRetry(array $answer, bool $isRepeatable): bool
    {
        $data = $answer['error']['data'] ?? [];
        return ($data['retry'] ?? '') === 'true' || ($isRepeatable && ($data['error'] ?? '') === 'OutcomeUnknown');
    }

    /** Half of each pause is left to chance, so that clients that were rejected together do not come back together. */
    private static function pause(int $attempt, float $deadline): void
    {
        $seconds = min(0.1 * 2 ** $attempt, 2.0) * random_int(500, 1000) / 1000;
        usleep((int) (max(0.0, min($seconds, $deadline - microtime(true))) * 1_000_000));
    }

    /** @param array<mixed> $answer */
    private static function outcome(array $answer): mixed
    {
        if (\array_key_exists('result', $answer)) {
            return $answer['result'];
        }
        $unanswered = ['code' => -32603, 'message' => 'No answer to this call', 'data' => ['error' => 'InternalError']];
        $error = $answer['error'] ?? $unanswered;
        return new KatasterError($error['code'], $error['message'], $error['data'] ?? []);
    }
}

/**
 * Parameters as they are sent: those that are null are absent, and an empty map is no empty list.
 *
 * @internal
 * @param array<string, mixed> $given
 * @param list<string> $maps
 * @return array<string, mixed>
 */
function paramsOf(array $given, array $maps = []): array
{
    $present = array_filter($given, fn ($value) => $value !== null);
    foreach ($maps as $name) {
        if (($present[$name] ?? null) === []) {
            $present[$name] = new \stdClass();
        }
    }
    return $present;
}

/** The names of the errors that a service returns. */
enum ErrorName: string
{
    case InvalidParameters = 'InvalidParameters';
    case ThingNotFound = 'ThingNotFound';
    case Forbidden = 'Forbidden';
}

/**
 * The methods cmdb.*
 *
 * @phpstan-import-type Thing from Types
 * @phpstan-import-type ThingId from Types
 */
final class CmdbMethodsCalls
{
    public readonly CmdbThingMethodsCalls $thing;

    public function __construct()
    {
        $this->thing = new CmdbThingMethodsCalls();
    }

    /**
     * Read a thing.
     *
     * @param ThingId $id Which thing.
     * @return Call<Thing>
     */
    public function thing(
        int|string $id,
    ): Call {
        return $this->thing->read($id);
    }
}

/**
 * The methods cmdb.thing.*
 *
 * @phpstan-import-type Done from Types
 * @phpstan-import-type Limit from Types
 * @phpstan-import-type Note from Types
 * @phpstan-import-type Thing from Types
 * @phpstan-import-type ThingId from Types
 * @phpstan-import-type Things from Types
 * @phpstan-import-type Title from Types
 */
final class CmdbThingMethodsCalls
{
    /**
     * List things.
     *
     * @param Limit|null $limit How many at most.
     * @param Limit|null $offset How many are passed over first.
     * @return PagedCall<Things, Things, Thing>
     */
    public function list(
        int|null $limit = null,
        int|null $offset = null,
    ): PagedCall {
        return new PagedCall('cmdb.thing.list', paramsOf(['limit' => $limit, 'offset' => $offset]), false, 'offset', null, false);
    }

    /**
     * Read a thing.
     *
     * @param ThingId $id Which thing.
     * @return Call<Thing>
     */
    public function read(
        int|string $id,
    ): Call {
        return new Call('cmdb.thing.read', paramsOf(['id' => $id]), false);
    }

    /**
     * Remove a thing.
     *
     * @param ThingId|null $id The thing of this id.
     * @param Title|null $title The thing of this title.
     * @param Note|null $note Why it is done.
     * @return Call<Done>
     */
    public function remove(
        int|string|null $id = null,
        string|null $title = null,
        string|null $note = null,
    ): Call {
        return new Call('cmdb.thing.remove', paramsOf(['id' => $id, 'title' => $title, 'note' => $note]), false);
    }

    /**
     * Rename a thing.
     *
     * @param ThingId $id Which thing.
     * @param Title $title Its new title.
     * @param Note|null $note Why it is done.
     * @return Call<Done>
     * @deprecated Use cmdb.thing.save.
     */
    public function rename(
        int|string $id,
        string $title,
        string|null $note = null,
    ): Call {
        return new Call('cmdb.thing.rename', paramsOf(['id' => $id, 'title' => $title, 'note' => $note]), false);
    }

    /**
     * Save a thing.
     *
     * @param ThingId $id Which thing.
     * @param Title $title Its title.
     * @param Note|null $note Why it is done.
     * @return Call<Done>
     */
    public function save(
        int|string $id,
        string $title,
        string|null $note = null,
    ): Call {
        return new Call('cmdb.thing.save', paramsOf(['id' => $id, 'title' => $title, 'note' => $note]), false);
    }
}

/**
 * The methods cmdb.*
 *
 * @phpstan-import-type Thing from Types
 * @phpstan-import-type ThingId from Types
 */
final class CmdbMethods
{
    public readonly CmdbThingMethods $thing;

    public function __construct(private readonly Transport $client)
    {
        $this->thing = new CmdbThingMethods($this->client);
    }

    /**
     * Read a thing.
     *
     * @param ThingId $id Which thing.
     * @return Thing
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function thing(
        int|string $id,
    ): array {
        return $this->thing->read($id);
    }
}

/**
 * The methods cmdb.thing.*
 *
 * @phpstan-import-type Done from Types
 * @phpstan-import-type Limit from Types
 * @phpstan-import-type Note from Types
 * @phpstan-import-type Thing from Types
 * @phpstan-import-type ThingId from Types
 * @phpstan-import-type Things from Types
 * @phpstan-import-type Title from Types
 */
final class CmdbThingMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * List things.
     *
     * @param Limit|null $limit How many at most.
     * @param Limit|null $offset How many are passed over first.
     * @return Things
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function list(
        int|null $limit = null,
        int|null $offset = null,
    ): array {
        return $this->client->send((new CmdbThingMethodsCalls())->list($limit, $offset));
    }

    /**
     * Read a thing.
     *
     * @param ThingId $id Which thing.
     * @return Thing
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $id,
    ): array {
        return $this->client->send((new CmdbThingMethodsCalls())->read($id));
    }

    /**
     * Remove a thing.
     *
     * @param ThingId|null $id The thing of this id.
     * @param Title|null $title The thing of this title.
     * @param Note|null $note Why it is done.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function remove(
        int|string|null $id = null,
        string|null $title = null,
        string|null $note = null,
    ): array {
        return $this->client->send((new CmdbThingMethodsCalls())->remove($id, $title, $note));
    }

    /**
     * Rename a thing.
     *
     * @param ThingId $id Which thing.
     * @param Title $title Its new title.
     * @param Note|null $note Why it is done.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     * @deprecated Use cmdb.thing.save.
     */
    public function rename(
        int|string $id,
        string $title,
        string|null $note = null,
    ): array {
        return $this->client->send((new CmdbThingMethodsCalls())->rename($id, $title, $note));
    }

    /**
     * Save a thing.
     *
     * @param ThingId $id Which thing.
     * @param Title $title Its title.
     * @param Note|null $note Why it is done.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function save(
        int|string $id,
        string $title,
        string|null $note = null,
    ): array {
        return $this->client->send((new CmdbThingMethodsCalls())->save($id, $title, $note));
    }
}

/**
 * The methods rpc.*
 *
 * @phpstan-import-type Document from Types
 */
final class RpcMethodsCalls
{
    /**
     * Read this document.
     *
     * @return Call<Document>
     */
    public function discover(): Call
    {
        return new Call('rpc.discover', [], false);
    }
}

/**
 * The methods rpc.*
 *
 * @phpstan-import-type Document from Types
 */
final class RpcMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read this document.
     *
     * @return Document
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function discover(): array
    {
        return $this->client->send((new RpcMethodsCalls())->discover());
    }
}

/** One function per method, for batches and lists: each prepares a call. */
final class Calls
{
    public readonly CmdbMethodsCalls $cmdb;
    public readonly RpcMethodsCalls $rpc;

    public function __construct()
    {
        $this->cmdb = new CmdbMethodsCalls();
        $this->rpc = new RpcMethodsCalls();
    }
}

/** The service as typed functions. An error of the service throws a KatasterError, a call without an answer NoAnswer. */
final class Kataster extends Transport
{
    public readonly Calls $calls;
    public readonly CmdbMethods $cmdb;
    public readonly RpcMethods $rpc;

    /**
     * @param string $url such as http://127.0.0.1:8080/jsonrpc
     * @param array<string, string> $headers
     * @see Transport::__construct() for what each is for
     */
    public function __construct(
        string $url,
        #[\SensitiveParameter]
        ?string $apikey = null,
        ?string $language = null,
        ?string $timeZone = null,
        float $timeout = 30.0,
        int $retries = 3,
        array $headers = [],
    ) {
        parent::__construct($url, $apikey, $language, $timeZone, $timeout, $retries, $headers);
        $this->calls = new Calls();
        $this->cmdb = new CmdbMethods($this);
        $this->rpc = new RpcMethods($this);
    }
}

/**
 * The shapes of parameters and results: `@phpstan-import-type ModelData from \Kataster\Types`.
 *
 * Limit: How many at most.
 * Title: The title of a thing.
 * Thing: A thing as it is read.
 * - id: The id of it.
 * - title: The title of it.
 * Things: Some things.
 * Id: An identifier.
 * ThingId: The id of a thing.
 * Note: A note of up to 100 characters.
 * Done: It is done.
 * - success: The success of it.
 * Document: This document.
 *
 * @phpstan-type Limit int
 * @phpstan-type Title string
 * @phpstan-type Thing array{id: string, title: Title}
 * @phpstan-type Things list<Thing>
 * @phpstan-type Id int|string
 * @phpstan-type ThingId Id
 * @phpstan-type Note string
 * @phpstan-type Done array{success: true}
 * @phpstan-type Document array<string, mixed>
 */
final class Types
{
}
