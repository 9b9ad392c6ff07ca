<?php

// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

declare(strict_types=1);

namespace Kataster;

/** An error that the service returned: which one, and what is wrong with which parameter or attribute. */
final class KatasterError extends \RuntimeException
{
    /** Null where a newer service returns an error that this file does not know. */
    public readonly ?ErrorName $errorName;

    /** @param array<string, string> $data */
    public function __construct(int $code, string $message, public readonly array $data = [])
    {
        parent::__construct($message, $code);
        $this->errorName = ErrorName::tryFrom($data['error'] ?? '');
    }
}

/**
 * A call that got no answer: the service was not reached, the time was over, or what answered is not the service. Whether a write was
 * carried out is not known; repeated with the same idempotency key, it is carried out once.
 */
final class NoAnswer extends \RuntimeException
{
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
    case ParseError = 'ParseError';
    case InvalidRequest = 'InvalidRequest';
    case MethodNotFound = 'MethodNotFound';
    case InvalidParameters = 'InvalidParameters';
    case ValidationFailed = 'ValidationFailed';
    case ObjectNotFound = 'ObjectNotFound';
    case ObjectTypeNotFound = 'ObjectTypeNotFound';
    case CategoryNotFound = 'CategoryNotFound';
    case EntryNotFound = 'EntryNotFound';
    case EntryMissing = 'EntryMissing';
    case SingleValueCategory = 'SingleValueCategory';
    case TransitionRefused = 'TransitionRefused';
    case InternalError = 'InternalError';
    case AuthenticationFailed = 'AuthenticationFailed';
    case Forbidden = 'Forbidden';
    case PasswordExpired = 'PasswordExpired';
    case Conflict = 'Conflict';
    case SwitchedOff = 'SwitchedOff';
    case CursorEnded = 'CursorEnded';
    case LimitExceeded = 'LimitExceeded';
    case Busy = 'Busy';
    case StorageUnavailable = 'StorageUnavailable';
    case TimedOut = 'TimedOut';
    case Stopping = 'Stopping';
    case OutcomeUnknown = 'OutcomeUnknown';
    case CategoryWithoutAttributes = 'CategoryWithoutAttributes';
}

/**
 * The methods cmdb.*
 */
final class CmdbMethodsCalls
{
    public readonly CmdbCategoriesMethodsCalls $categories;

    public readonly CmdbCategoryMethodsCalls $category;

    public readonly CmdbCategoryInfoMethodsCalls $category_info;

    public readonly CmdbConditionMethodsCalls $condition;

    public readonly CmdbDialogMethodsCalls $dialog;

    public readonly CmdbExternalMethodsCalls $external;

    public readonly CmdbImpactMethodsCalls $impact;

    public readonly CmdbLocationTreeMethodsCalls $location_tree;

    public readonly CmdbLogbookMethodsCalls $logbook;

    public readonly CmdbObjectMethodsCalls $object;

    public readonly CmdbObjectTypeCategoriesMethodsCalls $object_type_categories;

    public readonly CmdbObjectTypeGroupsMethodsCalls $object_type_groups;

    public readonly CmdbObjectTypesMethodsCalls $object_types;

    public readonly CmdbObjectsMethodsCalls $objects;

    public readonly CmdbObjectsByRelationMethodsCalls $objects_by_relation;

    public readonly CmdbReportMethodsCalls $report;

    public readonly CmdbReportsMethodsCalls $reports;

    public readonly CmdbStatusMethodsCalls $status;

    public readonly CmdbWorkstationComponentsMethodsCalls $workstation_components;

    public function __construct()
    {
        $this->categories = new CmdbCategoriesMethodsCalls();
        $this->category = new CmdbCategoryMethodsCalls();
        $this->category_info = new CmdbCategoryInfoMethodsCalls();
        $this->condition = new CmdbConditionMethodsCalls();
        $this->dialog = new CmdbDialogMethodsCalls();
        $this->external = new CmdbExternalMethodsCalls();
        $this->impact = new CmdbImpactMethodsCalls();
        $this->location_tree = new CmdbLocationTreeMethodsCalls();
        $this->logbook = new CmdbLogbookMethodsCalls();
        $this->object = new CmdbObjectMethodsCalls();
        $this->object_type_categories = new CmdbObjectTypeCategoriesMethodsCalls();
        $this->object_type_groups = new CmdbObjectTypeGroupsMethodsCalls();
        $this->object_types = new CmdbObjectTypesMethodsCalls();
        $this->objects = new CmdbObjectsMethodsCalls();
        $this->objects_by_relation = new CmdbObjectsByRelationMethodsCalls();
        $this->report = new CmdbReportMethodsCalls();
        $this->reports = new CmdbReportsMethodsCalls();
        $this->status = new CmdbStatusMethodsCalls();
        $this->workstation_components = new CmdbWorkstationComponentsMethodsCalls();
    }
}

/**
 * The methods cmdb.categories.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type CategorySelection from Types
 * @phpstan-import-type EntriesByKind from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 */
final class CmdbCategoriesMethodsCalls
{
    /**
     * Read the entries of several categories.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategorySelection|null $catgID Global categories.
     * @param CategorySelection|null $catsID Specific categories.
     * @param CategorySelection|null $customID Categories of the site.
     * @param Flag|null $content Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps the response short.
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<EntriesByKind>
     */
    public function read(
        int|string $objID,
        string|int|array|null $catgID = null,
        string|int|array|null $catsID = null,
        string|int|array|null $customID = null,
        int|bool|null $content = null,
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('cmdb.categories.read', paramsOf(['objID' => $objID, 'catgID' => $catgID, 'catsID' => $catsID, 'customID' => $customID, 'content' => $content, 'with_revision' => $with_revision, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods cmdb.category.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type CategoryConstant from Types
 * @phpstan-import-type CategoryEntries from Types
 * @phpstan-import-type CategoryEntry from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type EntryCreated from Types
 * @phpstan-import-type EntryData from Types
 * @phpstan-import-type EntryId from Types
 * @phpstan-import-type EntrySaved from Types
 * @phpstan-import-type EntryStatusFilter from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type MultiValueCategory from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type Revision from Types
 */
final class CmdbCategoryMethodsCalls
{
    /**
     * Archive an entry.
     *
     * @param ObjectId $object Object identifier.
     * @param MultiValueCategory $category Category constant.
     * @param EntryId $entry Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function archive(
        int|string $object,
        string $category,
        int|string $entry,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.category.archive', paramsOf(['object' => $object, 'category' => $category, 'entry' => $entry, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Create an entry.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryData $data Attribute names and the values to save.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<EntryCreated>
     * @deprecated Use cmdb.category.save.
     */
    public function create(
        int|string $objID,
        string $category,
        array $data,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.category.create', paramsOf(['objID' => $objID, 'category' => $category, 'data' => $data, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision], ['data']), true);
    }

    /**
     * Take an entry one step towards deletion.
     *
     * @param ObjectId $objID Object identifier.
     * @param MultiValueCategory $category Category constant.
     * @param EntryId|null $cateID Entry identifier; the entry goes one step further.
     * @param EntryId|null $entry Entry identifier; the entry is marked as deleted at once.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function delete(
        int|string $objID,
        string $category,
        int|string|null $cateID = null,
        int|string|null $entry = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.category.delete', paramsOf(['objID' => $objID, 'category' => $category, 'cateID' => $cateID, 'entry' => $entry, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Purge an entry.
     *
     * @param ObjectId $object Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryId|null $entry Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function purge(
        int|string $object,
        string $category,
        int|string|null $entry = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.category.purge', paramsOf(['object' => $object, 'category' => $category, 'entry' => $entry, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Purge an entry where Quickpurge is enabled.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryId|null $cateID Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function quickpurge(
        int|string $objID,
        string $category,
        int|string|null $cateID = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.category.quickpurge', paramsOf(['objID' => $objID, 'category' => $category, 'cateID' => $cateID, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Read the entries of a category.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryStatusFilter|null $status Record status of the entries to read.
     * @param PageLimit|null $limit How many entries at most.
     * @param PageOffset|null $offset How many entries to pass over first.
     * @param Flag|null $content Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps a list of files short.
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return PagedCall<CategoryEntries, CategoryEntries, CategoryEntry>
     */
    public function read(
        int|string $objID,
        string $category,
        int|string|null $status = null,
        int|null $limit = null,
        int|null $offset = null,
        int|bool|null $content = null,
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): PagedCall {
        return new PagedCall('cmdb.category.read', paramsOf(['objID' => $objID, 'category' => $category, 'status' => $status, 'limit' => $limit, 'offset' => $offset, 'content' => $content, 'with_revision' => $with_revision, 'as_of' => $as_of]), false, 'offset', null, false);
    }

    /**
     * Recycle an entry.
     *
     * @param ObjectId $object Object identifier.
     * @param MultiValueCategory $category Category constant.
     * @param EntryId $entry Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function recycle(
        int|string $object,
        string $category,
        int|string $entry,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.category.recycle', paramsOf(['object' => $object, 'category' => $category, 'entry' => $entry, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Create or update an entry.
     *
     * @param ObjectId $object Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryData $data Attribute names and the values to save.
     * @param EntryId|null $entry Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<EntrySaved>
     */
    public function save(
        int|string $object,
        string $category,
        array $data,
        int|string|null $entry = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.category.save', paramsOf(['object' => $object, 'category' => $category, 'data' => $data, 'entry' => $entry, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision], ['data']), true);
    }

    /**
     * Update an entry.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryData $data Attribute names and the values to save.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     * @deprecated Use cmdb.category.save.
     */
    public function update(
        int|string $objID,
        string $category,
        array $data,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.category.update', paramsOf(['objID' => $objID, 'category' => $category, 'data' => $data, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision], ['data']), true);
    }
}

/**
 * The methods cmdb.category_info.*
 *
 * @phpstan-import-type CategoryConstant from Types
 * @phpstan-import-type CategoryInfo from Types
 */
final class CmdbCategoryInfoMethodsCalls
{
    /**
     * Read the attributes of a category.
     *
     * @param CategoryConstant $category Category constant.
     * @return Call<CategoryInfo>
     */
    public function read(
        string $category,
    ): Call {
        return new Call('cmdb.category_info.read', paramsOf(['category' => $category]), false);
    }
}

/**
 * The methods cmdb.condition.*
 *
 * @phpstan-import-type FoundObjects from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type ReportConditions from Types
 */
final class CmdbConditionMethodsCalls
{
    /**
     * Find objects by conditions.
     *
     * @param ReportConditions $conditions What the objects must be like.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<FoundObjects>
     */
    public function read(
        array $conditions,
        int|string|null $as_of = null,
    ): Call {
        return new Call('cmdb.condition.read', paramsOf(['conditions' => $conditions, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods cmdb.dialog.*
 *
 * @phpstan-import-type AddedChoiceId from Types
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type AttributeKey from Types
 * @phpstan-import-type CategoryConstant from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ChoiceSaved from Types
 * @phpstan-import-type ChoiceTitle from Types
 * @phpstan-import-type DialogChoices from Types
 * @phpstan-import-type DialogProperty from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ParentReference from Types
 */
final class CmdbDialogMethodsCalls
{
    /**
     * Add a choice to a dialog.
     *
     * @param CategoryConstant $category Category constant.
     * @param AttributeKey $property Key of the attribute.
     * @param ChoiceTitle $value Title of the choice.
     * @param ParentReference|null $parent The choice it depends on, where choices of the list depend on others: its id as a number, or its constant or title as a text.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<ChoiceSaved>
     */
    public function create(
        string $category,
        string $property,
        string $value,
        int|string|null $parent = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.dialog.create', paramsOf(['category' => $category, 'property' => $property, 'value' => $value, 'parent' => $parent, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }

    /**
     * Delete a choice of a dialog.
     *
     * @param CategoryConstant $category Category constant.
     * @param AttributeKey $property Key of the attribute.
     * @param AddedChoiceId $entry_id Id of the choice.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<ChoiceSaved>
     */
    public function delete(
        string $category,
        string $property,
        int|string $entry_id,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.dialog.delete', paramsOf(['category' => $category, 'property' => $property, 'entry_id' => $entry_id, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }

    /**
     * Read the choices of a dialog.
     *
     * @param CategoryConstant $category Category constant.
     * @param DialogProperty $property Key of the attribute, or a list of keys.
     * @return Call<DialogChoices>
     */
    public function read(
        string $category,
        string|array $property,
    ): Call {
        return new Call('cmdb.dialog.read', paramsOf(['category' => $category, 'property' => $property]), false);
    }

    /**
     * Retitle a choice of a dialog.
     *
     * @param CategoryConstant $category Category constant.
     * @param AttributeKey $property Key of the attribute.
     * @param AddedChoiceId $entry_id Id of the choice.
     * @param ChoiceTitle $value New title.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<ChoiceSaved>
     */
    public function update(
        string $category,
        string $property,
        int|string $entry_id,
        string $value,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.dialog.update', paramsOf(['category' => $category, 'property' => $property, 'entry_id' => $entry_id, 'value' => $value, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }
}

/**
 * The methods cmdb.external.*
 */
final class CmdbExternalMethodsCalls
{
    public readonly CmdbExternalLinkMethodsCalls $link;

    public readonly CmdbExternalPullMethodsCalls $pull;

    public readonly CmdbExternalPushMethodsCalls $push;

    public function __construct()
    {
        $this->link = new CmdbExternalLinkMethodsCalls();
        $this->pull = new CmdbExternalPullMethodsCalls();
        $this->push = new CmdbExternalPushMethodsCalls();
    }
}

/**
 * The methods cmdb.external.link.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type ExternalId from Types
 * @phpstan-import-type ExternalType from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ObjectId from Types
 */
final class CmdbExternalLinkMethodsCalls
{
    /**
     * Link an object to an external id.
     *
     * @param ExternalType $extType The data source.
     * @param ExternalId $extId The id that it gives to the object.
     * @param ObjectId $objectId The object.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<Done>
     */
    public function v2(
        string $extType,
        string $extId,
        int|string $objectId,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.external.link.v2', paramsOf(['extType' => $extType, 'extId' => $extId, 'objectId' => $objectId, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }
}

/**
 * The methods cmdb.external.pull.*
 *
 * @phpstan-import-type ExternalId from Types
 * @phpstan-import-type ExternalObjects from Types
 * @phpstan-import-type ExternalType from Types
 */
final class CmdbExternalPullMethodsCalls
{
    /**
     * Read the objects of a data source.
     *
     * @param ExternalType $extType The data source.
     * @param ExternalId|null $extId The id that it gives to the object; all of its objects without it.
     * @return Call<ExternalObjects>
     */
    public function v2(
        string $extType,
        string|null $extId = null,
    ): Call {
        return new Call('cmdb.external.pull.v2', paramsOf(['extType' => $extType, 'extId' => $extId]), false);
    }
}

/**
 * The methods cmdb.external.push.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ExternalData from Types
 * @phpstan-import-type ExternalId from Types
 * @phpstan-import-type ExternalPushed from Types
 * @phpstan-import-type ExternalType from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ObjectTypeReference from Types
 * @phpstan-import-type Title from Types
 */
final class CmdbExternalPushMethodsCalls
{
    /**
     * Write what a data source knows of an object.
     *
     * @param ExternalType $extType The data source.
     * @param ExternalId $extId The id that it gives to the object.
     * @param Title $title The title of the object.
     * @param ObjectTypeReference $class The type of the object; that of one that is there stays.
     * @param ExternalData $data The entries.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<ExternalPushed>
     */
    public function v2(
        string $extType,
        string $extId,
        string $title,
        string|int $class,
        array $data,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.external.push.v2', paramsOf(['extType' => $extType, 'extId' => $extId, 'title' => $title, 'class' => $class, 'data' => $data, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run], ['data']), true);
    }
}

/**
 * The methods cmdb.impact.*
 *
 * @phpstan-import-type ImpactTree from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type RelatedStatusFilter from Types
 * @phpstan-import-type RelationTypesAsked from Types
 */
final class CmdbImpactMethodsCalls
{
    /**
     * Read what depends on an object along relations.
     *
     * @param ObjectId $id Identifier of the object.
     * @param RelationTypesAsked $relation_type Relation type by its constant or id, or a list of them.
     * @param RelatedStatusFilter|null $status Record status of the relations.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<ImpactTree>
     */
    public function read(
        int|string $id,
        string|int|array $relation_type,
        int|string|null $status = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('cmdb.impact.read', paramsOf(['id' => $id, 'relation_type' => $relation_type, 'status' => $status, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods cmdb.location_tree.*
 *
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type Places from Types
 * @phpstan-import-type RelatedStatusFilter from Types
 * @phpstan-import-type TreeDepth from Types
 */
final class CmdbLocationTreeMethodsCalls
{
    /**
     * Read what stands in a place.
     *
     * @param ObjectId $id Identifier of the object in which others stand.
     * @param RelatedStatusFilter|null $status Record status of the objects that are returned.
     * @param TreeDepth|null $depth How many levels; without it one.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<Places>
     */
    public function read(
        int|string $id,
        int|string|null $status = null,
        int|null $depth = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('cmdb.location_tree.read', paramsOf(['id' => $id, 'status' => $status, 'depth' => $depth, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods cmdb.logbook.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type Description from Types
 * @phpstan-import-type EntryStatusFilter from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type LogAlertLevel from Types
 * @phpstan-import-type LogMessage from Types
 * @phpstan-import-type LogMoment from Types
 * @phpstan-import-type LogRecordId from Types
 * @phpstan-import-type LogRecords from Types
 * @phpstan-import-type LogSource from Types
 * @phpstan-import-type LogbookWritten from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type ObjectIds from Types
 * @phpstan-import-type PageLimit from Types
 */
final class CmdbLogbookMethodsCalls
{
    /**
     * Write a message in the logbook.
     *
     * @param LogMessage $message The text.
     * @param ObjectId|null $object_id The object.
     * @param ObjectIds|null $object_ids Several objects.
     * @param Description|null $description A longer text.
     * @param LogSource|null $source Where the message comes from: a choice of the dialog logbook_source.
     * @param LogAlertLevel|null $alert_level How grave it is: a choice of the dialog logbook_level, C__LOGBOOK__ALERT_LEVEL__0 to C__LOGBOOK__ALERT_LEVEL__3.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<LogbookWritten>
     */
    public function create(
        string $message,
        int|string|null $object_id = null,
        array|null $object_ids = null,
        string|null $description = null,
        string|int|null $source = null,
        string|int|null $alert_level = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.logbook.create', paramsOf(['message' => $message, 'object_id' => $object_id, 'object_ids' => $object_ids, 'description' => $description, 'source' => $source, 'alert_level' => $alert_level, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }

    /**
     * Read the logbook.
     *
     * @param LogRecordId|null $id The record with this id.
     * @param ObjectId|null $object_id The object to which it happened.
     * @param LogRecordId|null $catg_logbook_id The record with this id in C__CATG__LOGBOOK.
     * @param LogMoment|null $since Records later than this.
     * @param EntryStatusFilter|null $status Record status of messages. Changes have the status normal.
     * @param PageLimit|null $limit How many records at most; 1000 where nothing is said.
     * @return Call<LogRecords>
     */
    public function read(
        int|string|null $id = null,
        int|string|null $object_id = null,
        int|string|null $catg_logbook_id = null,
        int|string|null $since = null,
        int|string|null $status = null,
        int|null $limit = null,
    ): Call {
        return new Call('cmdb.logbook.read', paramsOf(['id' => $id, 'object_id' => $object_id, 'catg_logbook_id' => $catg_logbook_id, 'since' => $since, 'status' => $status, 'limit' => $limit]), false);
    }
}

/**
 * The methods cmdb.object.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ChoiceInput from Types
 * @phpstan-import-type CmdbObject from Types
 * @phpstan-import-type CmdbStatusReference from Types
 * @phpstan-import-type DeletionTarget from Types
 * @phpstan-import-type Description from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type EntriesByCategory from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type InitialStatus from Types
 * @phpstan-import-type ObjectCreated from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type ObjectIds from Types
 * @phpstan-import-type ObjectTypeReference from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type Revision from Types
 * @phpstan-import-type Sysid from Types
 * @phpstan-import-type Title from Types
 */
final class CmdbObjectMethodsCalls
{
    /**
     * Archive an object.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function archive(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.object.archive', paramsOf(['object' => $object, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Create an object.
     *
     * @param ObjectTypeReference $type Object type constant or id.
     * @param Title $title Title of the object.
     * @param ChoiceInput|null $category Category attribute of Global.
     * @param ChoiceInput|null $purpose Purpose attribute of Global.
     * @param CmdbStatusReference|null $cmdb_status CMDB status constant or id.
     * @param Description|null $description Description attribute of Global.
     * @param Sysid|null $sysid System identifier; generated by the service where it is absent.
     * @param InitialStatus|null $status Record status the object begins with.
     * @param ObjectId|null $template Object whose normal entries are copied, and of Global what the call does not name: as far as the caller may view them. A login is not copied; what only the service sets is set anew.
     * @param Flag|null $defaultTemplate Whether the default template of the object type is used.
     * @param EntriesByCategory|null $categories Entries to create with the object.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<ObjectCreated>
     */
    public function create(
        string|int $type,
        string $title,
        string|int|null $category = null,
        string|int|null $purpose = null,
        string|int|null $cmdb_status = null,
        string|null $description = null,
        string|null $sysid = null,
        int|string|null $status = null,
        int|string|null $template = null,
        int|bool|null $defaultTemplate = null,
        array|null $categories = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.object.create', paramsOf(['type' => $type, 'title' => $title, 'category' => $category, 'purpose' => $purpose, 'cmdb_status' => $cmdb_status, 'description' => $description, 'sysid' => $sysid, 'status' => $status, 'template' => $template, 'defaultTemplate' => $defaultTemplate, 'categories' => $categories, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run], ['categories']), true);
    }

    /**
     * Archive, delete or purge an object.
     *
     * @param ObjectId $id Object identifier.
     * @param DeletionTarget $status Where the object goes.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function delete(
        int|string $id,
        string|int $status,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.object.delete', paramsOf(['id' => $id, 'status' => $status, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Mark an object as mass change template.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function markAsMassChangeTemplate(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.object.markAsMassChangeTemplate', paramsOf(['object' => $object, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Mark an object as template.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function markAsTemplate(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.object.markAsTemplate', paramsOf(['object' => $object, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Purge an object.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function purge(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.object.purge', paramsOf(['object' => $object, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Purge objects where Quickpurge is enabled.
     *
     * @param ObjectId|null $id Object identifier.
     * @param ObjectIds|null $ids Identifiers of several objects.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function quickpurge(
        int|string|null $id = null,
        array|null $ids = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.object.quickpurge', paramsOf(['id' => $id, 'ids' => $ids, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Read an object.
     *
     * @param ObjectId $id Object identifier.
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<CmdbObject>
     */
    public function read(
        int|string $id,
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('cmdb.object.read', paramsOf(['id' => $id, 'with_revision' => $with_revision, 'as_of' => $as_of]), false);
    }

    /**
     * Recycle an object.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function recycle(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.object.recycle', paramsOf(['object' => $object, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Change the title of an object.
     *
     * @param ObjectId $id Object identifier.
     * @param Title $title New title.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function update(
        int|string $id,
        string $title,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('cmdb.object.update', paramsOf(['id' => $id, 'title' => $title, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }
}

/**
 * The methods cmdb.object_type_categories.*
 *
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ObjectTypeCategories from Types
 * @phpstan-import-type ObjectTypeReference from Types
 */
final class CmdbObjectTypeCategoriesMethodsCalls
{
    /**
     * Read the categories of an object type.
     *
     * @param ObjectTypeReference $type The object type by its constant or its id.
     * @param Flag|null $raw Rows by the names of their columns, for existing clients alone.
     * @return Call<ObjectTypeCategories>
     */
    public function read(
        string|int $type,
        int|bool|null $raw = null,
    ): Call {
        return new Call('cmdb.object_type_categories.read', paramsOf(['type' => $type, 'raw' => $raw]), false);
    }
}

/**
 * The methods cmdb.object_type_groups.*
 *
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ListLimit from Types
 * @phpstan-import-type ObjectTypeGroupFilter from Types
 * @phpstan-import-type ObjectTypeGroups from Types
 * @phpstan-import-type ObjectTypeOrder from Types
 * @phpstan-import-type SortDirection from Types
 */
final class CmdbObjectTypeGroupsMethodsCalls
{
    /**
     * Read groups of object types.
     *
     * @param ObjectTypeGroupFilter|null $filter Which groups are read.
     * @param ObjectTypeOrder|null $order_by What the list is sorted by.
     * @param SortDirection|null $sort Ascending or descending.
     * @param ListLimit|null $limit How many at most: a number, or an offset and a number, such as "20,10".
     * @param Flag|null $raw Rows by the names of their columns, for existing clients alone.
     * @return Call<ObjectTypeGroups>
     */
    public function read(
        array|null $filter = null,
        string|null $order_by = null,
        string|null $sort = null,
        int|string|null $limit = null,
        int|bool|null $raw = null,
    ): Call {
        return new Call('cmdb.object_type_groups.read', paramsOf(['filter' => $filter, 'order_by' => $order_by, 'sort' => $sort, 'limit' => $limit, 'raw' => $raw], ['filter']), false);
    }
}

/**
 * The methods cmdb.object_types.*
 *
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ListLimit from Types
 * @phpstan-import-type ObjectTypeFilter from Types
 * @phpstan-import-type ObjectTypeOrder from Types
 * @phpstan-import-type ObjectTypes from Types
 * @phpstan-import-type SortDirection from Types
 */
final class CmdbObjectTypesMethodsCalls
{
    /**
     * Read object types.
     *
     * @param ObjectTypeFilter|null $filter Which object types are read.
     * @param Flag|null $countobjects Whether each type has the number of its normal objects.
     * @param ObjectTypeOrder|null $order_by What the list is sorted by.
     * @param SortDirection|null $sort Ascending or descending.
     * @param ListLimit|null $limit How many at most: a number, or an offset and a number, such as "20,10".
     * @param Flag|null $raw Rows by the names of their columns, for existing clients alone.
     * @return Call<ObjectTypes>
     */
    public function read(
        array|null $filter = null,
        int|bool|null $countobjects = null,
        string|null $order_by = null,
        string|null $sort = null,
        int|string|null $limit = null,
        int|bool|null $raw = null,
    ): Call {
        return new Call('cmdb.object_types.read', paramsOf(['filter' => $filter, 'countobjects' => $countobjects, 'order_by' => $order_by, 'sort' => $sort, 'limit' => $limit, 'raw' => $raw], ['filter']), false);
    }
}

/**
 * The methods cmdb.objects.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type CategoriesWanted from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ListCursor from Types
 * @phpstan-import-type ListLimit from Types
 * @phpstan-import-type ListedObject from Types
 * @phpstan-import-type ObjectColumns from Types
 * @phpstan-import-type ObjectFilter from Types
 * @phpstan-import-type ObjectList from Types
 * @phpstan-import-type ObjectPage from Types
 * @phpstan-import-type ObjectSortKey from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type SortDirection from Types
 */
final class CmdbObjectsMethodsCalls
{
    /**
     * List objects.
     *
     * @param ObjectFilter|null $filter What the objects must be like.
     * @param ListLimit|null $limit How many objects at most, and how many to pass over first.
     * @param ObjectSortKey|null $order_by What the list is sorted by.
     * @param SortDirection|null $sort The direction of the order.
     * @param ListCursor|null $cursor Position to continue from; makes the result a page.
     * @param Flag|null $count Whether the number of objects on all pages is returned; makes the result a page.
     * @param CategoriesWanted|null $categories Entries that are returned with each object.
     * @param ObjectColumns|null $fields Values of the objects that are returned.
     * @param Flag|null $content Whether the content of uploaded files is returned in entries.
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return PagedCall<ObjectList, ObjectPage, ListedObject>
     */
    public function read(
        array|null $filter = null,
        int|string|null $limit = null,
        string|null $order_by = null,
        string|null $sort = null,
        string|null $cursor = null,
        int|bool|null $count = null,
        bool|string|array|null $categories = null,
        array|null $fields = null,
        int|bool|null $content = null,
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): PagedCall {
        return new PagedCall('cmdb.objects.read', paramsOf(['filter' => $filter, 'limit' => $limit, 'order_by' => $order_by, 'sort' => $sort, 'cursor' => $cursor, 'count' => $count, 'categories' => $categories, 'fields' => $fields, 'content' => $content, 'with_revision' => $with_revision, 'as_of' => $as_of], ['filter']), false, 'cursor', 'objects', false);
    }
}

/**
 * The methods cmdb.objects_by_relation.*
 *
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type ObjectsByRelation from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type RelatedStatusFilter from Types
 * @phpstan-import-type RelationTypeReference from Types
 */
final class CmdbObjectsByRelationMethodsCalls
{
    /**
     * Read what relations connect an object with.
     *
     * @param ObjectId $id Identifier of the object.
     * @param RelationTypeReference|null $relation_type Relation type by its constant or id.
     * @param RelatedStatusFilter|null $status Record status of the related objects.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<ObjectsByRelation>
     */
    public function read(
        int|string $id,
        string|int|null $relation_type = null,
        int|string|null $status = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('cmdb.objects_by_relation.read', paramsOf(['id' => $id, 'relation_type' => $relation_type, 'status' => $status, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods cmdb.report.*
 */
final class CmdbReportMethodsCalls
{
    public readonly CmdbReportListMethodsCalls $list;

    public readonly CmdbReportReadMethodsCalls $read;

    public function __construct()
    {
        $this->list = new CmdbReportListMethodsCalls();
        $this->read = new CmdbReportReadMethodsCalls();
    }
}

/**
 * The methods cmdb.report.list.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type ReportInfos from Types
 */
final class CmdbReportListMethodsCalls
{
    /**
     * List the saved reports.
     *
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<ReportInfos>
     */
    public function v2(
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('cmdb.report.list.v2', paramsOf(['with_revision' => $with_revision, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods cmdb.report.read.*
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type ReportRow from Types
 * @phpstan-import-type ReportRows from Types
 */
final class CmdbReportReadMethodsCalls
{
    /**
     * Read the rows of a saved report.
     *
     * @param Id $id The id of the report.
     * @param PageLimit|null $limit How many rows are read at most.
     * @param PageOffset|null $offset How many rows are passed over first.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return PagedCall<ReportRows, ReportRows, ReportRow>
     */
    public function v2(
        int|string $id,
        int|null $limit = null,
        int|null $offset = null,
        int|string|null $as_of = null,
    ): PagedCall {
        return new PagedCall('cmdb.report.read.v2', paramsOf(['id' => $id, 'limit' => $limit, 'offset' => $offset, 'as_of' => $as_of]), false, 'offset', null, false);
    }
}

/**
 * The methods cmdb.reports.*
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type ReportRow from Types
 * @phpstan-import-type ReportRows from Types
 */
final class CmdbReportsMethodsCalls
{
    /**
     * Read saved reports, or the rows of one.
     *
     * @param Id|null $id The id of the report whose rows are read.
     * @param PageLimit|null $limit How many rows are read at most.
     * @param PageOffset|null $offset How many rows are passed over first.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return PagedCall<ReportRows, ReportRows, ReportRow>
     */
    public function read(
        int|string|null $id = null,
        int|null $limit = null,
        int|null $offset = null,
        int|string|null $as_of = null,
    ): PagedCall {
        return new PagedCall('cmdb.reports.read', paramsOf(['id' => $id, 'limit' => $limit, 'offset' => $offset, 'as_of' => $as_of]), false, 'offset', null, false);
    }
}

/**
 * The methods cmdb.status.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type CmdbStatusColor from Types
 * @phpstan-import-type CmdbStatusId from Types
 * @phpstan-import-type CmdbStatusName from Types
 * @phpstan-import-type CmdbStatusSaved from Types
 * @phpstan-import-type CmdbStatusTitle from Types
 * @phpstan-import-type CmdbStatuses from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type IdempotencyKey from Types
 */
final class CmdbStatusMethodsCalls
{
    /**
     * Delete a CMDB status.
     *
     * @param CmdbStatusId $id Id of the status.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<Done>
     */
    public function delete(
        int|string $id,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.status.delete', paramsOf(['id' => $id, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }

    /**
     * Read the CMDB statuses.
     *
     * @return Call<CmdbStatuses>
     */
    public function read(): Call
    {
        return new Call('cmdb.status.read', [], false);
    }

    /**
     * Add or change a CMDB status.
     *
     * @param CmdbStatusTitle $title Title of the status.
     * @param CmdbStatusName $constant Constant of the status.
     * @param CmdbStatusColor $color Color of the status.
     * @param CmdbStatusId|null $id Id of the status that is changed; without it one is added.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<CmdbStatusSaved>
     */
    public function save(
        string $title,
        string $constant,
        string $color,
        int|string|null $id = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('cmdb.status.save', paramsOf(['title' => $title, 'constant' => $constant, 'color' => $color, 'id' => $id, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }
}

/**
 * The methods cmdb.workstation_components.*
 *
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type PersonFilter from Types
 * @phpstan-import-type PersonsWithWorkstations from Types
 */
final class CmdbWorkstationComponentsMethodsCalls
{
    /**
     * Read the workstations of persons.
     *
     * @param PersonFilter $filter The persons.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<PersonsWithWorkstations>
     */
    public function read(
        array $filter,
        int|string|null $as_of = null,
    ): Call {
        return new Call('cmdb.workstation_components.read', paramsOf(['filter' => $filter, 'as_of' => $as_of], ['filter']), false);
    }
}

/**
 * The methods cmdb.*
 */
final class CmdbMethods
{
    public readonly CmdbCategoriesMethods $categories;

    public readonly CmdbCategoryMethods $category;

    public readonly CmdbCategoryInfoMethods $category_info;

    public readonly CmdbConditionMethods $condition;

    public readonly CmdbDialogMethods $dialog;

    public readonly CmdbExternalMethods $external;

    public readonly CmdbImpactMethods $impact;

    public readonly CmdbLocationTreeMethods $location_tree;

    public readonly CmdbLogbookMethods $logbook;

    public readonly CmdbObjectMethods $object;

    public readonly CmdbObjectTypeCategoriesMethods $object_type_categories;

    public readonly CmdbObjectTypeGroupsMethods $object_type_groups;

    public readonly CmdbObjectTypesMethods $object_types;

    public readonly CmdbObjectsMethods $objects;

    public readonly CmdbObjectsByRelationMethods $objects_by_relation;

    public readonly CmdbReportMethods $report;

    public readonly CmdbReportsMethods $reports;

    public readonly CmdbStatusMethods $status;

    public readonly CmdbWorkstationComponentsMethods $workstation_components;

    public function __construct(private readonly Transport $client)
    {
        $this->categories = new CmdbCategoriesMethods($this->client);
        $this->category = new CmdbCategoryMethods($this->client);
        $this->category_info = new CmdbCategoryInfoMethods($this->client);
        $this->condition = new CmdbConditionMethods($this->client);
        $this->dialog = new CmdbDialogMethods($this->client);
        $this->external = new CmdbExternalMethods($this->client);
        $this->impact = new CmdbImpactMethods($this->client);
        $this->location_tree = new CmdbLocationTreeMethods($this->client);
        $this->logbook = new CmdbLogbookMethods($this->client);
        $this->object = new CmdbObjectMethods($this->client);
        $this->object_type_categories = new CmdbObjectTypeCategoriesMethods($this->client);
        $this->object_type_groups = new CmdbObjectTypeGroupsMethods($this->client);
        $this->object_types = new CmdbObjectTypesMethods($this->client);
        $this->objects = new CmdbObjectsMethods($this->client);
        $this->objects_by_relation = new CmdbObjectsByRelationMethods($this->client);
        $this->report = new CmdbReportMethods($this->client);
        $this->reports = new CmdbReportsMethods($this->client);
        $this->status = new CmdbStatusMethods($this->client);
        $this->workstation_components = new CmdbWorkstationComponentsMethods($this->client);
    }
}

/**
 * The methods cmdb.categories.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type CategorySelection from Types
 * @phpstan-import-type EntriesByKind from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 */
final class CmdbCategoriesMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the entries of several categories.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategorySelection|null $catgID Global categories.
     * @param CategorySelection|null $catsID Specific categories.
     * @param CategorySelection|null $customID Categories of the site.
     * @param Flag|null $content Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps the response short.
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return EntriesByKind
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $objID,
        string|int|array|null $catgID = null,
        string|int|array|null $catsID = null,
        string|int|array|null $customID = null,
        int|bool|null $content = null,
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbCategoriesMethodsCalls())->read($objID, $catgID, $catsID, $customID, $content, $with_revision, $as_of));
    }
}

/**
 * The methods cmdb.category.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type CategoryConstant from Types
 * @phpstan-import-type CategoryEntries from Types
 * @phpstan-import-type CategoryEntry from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type EntryCreated from Types
 * @phpstan-import-type EntryData from Types
 * @phpstan-import-type EntryId from Types
 * @phpstan-import-type EntrySaved from Types
 * @phpstan-import-type EntryStatusFilter from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type MultiValueCategory from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type Revision from Types
 */
final class CmdbCategoryMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Archive an entry.
     *
     * @param ObjectId $object Object identifier.
     * @param MultiValueCategory $category Category constant.
     * @param EntryId $entry Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function archive(
        int|string $object,
        string $category,
        int|string $entry,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->archive($object, $category, $entry, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Create an entry.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryData $data Attribute names and the values to save.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return EntryCreated
     * @throws KatasterError
     * @throws NoAnswer
     * @deprecated Use cmdb.category.save.
     */
    public function create(
        int|string $objID,
        string $category,
        array $data,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->create($objID, $category, $data, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Take an entry one step towards deletion.
     *
     * @param ObjectId $objID Object identifier.
     * @param MultiValueCategory $category Category constant.
     * @param EntryId|null $cateID Entry identifier; the entry goes one step further.
     * @param EntryId|null $entry Entry identifier; the entry is marked as deleted at once.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function delete(
        int|string $objID,
        string $category,
        int|string|null $cateID = null,
        int|string|null $entry = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->delete($objID, $category, $cateID, $entry, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Purge an entry.
     *
     * @param ObjectId $object Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryId|null $entry Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function purge(
        int|string $object,
        string $category,
        int|string|null $entry = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->purge($object, $category, $entry, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Purge an entry where Quickpurge is enabled.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryId|null $cateID Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function quickpurge(
        int|string $objID,
        string $category,
        int|string|null $cateID = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->quickpurge($objID, $category, $cateID, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Read the entries of a category.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryStatusFilter|null $status Record status of the entries to read.
     * @param PageLimit|null $limit How many entries at most.
     * @param PageOffset|null $offset How many entries to pass over first.
     * @param Flag|null $content Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps a list of files short.
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return CategoryEntries
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $objID,
        string $category,
        int|string|null $status = null,
        int|null $limit = null,
        int|null $offset = null,
        int|bool|null $content = null,
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->read($objID, $category, $status, $limit, $offset, $content, $with_revision, $as_of));
    }

    /**
     * Recycle an entry.
     *
     * @param ObjectId $object Object identifier.
     * @param MultiValueCategory $category Category constant.
     * @param EntryId $entry Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function recycle(
        int|string $object,
        string $category,
        int|string $entry,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->recycle($object, $category, $entry, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Create or update an entry.
     *
     * @param ObjectId $object Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryData $data Attribute names and the values to save.
     * @param EntryId|null $entry Entry identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return EntrySaved
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function save(
        int|string $object,
        string $category,
        array $data,
        int|string|null $entry = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->save($object, $category, $data, $entry, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Update an entry.
     *
     * @param ObjectId $objID Object identifier.
     * @param CategoryConstant $category Category constant.
     * @param EntryData $data Attribute names and the values to save.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     * @deprecated Use cmdb.category.save.
     */
    public function update(
        int|string $objID,
        string $category,
        array $data,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbCategoryMethodsCalls())->update($objID, $category, $data, $idempotency_key, $comment, $dry_run, $if_revision));
    }
}

/**
 * The methods cmdb.category_info.*
 *
 * @phpstan-import-type CategoryConstant from Types
 * @phpstan-import-type CategoryInfo from Types
 */
final class CmdbCategoryInfoMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the attributes of a category.
     *
     * @param CategoryConstant $category Category constant.
     * @return CategoryInfo
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string $category,
    ): array {
        return $this->client->send((new CmdbCategoryInfoMethodsCalls())->read($category));
    }
}

/**
 * The methods cmdb.condition.*
 *
 * @phpstan-import-type FoundObjects from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type ReportConditions from Types
 */
final class CmdbConditionMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Find objects by conditions.
     *
     * @param ReportConditions $conditions What the objects must be like.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return FoundObjects
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        array $conditions,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbConditionMethodsCalls())->read($conditions, $as_of));
    }
}

/**
 * The methods cmdb.dialog.*
 *
 * @phpstan-import-type AddedChoiceId from Types
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type AttributeKey from Types
 * @phpstan-import-type CategoryConstant from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ChoiceSaved from Types
 * @phpstan-import-type ChoiceTitle from Types
 * @phpstan-import-type DialogChoices from Types
 * @phpstan-import-type DialogProperty from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ParentReference from Types
 */
final class CmdbDialogMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Add a choice to a dialog.
     *
     * @param CategoryConstant $category Category constant.
     * @param AttributeKey $property Key of the attribute.
     * @param ChoiceTitle $value Title of the choice.
     * @param ParentReference|null $parent The choice it depends on, where choices of the list depend on others: its id as a number, or its constant or title as a text.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return ChoiceSaved
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function create(
        string $category,
        string $property,
        string $value,
        int|string|null $parent = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbDialogMethodsCalls())->create($category, $property, $value, $parent, $idempotency_key, $comment, $dry_run));
    }

    /**
     * Delete a choice of a dialog.
     *
     * @param CategoryConstant $category Category constant.
     * @param AttributeKey $property Key of the attribute.
     * @param AddedChoiceId $entry_id Id of the choice.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return ChoiceSaved
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function delete(
        string $category,
        string $property,
        int|string $entry_id,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbDialogMethodsCalls())->delete($category, $property, $entry_id, $idempotency_key, $comment, $dry_run));
    }

    /**
     * Read the choices of a dialog.
     *
     * @param CategoryConstant $category Category constant.
     * @param DialogProperty $property Key of the attribute, or a list of keys.
     * @return DialogChoices
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string $category,
        string|array $property,
    ): array {
        return $this->client->send((new CmdbDialogMethodsCalls())->read($category, $property));
    }

    /**
     * Retitle a choice of a dialog.
     *
     * @param CategoryConstant $category Category constant.
     * @param AttributeKey $property Key of the attribute.
     * @param AddedChoiceId $entry_id Id of the choice.
     * @param ChoiceTitle $value New title.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return ChoiceSaved
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function update(
        string $category,
        string $property,
        int|string $entry_id,
        string $value,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbDialogMethodsCalls())->update($category, $property, $entry_id, $value, $idempotency_key, $comment, $dry_run));
    }
}

/**
 * The methods cmdb.external.*
 */
final class CmdbExternalMethods
{
    public readonly CmdbExternalLinkMethods $link;

    public readonly CmdbExternalPullMethods $pull;

    public readonly CmdbExternalPushMethods $push;

    public function __construct(private readonly Transport $client)
    {
        $this->link = new CmdbExternalLinkMethods($this->client);
        $this->pull = new CmdbExternalPullMethods($this->client);
        $this->push = new CmdbExternalPushMethods($this->client);
    }
}

/**
 * The methods cmdb.external.link.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type ExternalId from Types
 * @phpstan-import-type ExternalType from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ObjectId from Types
 */
final class CmdbExternalLinkMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Link an object to an external id.
     *
     * @param ExternalType $extType The data source.
     * @param ExternalId $extId The id that it gives to the object.
     * @param ObjectId $objectId The object.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function v2(
        string $extType,
        string $extId,
        int|string $objectId,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbExternalLinkMethodsCalls())->v2($extType, $extId, $objectId, $idempotency_key, $comment, $dry_run));
    }
}

/**
 * The methods cmdb.external.pull.*
 *
 * @phpstan-import-type ExternalId from Types
 * @phpstan-import-type ExternalObjects from Types
 * @phpstan-import-type ExternalType from Types
 */
final class CmdbExternalPullMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the objects of a data source.
     *
     * @param ExternalType $extType The data source.
     * @param ExternalId|null $extId The id that it gives to the object; all of its objects without it.
     * @return ExternalObjects
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function v2(
        string $extType,
        string|null $extId = null,
    ): array {
        return $this->client->send((new CmdbExternalPullMethodsCalls())->v2($extType, $extId));
    }
}

/**
 * The methods cmdb.external.push.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ExternalData from Types
 * @phpstan-import-type ExternalId from Types
 * @phpstan-import-type ExternalPushed from Types
 * @phpstan-import-type ExternalType from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ObjectTypeReference from Types
 * @phpstan-import-type Title from Types
 */
final class CmdbExternalPushMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Write what a data source knows of an object.
     *
     * @param ExternalType $extType The data source.
     * @param ExternalId $extId The id that it gives to the object.
     * @param Title $title The title of the object.
     * @param ObjectTypeReference $class The type of the object; that of one that is there stays.
     * @param ExternalData $data The entries.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return ExternalPushed
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function v2(
        string $extType,
        string $extId,
        string $title,
        string|int $class,
        array $data,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbExternalPushMethodsCalls())->v2($extType, $extId, $title, $class, $data, $idempotency_key, $comment, $dry_run));
    }
}

/**
 * The methods cmdb.impact.*
 *
 * @phpstan-import-type ImpactTree from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type RelatedStatusFilter from Types
 * @phpstan-import-type RelationTypesAsked from Types
 */
final class CmdbImpactMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read what depends on an object along relations.
     *
     * @param ObjectId $id Identifier of the object.
     * @param RelationTypesAsked $relation_type Relation type by its constant or id, or a list of them.
     * @param RelatedStatusFilter|null $status Record status of the relations.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return ImpactTree
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $id,
        string|int|array $relation_type,
        int|string|null $status = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbImpactMethodsCalls())->read($id, $relation_type, $status, $as_of));
    }
}

/**
 * The methods cmdb.location_tree.*
 *
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type Places from Types
 * @phpstan-import-type RelatedStatusFilter from Types
 * @phpstan-import-type TreeDepth from Types
 */
final class CmdbLocationTreeMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read what stands in a place.
     *
     * @param ObjectId $id Identifier of the object in which others stand.
     * @param RelatedStatusFilter|null $status Record status of the objects that are returned.
     * @param TreeDepth|null $depth How many levels; without it one.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Places
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $id,
        int|string|null $status = null,
        int|null $depth = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbLocationTreeMethodsCalls())->read($id, $status, $depth, $as_of));
    }
}

/**
 * The methods cmdb.logbook.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type Description from Types
 * @phpstan-import-type EntryStatusFilter from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type LogAlertLevel from Types
 * @phpstan-import-type LogMessage from Types
 * @phpstan-import-type LogMoment from Types
 * @phpstan-import-type LogRecordId from Types
 * @phpstan-import-type LogRecords from Types
 * @phpstan-import-type LogSource from Types
 * @phpstan-import-type LogbookWritten from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type ObjectIds from Types
 * @phpstan-import-type PageLimit from Types
 */
final class CmdbLogbookMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Write a message in the logbook.
     *
     * @param LogMessage $message The text.
     * @param ObjectId|null $object_id The object.
     * @param ObjectIds|null $object_ids Several objects.
     * @param Description|null $description A longer text.
     * @param LogSource|null $source Where the message comes from: a choice of the dialog logbook_source.
     * @param LogAlertLevel|null $alert_level How grave it is: a choice of the dialog logbook_level, C__LOGBOOK__ALERT_LEVEL__0 to C__LOGBOOK__ALERT_LEVEL__3.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return LogbookWritten
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function create(
        string $message,
        int|string|null $object_id = null,
        array|null $object_ids = null,
        string|null $description = null,
        string|int|null $source = null,
        string|int|null $alert_level = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbLogbookMethodsCalls())->create($message, $object_id, $object_ids, $description, $source, $alert_level, $idempotency_key, $comment, $dry_run));
    }

    /**
     * Read the logbook.
     *
     * @param LogRecordId|null $id The record with this id.
     * @param ObjectId|null $object_id The object to which it happened.
     * @param LogRecordId|null $catg_logbook_id The record with this id in C__CATG__LOGBOOK.
     * @param LogMoment|null $since Records later than this.
     * @param EntryStatusFilter|null $status Record status of messages. Changes have the status normal.
     * @param PageLimit|null $limit How many records at most; 1000 where nothing is said.
     * @return LogRecords
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string|null $id = null,
        int|string|null $object_id = null,
        int|string|null $catg_logbook_id = null,
        int|string|null $since = null,
        int|string|null $status = null,
        int|null $limit = null,
    ): array {
        return $this->client->send((new CmdbLogbookMethodsCalls())->read($id, $object_id, $catg_logbook_id, $since, $status, $limit));
    }
}

/**
 * The methods cmdb.object.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ChoiceInput from Types
 * @phpstan-import-type CmdbObject from Types
 * @phpstan-import-type CmdbStatusReference from Types
 * @phpstan-import-type DeletionTarget from Types
 * @phpstan-import-type Description from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type EntriesByCategory from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type InitialStatus from Types
 * @phpstan-import-type ObjectCreated from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type ObjectIds from Types
 * @phpstan-import-type ObjectTypeReference from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type Revision from Types
 * @phpstan-import-type Sysid from Types
 * @phpstan-import-type Title from Types
 */
final class CmdbObjectMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Archive an object.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function archive(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->archive($object, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Create an object.
     *
     * @param ObjectTypeReference $type Object type constant or id.
     * @param Title $title Title of the object.
     * @param ChoiceInput|null $category Category attribute of Global.
     * @param ChoiceInput|null $purpose Purpose attribute of Global.
     * @param CmdbStatusReference|null $cmdb_status CMDB status constant or id.
     * @param Description|null $description Description attribute of Global.
     * @param Sysid|null $sysid System identifier; generated by the service where it is absent.
     * @param InitialStatus|null $status Record status the object begins with.
     * @param ObjectId|null $template Object whose normal entries are copied, and of Global what the call does not name: as far as the caller may view them. A login is not copied; what only the service sets is set anew.
     * @param Flag|null $defaultTemplate Whether the default template of the object type is used.
     * @param EntriesByCategory|null $categories Entries to create with the object.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return ObjectCreated
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function create(
        string|int $type,
        string $title,
        string|int|null $category = null,
        string|int|null $purpose = null,
        string|int|null $cmdb_status = null,
        string|null $description = null,
        string|null $sysid = null,
        int|string|null $status = null,
        int|string|null $template = null,
        int|bool|null $defaultTemplate = null,
        array|null $categories = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->create($type, $title, $category, $purpose, $cmdb_status, $description, $sysid, $status, $template, $defaultTemplate, $categories, $idempotency_key, $comment, $dry_run));
    }

    /**
     * Archive, delete or purge an object.
     *
     * @param ObjectId $id Object identifier.
     * @param DeletionTarget $status Where the object goes.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function delete(
        int|string $id,
        string|int $status,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->delete($id, $status, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Mark an object as mass change template.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function markAsMassChangeTemplate(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->markAsMassChangeTemplate($object, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Mark an object as template.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function markAsTemplate(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->markAsTemplate($object, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Purge an object.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function purge(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->purge($object, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Purge objects where Quickpurge is enabled.
     *
     * @param ObjectId|null $id Object identifier.
     * @param ObjectIds|null $ids Identifiers of several objects.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function quickpurge(
        int|string|null $id = null,
        array|null $ids = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->quickpurge($id, $ids, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Read an object.
     *
     * @param ObjectId $id Object identifier.
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return CmdbObject
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $id,
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->read($id, $with_revision, $as_of));
    }

    /**
     * Recycle an object.
     *
     * @param ObjectId $object Object identifier.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function recycle(
        int|string $object,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->recycle($object, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Change the title of an object.
     *
     * @param ObjectId $id Object identifier.
     * @param Title $title New title.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function update(
        int|string $id,
        string $title,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new CmdbObjectMethodsCalls())->update($id, $title, $idempotency_key, $comment, $dry_run, $if_revision));
    }
}

/**
 * The methods cmdb.object_type_categories.*
 *
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ObjectTypeCategories from Types
 * @phpstan-import-type ObjectTypeReference from Types
 */
final class CmdbObjectTypeCategoriesMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the categories of an object type.
     *
     * @param ObjectTypeReference $type The object type by its constant or its id.
     * @param Flag|null $raw Rows by the names of their columns, for existing clients alone.
     * @return ObjectTypeCategories
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string|int $type,
        int|bool|null $raw = null,
    ): array {
        return $this->client->send((new CmdbObjectTypeCategoriesMethodsCalls())->read($type, $raw));
    }
}

/**
 * The methods cmdb.object_type_groups.*
 *
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ListLimit from Types
 * @phpstan-import-type ObjectTypeGroupFilter from Types
 * @phpstan-import-type ObjectTypeGroups from Types
 * @phpstan-import-type ObjectTypeOrder from Types
 * @phpstan-import-type SortDirection from Types
 */
final class CmdbObjectTypeGroupsMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read groups of object types.
     *
     * @param ObjectTypeGroupFilter|null $filter Which groups are read.
     * @param ObjectTypeOrder|null $order_by What the list is sorted by.
     * @param SortDirection|null $sort Ascending or descending.
     * @param ListLimit|null $limit How many at most: a number, or an offset and a number, such as "20,10".
     * @param Flag|null $raw Rows by the names of their columns, for existing clients alone.
     * @return ObjectTypeGroups
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        array|null $filter = null,
        string|null $order_by = null,
        string|null $sort = null,
        int|string|null $limit = null,
        int|bool|null $raw = null,
    ): array {
        return $this->client->send((new CmdbObjectTypeGroupsMethodsCalls())->read($filter, $order_by, $sort, $limit, $raw));
    }
}

/**
 * The methods cmdb.object_types.*
 *
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ListLimit from Types
 * @phpstan-import-type ObjectTypeFilter from Types
 * @phpstan-import-type ObjectTypeOrder from Types
 * @phpstan-import-type ObjectTypes from Types
 * @phpstan-import-type SortDirection from Types
 */
final class CmdbObjectTypesMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read object types.
     *
     * @param ObjectTypeFilter|null $filter Which object types are read.
     * @param Flag|null $countobjects Whether each type has the number of its normal objects.
     * @param ObjectTypeOrder|null $order_by What the list is sorted by.
     * @param SortDirection|null $sort Ascending or descending.
     * @param ListLimit|null $limit How many at most: a number, or an offset and a number, such as "20,10".
     * @param Flag|null $raw Rows by the names of their columns, for existing clients alone.
     * @return ObjectTypes
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        array|null $filter = null,
        int|bool|null $countobjects = null,
        string|null $order_by = null,
        string|null $sort = null,
        int|string|null $limit = null,
        int|bool|null $raw = null,
    ): array {
        return $this->client->send((new CmdbObjectTypesMethodsCalls())->read($filter, $countobjects, $order_by, $sort, $limit, $raw));
    }
}

/**
 * The methods cmdb.objects.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type CategoriesWanted from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type ListCursor from Types
 * @phpstan-import-type ListLimit from Types
 * @phpstan-import-type ListedObject from Types
 * @phpstan-import-type ObjectColumns from Types
 * @phpstan-import-type ObjectFilter from Types
 * @phpstan-import-type ObjectList from Types
 * @phpstan-import-type ObjectPage from Types
 * @phpstan-import-type ObjectSortKey from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type SortDirection from Types
 */
final class CmdbObjectsMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * List objects.
     *
     * @param ObjectFilter|null $filter What the objects must be like.
     * @param ListLimit|null $limit How many objects at most, and how many to pass over first.
     * @param ObjectSortKey|null $order_by What the list is sorted by.
     * @param SortDirection|null $sort The direction of the order.
     * @param ListCursor|null $cursor Position to continue from; makes the result a page.
     * @param Flag|null $count Whether the number of objects on all pages is returned; makes the result a page.
     * @param CategoriesWanted|null $categories Entries that are returned with each object.
     * @param ObjectColumns|null $fields Values of the objects that are returned.
     * @param Flag|null $content Whether the content of uploaded files is returned in entries.
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return ObjectList
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        array|null $filter = null,
        int|string|null $limit = null,
        string|null $order_by = null,
        string|null $sort = null,
        string|null $cursor = null,
        int|bool|null $count = null,
        bool|string|array|null $categories = null,
        array|null $fields = null,
        int|bool|null $content = null,
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbObjectsMethodsCalls())->read($filter, $limit, $order_by, $sort, $cursor, $count, $categories, $fields, $content, $with_revision, $as_of));
    }
}

/**
 * The methods cmdb.objects_by_relation.*
 *
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type ObjectsByRelation from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type RelatedStatusFilter from Types
 * @phpstan-import-type RelationTypeReference from Types
 */
final class CmdbObjectsByRelationMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read what relations connect an object with.
     *
     * @param ObjectId $id Identifier of the object.
     * @param RelationTypeReference|null $relation_type Relation type by its constant or id.
     * @param RelatedStatusFilter|null $status Record status of the related objects.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return ObjectsByRelation
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $id,
        string|int|null $relation_type = null,
        int|string|null $status = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbObjectsByRelationMethodsCalls())->read($id, $relation_type, $status, $as_of));
    }
}

/**
 * The methods cmdb.report.*
 */
final class CmdbReportMethods
{
    public readonly CmdbReportListMethods $list;

    public readonly CmdbReportReadMethods $read;

    public function __construct(private readonly Transport $client)
    {
        $this->list = new CmdbReportListMethods($this->client);
        $this->read = new CmdbReportReadMethods($this->client);
    }
}

/**
 * The methods cmdb.report.list.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type ReportInfos from Types
 */
final class CmdbReportListMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * List the saved reports.
     *
     * @param Asked|null $with_revision Objects, entries and reports of the result have their revision.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return ReportInfos
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function v2(
        bool|null $with_revision = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbReportListMethodsCalls())->v2($with_revision, $as_of));
    }
}

/**
 * The methods cmdb.report.read.*
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type ReportRow from Types
 * @phpstan-import-type ReportRows from Types
 */
final class CmdbReportReadMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the rows of a saved report.
     *
     * @param Id $id The id of the report.
     * @param PageLimit|null $limit How many rows are read at most.
     * @param PageOffset|null $offset How many rows are passed over first.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return ReportRows
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function v2(
        int|string $id,
        int|null $limit = null,
        int|null $offset = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbReportReadMethodsCalls())->v2($id, $limit, $offset, $as_of));
    }
}

/**
 * The methods cmdb.reports.*
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type ReportRow from Types
 * @phpstan-import-type ReportRows from Types
 */
final class CmdbReportsMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read saved reports, or the rows of one.
     *
     * @param Id|null $id The id of the report whose rows are read.
     * @param PageLimit|null $limit How many rows are read at most.
     * @param PageOffset|null $offset How many rows are passed over first.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return ReportRows
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string|null $id = null,
        int|null $limit = null,
        int|null $offset = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbReportsMethodsCalls())->read($id, $limit, $offset, $as_of));
    }
}

/**
 * The methods cmdb.status.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type CmdbStatusColor from Types
 * @phpstan-import-type CmdbStatusId from Types
 * @phpstan-import-type CmdbStatusName from Types
 * @phpstan-import-type CmdbStatusSaved from Types
 * @phpstan-import-type CmdbStatusTitle from Types
 * @phpstan-import-type CmdbStatuses from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type IdempotencyKey from Types
 */
final class CmdbStatusMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Delete a CMDB status.
     *
     * @param CmdbStatusId $id Id of the status.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function delete(
        int|string $id,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbStatusMethodsCalls())->delete($id, $idempotency_key, $comment, $dry_run));
    }

    /**
     * Read the CMDB statuses.
     *
     * @return CmdbStatuses
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(): array
    {
        return $this->client->send((new CmdbStatusMethodsCalls())->read());
    }

    /**
     * Add or change a CMDB status.
     *
     * @param CmdbStatusTitle $title Title of the status.
     * @param CmdbStatusName $constant Constant of the status.
     * @param CmdbStatusColor $color Color of the status.
     * @param CmdbStatusId|null $id Id of the status that is changed; without it one is added.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return CmdbStatusSaved
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function save(
        string $title,
        string $constant,
        string $color,
        int|string|null $id = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new CmdbStatusMethodsCalls())->save($title, $constant, $color, $id, $idempotency_key, $comment, $dry_run));
    }
}

/**
 * The methods cmdb.workstation_components.*
 *
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type PersonFilter from Types
 * @phpstan-import-type PersonsWithWorkstations from Types
 */
final class CmdbWorkstationComponentsMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the workstations of persons.
     *
     * @param PersonFilter $filter The persons.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return PersonsWithWorkstations
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        array $filter,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new CmdbWorkstationComponentsMethodsCalls())->read($filter, $as_of));
    }
}

/**
 * The methods idoit.*
 *
 * @phpstan-import-type Credential from Types
 * @phpstan-import-type EndedSession from Types
 * @phpstan-import-type OpenedSession from Types
 */
final class IdoitMethodsCalls
{
    public readonly IdoitConstantsMethodsCalls $constants;

    public readonly IdoitSearchMethodsCalls $search;

    public readonly IdoitVersionMethodsCalls $version;

    public function __construct()
    {
        $this->constants = new IdoitConstantsMethodsCalls();
        $this->search = new IdoitSearchMethodsCalls();
        $this->version = new IdoitVersionMethodsCalls();
    }

    /**
     * Open a session.
     *
     * @param Credential|null $username Login of the user, where no header names it.
     * @param Credential|null $password Their password.
     * @return Call<OpenedSession>
     */
    public function login(
        string|null $username = null,
        string|null $password = null,
    ): Call {
        return new Call('idoit.login', paramsOf(['username' => $username, 'password' => $password]), false);
    }

    /**
     * End a session.
     *
     * @return Call<EndedSession>
     */
    public function logout(): Call
    {
        return new Call('idoit.logout', [], false);
    }
}

/**
 * The methods idoit.constants.*
 *
 * @phpstan-import-type Constants from Types
 */
final class IdoitConstantsMethodsCalls
{
    /**
     * Read the constants.
     *
     * @return Call<Constants>
     */
    public function read(): Call
    {
        return new Call('idoit.constants.read', [], false);
    }
}

/**
 * The methods idoit.search.*
 *
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type SearchHits from Types
 * @phpstan-import-type SearchMode from Types
 * @phpstan-import-type SearchText from Types
 */
final class IdoitSearchMethodsCalls
{
    /**
     * Search objects and entries.
     *
     * @param SearchText $q What is looked for: at most 32 words.
     * @param SearchMode|null $mode `normal` passes over MAC addresses; `deep` finds them; `auto-deep` does so where `normal` finds nothing.
     * @param PageLimit|null $limit How many hits at most.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<SearchHits>
     */
    public function read(
        string $q,
        string|null $mode = null,
        int|null $limit = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('idoit.search.read', paramsOf(['q' => $q, 'mode' => $mode, 'limit' => $limit, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods idoit.version.*
 *
 * @phpstan-import-type ServiceVersion from Types
 */
final class IdoitVersionMethodsCalls
{
    /**
     * Read the version and the logged-in user.
     *
     * @return Call<ServiceVersion>
     */
    public function read(): Call
    {
        return new Call('idoit.version.read', [], false);
    }
}

/**
 * The methods idoit.*
 *
 * @phpstan-import-type Credential from Types
 * @phpstan-import-type EndedSession from Types
 * @phpstan-import-type OpenedSession from Types
 */
final class IdoitMethods
{
    public readonly IdoitConstantsMethods $constants;

    public readonly IdoitSearchMethods $search;

    public readonly IdoitVersionMethods $version;

    public function __construct(private readonly Transport $client)
    {
        $this->constants = new IdoitConstantsMethods($this->client);
        $this->search = new IdoitSearchMethods($this->client);
        $this->version = new IdoitVersionMethods($this->client);
    }

    /**
     * Open a session.
     *
     * @param Credential|null $username Login of the user, where no header names it.
     * @param Credential|null $password Their password.
     * @return OpenedSession
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function login(
        string|null $username = null,
        string|null $password = null,
    ): array {
        return $this->client->send((new IdoitMethodsCalls())->login($username, $password));
    }

    /**
     * End a session.
     *
     * @return EndedSession
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function logout(): array
    {
        return $this->client->send((new IdoitMethodsCalls())->logout());
    }
}

/**
 * The methods idoit.constants.*
 *
 * @phpstan-import-type Constants from Types
 */
final class IdoitConstantsMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the constants.
     *
     * @return Constants
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(): array
    {
        return $this->client->send((new IdoitConstantsMethodsCalls())->read());
    }
}

/**
 * The methods idoit.search.*
 *
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type SearchHits from Types
 * @phpstan-import-type SearchMode from Types
 * @phpstan-import-type SearchText from Types
 */
final class IdoitSearchMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Search objects and entries.
     *
     * @param SearchText $q What is looked for: at most 32 words.
     * @param SearchMode|null $mode `normal` passes over MAC addresses; `deep` finds them; `auto-deep` does so where `normal` finds nothing.
     * @param PageLimit|null $limit How many hits at most.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return SearchHits
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string $q,
        string|null $mode = null,
        int|null $limit = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new IdoitSearchMethodsCalls())->read($q, $mode, $limit, $as_of));
    }
}

/**
 * The methods idoit.version.*
 *
 * @phpstan-import-type ServiceVersion from Types
 */
final class IdoitVersionMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the version and the logged-in user.
     *
     * @return ServiceVersion
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(): array
    {
        return $this->client->send((new IdoitVersionMethodsCalls())->read());
    }
}

/**
 * The methods kataster.*
 */
final class KatasterMethodsCalls
{
    public readonly KatasterAccessMethodsCalls $access;

    public readonly KatasterAuditMethodsCalls $audit;

    public readonly KatasterChangesMethodsCalls $changes;

    public readonly KatasterGrantMethodsCalls $grant;

    public readonly KatasterImpactMethodsCalls $impact;

    public readonly KatasterImportsMethodsCalls $imports;

    public readonly KatasterKeyMethodsCalls $key;

    public readonly KatasterObjectTypeMethodsCalls $object_type;

    public readonly KatasterRackMethodsCalls $rack;

    public readonly KatasterReportMethodsCalls $report;

    public readonly KatasterTraceMethodsCalls $trace;

    public readonly KatasterUserMethodsCalls $user;

    public readonly KatasterWebhookMethodsCalls $webhook;

    public function __construct()
    {
        $this->access = new KatasterAccessMethodsCalls();
        $this->audit = new KatasterAuditMethodsCalls();
        $this->changes = new KatasterChangesMethodsCalls();
        $this->grant = new KatasterGrantMethodsCalls();
        $this->impact = new KatasterImpactMethodsCalls();
        $this->imports = new KatasterImportsMethodsCalls();
        $this->key = new KatasterKeyMethodsCalls();
        $this->object_type = new KatasterObjectTypeMethodsCalls();
        $this->rack = new KatasterRackMethodsCalls();
        $this->report = new KatasterReportMethodsCalls();
        $this->trace = new KatasterTraceMethodsCalls();
        $this->user = new KatasterUserMethodsCalls();
        $this->webhook = new KatasterWebhookMethodsCalls();
    }
}

/**
 * The methods kataster.access.*
 *
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type Login from Types
 * @phpstan-import-type ObjectTypeReference from Types
 * @phpstan-import-type PermittedAccess from Types
 */
final class KatasterAccessMethodsCalls
{
    /**
     * Read what a key or a user may do.
     *
     * @param KeyId|null $key Id of the key.
     * @param Login|null $user Login of the user.
     * @param ObjectTypeReference|null $type The object type by its constant or its id: categories are those of its objects.
     * @return Call<PermittedAccess>
     */
    public function read(
        string|null $key = null,
        string|null $user = null,
        string|int|null $type = null,
    ): Call {
        return new Call('kataster.access.read', paramsOf(['key' => $key, 'user' => $user, 'type' => $type]), false);
    }
}

/**
 * The methods kataster.audit.*
 *
 * @phpstan-import-type AuditEvent from Types
 * @phpstan-import-type AuditEventName from Types
 * @phpstan-import-type AuditMoment from Types
 * @phpstan-import-type AuditPage from Types
 * @phpstan-import-type Grantee from Types
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type ListCursor from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type SortDirection from Types
 */
final class KatasterAuditMethodsCalls
{
    /**
     * Read the audit.
     *
     * @param AuditEventName|null $event The one event that is read.
     * @param KeyId|null $key Id of a key: events about it, and what was done with it.
     * @param Grantee|null $user A login, or the id of a person or a person group: events about them, and what they did.
     * @param AuditMoment|null $since The first moment; a day from its beginning.
     * @param AuditMoment|null $until The last moment; a day until its end.
     * @param SortDirection|null $sort ASC for the oldest first, DESC for the newest first.
     * @param PageLimit|null $limit How many events are read at most.
     * @param ListCursor|null $cursor Where to go on.
     * @return PagedCall<AuditPage, AuditPage, AuditEvent>
     */
    public function read(
        string|null $event = null,
        string|null $key = null,
        string|int|null $user = null,
        string|null $since = null,
        string|null $until = null,
        string|null $sort = null,
        int|null $limit = null,
        string|null $cursor = null,
    ): PagedCall {
        return new PagedCall('kataster.audit.read', paramsOf(['event' => $event, 'key' => $key, 'user' => $user, 'since' => $since, 'until' => $until, 'sort' => $sort, 'limit' => $limit, 'cursor' => $cursor]), false, 'cursor', 'events', false);
    }
}

/**
 * The methods kataster.changes.*
 *
 * @phpstan-import-type Applied from Types
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type CategoryConstant from Types
 * @phpstan-import-type Change from Types
 * @phpstan-import-type ChangeAction from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ChangeFeed from Types
 * @phpstan-import-type ChangeSet from Types
 * @phpstan-import-type ChangeSetNumbers from Types
 * @phpstan-import-type ChangeValues from Types
 * @phpstan-import-type ComparedMoments from Types
 * @phpstan-import-type ComparedObjects from Types
 * @phpstan-import-type EntryId from Types
 * @phpstan-import-type FilterText from Types
 * @phpstan-import-type History from Types
 * @phpstan-import-type HistoryMoment from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type ListCursor from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type ObjectTypeReference from Types
 * @phpstan-import-type OnConflict from Types
 * @phpstan-import-type Operations from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type PlanText from Types
 * @phpstan-import-type Reverted from Types
 * @phpstan-import-type SortDirection from Types
 * @phpstan-import-type WaitSeconds from Types
 */
final class KatasterChangesMethodsCalls
{
    /**
     * Apply several writes, or a plan, as one change set.
     *
     * @param Operations|null $operations The calls. KATASTER_OPERATIONS_LIMIT says how many there may be.
     * @param PlanText|null $plan The plan of a dry run.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<Applied>
     */
    public function apply(
        array|null $operations = null,
        string|null $plan = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('kataster.changes.apply', paramsOf(['operations' => $operations, 'plan' => $plan, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }

    /**
     * Compare two moments.
     *
     * @param PastMoment $from The first moment: the number of a change set, or a time.
     * @param ObjectId|null $object The object, with its entries.
     * @param ObjectId|null $place A place: the object and everything that is located in it.
     * @param ComparedObjects|null $objects Several objects.
     * @param PastMoment|null $to The second moment; now where nothing is said.
     * @param ChangeValues|null $values Whether values are returned as they read or as they are kept.
     * @param ListCursor|null $cursor Where to go on.
     * @return PagedCall<ComparedMoments, ComparedMoments, Change>
     */
    public function compare(
        int|string $from,
        int|string|null $object = null,
        int|string|null $place = null,
        array|null $objects = null,
        int|string|null $to = null,
        string|null $values = null,
        string|null $cursor = null,
    ): PagedCall {
        return new PagedCall('kataster.changes.compare', paramsOf(['from' => $from, 'object' => $object, 'place' => $place, 'objects' => $objects, 'to' => $to, 'values' => $values, 'cursor' => $cursor]), false, 'cursor', 'changes', false);
    }

    /**
     * Follow what is changed.
     *
     * @param ObjectId|null $object The object that changed, or whose entries did.
     * @param EntryId|null $entry The category entry that changed.
     * @param CategoryConstant|null $category The category of the entries that changed.
     * @param ObjectTypeReference|null $type The type of the objects that changed.
     * @param ObjectId|null $user The person who was logged in.
     * @param KeyId|null $key The id of the key that was used.
     * @param FilterText|null $method The name of the method that was called.
     * @param HistoryMoment|null $since Where to begin without a cursor: change sets after this one, or after this time. Without either, what is committed from now on is followed.
     * @param ChangeAction|null $change What became of the objects, entries, choices and object types.
     * @param ChangeValues|null $values Whether values are returned as they read or as they are kept.
     * @param WaitSeconds|null $wait How many seconds the call waits for changes where there are none yet.
     * @param PageLimit|null $limit How many change sets are returned at most; 50 where nothing is said.
     * @param ListCursor|null $cursor Where to go on: the cursor of the call before, which had the same filters; "" to begin.
     * @return PagedCall<ChangeFeed, ChangeFeed, ChangeSet>
     */
    public function follow(
        int|string|null $object = null,
        int|string|null $entry = null,
        string|null $category = null,
        string|int|null $type = null,
        int|string|null $user = null,
        string|null $key = null,
        string|null $method = null,
        int|string|null $since = null,
        string|null $change = null,
        string|null $values = null,
        int|null $wait = null,
        int|null $limit = null,
        string|null $cursor = null,
    ): PagedCall {
        return new PagedCall('kataster.changes.follow', paramsOf(['object' => $object, 'entry' => $entry, 'category' => $category, 'type' => $type, 'user' => $user, 'key' => $key, 'method' => $method, 'since' => $since, 'change' => $change, 'values' => $values, 'wait' => $wait, 'limit' => $limit, 'cursor' => $cursor]), false, 'cursor', 'change_sets', true);
    }

    /**
     * Read what was changed.
     *
     * @param ObjectId|null $object The object that changed, or whose entries did.
     * @param EntryId|null $entry The category entry that changed.
     * @param CategoryConstant|null $category The category of the entries that changed.
     * @param ObjectTypeReference|null $type The type of the objects that changed.
     * @param ObjectId|null $user The person who was logged in.
     * @param KeyId|null $key The id of the key that was used.
     * @param FilterText|null $method The name of the method that was called.
     * @param HistoryMoment|null $since Change sets after this one, or after this time.
     * @param HistoryMoment|null $until Change sets up to this one, or up to this time.
     * @param ChangeAction|null $change What became of the objects, entries, choices and object types.
     * @param SortDirection|null $sort DESC for the newest change set first, ASC for the oldest.
     * @param ChangeValues|null $values Whether values are returned as they read or as they are kept.
     * @param PageLimit|null $limit How many change sets are returned at most; 50 where nothing is said.
     * @param ListCursor|null $cursor Where to go on.
     * @return PagedCall<History, History, ChangeSet>
     */
    public function read(
        int|string|null $object = null,
        int|string|null $entry = null,
        string|null $category = null,
        string|int|null $type = null,
        int|string|null $user = null,
        string|null $key = null,
        string|null $method = null,
        int|string|null $since = null,
        int|string|null $until = null,
        string|null $change = null,
        string|null $sort = null,
        string|null $values = null,
        int|null $limit = null,
        string|null $cursor = null,
    ): PagedCall {
        return new PagedCall('kataster.changes.read', paramsOf(['object' => $object, 'entry' => $entry, 'category' => $category, 'type' => $type, 'user' => $user, 'key' => $key, 'method' => $method, 'since' => $since, 'until' => $until, 'change' => $change, 'sort' => $sort, 'values' => $values, 'limit' => $limit, 'cursor' => $cursor]), false, 'cursor', 'change_sets', false);
    }

    /**
     * Undo changes.
     *
     * @param ChangeSetNumbers $numbers The numbers of the change sets, as kataster.changes.read returns them. Several have at most as many changes together as KATASTER_BATCH_LIMIT says.
     * @param OnConflict|null $on_conflict What becomes of conflicts.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<Reverted>
     */
    public function revert(
        array $numbers,
        string|null $on_conflict = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('kataster.changes.revert', paramsOf(['numbers' => $numbers, 'on_conflict' => $on_conflict, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }
}

/**
 * The methods kataster.grant.*
 *
 * @phpstan-import-type Grantee from Types
 * @phpstan-import-type GranteeInfo from Types
 * @phpstan-import-type GranteeList from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type Rights from Types
 * @phpstan-import-type RightsGranted from Types
 */
final class KatasterGrantMethodsCalls
{
    /**
     * Grant rights.
     *
     * @param Grantee $to To whom: a login, or the id of a person or a person group.
     * @param Rights $rights What is granted.
     * @return Call<RightsGranted>
     */
    public function create(
        string|int $to,
        array $rights,
    ): Call {
        return new Call('kataster.grant.create', paramsOf(['to' => $to, 'rights' => $rights]), false);
    }

    /**
     * Read what is granted.
     *
     * @param Grantee|null $to The one: a login, or the id of a person or a person group.
     * @param PageLimit|null $limit How many are read at most.
     * @param PageOffset|null $offset How many are passed over first.
     * @return PagedCall<GranteeList, GranteeList, GranteeInfo>
     */
    public function read(
        string|int|null $to = null,
        int|null $limit = null,
        int|null $offset = null,
    ): PagedCall {
        return new PagedCall('kataster.grant.read', paramsOf(['to' => $to, 'limit' => $limit, 'offset' => $offset]), false, 'offset', null, false);
    }

    /**
     * Revoke rights.
     *
     * @param Grantee $to To whom: a login, or the id of a person or a person group.
     * @param Rights|null $rights Rights to revoke, as kataster.grant.read returns them; all where absent.
     * @return Call<RightsGranted>
     */
    public function revoke(
        string|int $to,
        array|null $rights = null,
    ): Call {
        return new Call('kataster.grant.revoke', paramsOf(['to' => $to, 'rights' => $rights]), false);
    }
}

/**
 * The methods kataster.impact.*
 *
 * @phpstan-import-type ImpactOfObject from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type RelationTypeReferences from Types
 * @phpstan-import-type TreeDepth from Types
 */
final class KatasterImpactMethodsCalls
{
    /**
     * Read what fails with an object.
     *
     * @param ObjectId $id Identifier of the object that fails.
     * @param RelationTypeReferences|null $relation_types Relation types that are followed, by constants or ids; all by which objects fail where absent.
     * @param TreeDepth|null $depth How many relations lie between the object and those that are returned, at most.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<ImpactOfObject>
     */
    public function read(
        int|string $id,
        array|null $relation_types = null,
        int|null $depth = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('kataster.impact.read', paramsOf(['id' => $id, 'relation_types' => $relation_types, 'depth' => $depth, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods kataster.imports.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ImportPage from Types
 * @phpstan-import-type ImportRecord from Types
 * @phpstan-import-type ImportRows from Types
 * @phpstan-import-type ImportSaved from Types
 * @phpstan-import-type ImportSource from Types
 * @phpstan-import-type ListCursor from Types
 * @phpstan-import-type PageLimit from Types
 */
final class KatasterImportsMethodsCalls
{
    /**
     * Read what imports of a source made.
     *
     * @param ImportSource $source The source.
     * @param PageLimit|null $limit How many records are read at most.
     * @param ListCursor|null $cursor Where to go on.
     * @return PagedCall<ImportPage, ImportPage, ImportRecord>
     */
    public function read(
        string $source,
        int|null $limit = null,
        string|null $cursor = null,
    ): PagedCall {
        return new PagedCall('kataster.imports.read', paramsOf(['source' => $source, 'limit' => $limit, 'cursor' => $cursor]), false, 'cursor', 'records', false);
    }

    /**
     * Write rows of a source.
     *
     * @param ImportSource $source The source.
     * @param ImportRows $rows The rows. KATASTER_OPERATIONS_LIMIT says how many objects and entries there may be.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<ImportSaved>
     */
    public function save(
        string $source,
        array $rows,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('kataster.imports.save', paramsOf(['source' => $source, 'rows' => $rows, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }
}

/**
 * The methods kataster.key.*
 *
 * @phpstan-import-type Done from Types
 * @phpstan-import-type Grace from Types
 * @phpstan-import-type KeyAddresses from Types
 * @phpstan-import-type KeyCreated from Types
 * @phpstan-import-type KeyExpiry from Types
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type KeyInfo from Types
 * @phpstan-import-type KeyList from Types
 * @phpstan-import-type KeyRights from Types
 * @phpstan-import-type KeyRotated from Types
 * @phpstan-import-type KeyTitle from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 */
final class KatasterKeyMethodsCalls
{
    /**
     * Create a key.
     *
     * @param KeyTitle $title Whose key it is.
     * @param KeyRights|null $rights What it may do; every right where absent.
     * @param KeyExpiry|null $expires When it ends; never where absent.
     * @param KeyAddresses|null $addresses Where it may be used from; everywhere where absent.
     * @return Call<KeyCreated>
     */
    public function create(
        string $title,
        array|null $rights = null,
        string|null $expires = null,
        array|null $addresses = null,
    ): Call {
        return new Call('kataster.key.create', paramsOf(['title' => $title, 'rights' => $rights, 'expires' => $expires, 'addresses' => $addresses]), false);
    }

    /**
     * Read the keys.
     *
     * @param KeyId|null $id Id of the one key that is read.
     * @param PageLimit|null $limit How many keys are read at most.
     * @param PageOffset|null $offset How many keys are passed over first.
     * @return PagedCall<KeyList, KeyList, KeyInfo>
     */
    public function read(
        string|null $id = null,
        int|null $limit = null,
        int|null $offset = null,
    ): PagedCall {
        return new PagedCall('kataster.key.read', paramsOf(['id' => $id, 'limit' => $limit, 'offset' => $offset]), false, 'offset', null, false);
    }

    /**
     * Revoke a key.
     *
     * @param KeyId $id Id of the key.
     * @return Call<Done>
     */
    public function revoke(
        string $id,
    ): Call {
        return new Call('kataster.key.revoke', paramsOf(['id' => $id]), false);
    }

    /**
     * Put a new key in the place of one.
     *
     * @param KeyId $id Id of the key.
     * @param Grace|null $keep How long the former key lives on, at most until its own end; 0 ends it at once. A day where absent.
     * @param KeyExpiry|null $expires When the new key ends; like the former one where absent.
     * @return Call<KeyRotated>
     */
    public function rotate(
        string $id,
        int|string|null $keep = null,
        string|null $expires = null,
    ): Call {
        return new Call('kataster.key.rotate', paramsOf(['id' => $id, 'keep' => $keep, 'expires' => $expires]), false);
    }

    /**
     * Change what a key is good for.
     *
     * @param KeyId $id Id of the key.
     * @param KeyTitle|null $title Whose key it is.
     * @param KeyRights|null $rights What it may do from now on.
     * @param KeyExpiry|null $expires When it ends.
     * @param KeyAddresses|null $addresses Where it may be used from.
     * @return Call<Done>
     */
    public function update(
        string $id,
        string|null $title = null,
        array|null $rights = null,
        string|null $expires = null,
        array|null $addresses = null,
    ): Call {
        return new Call('kataster.key.update', paramsOf(['id' => $id, 'title' => $title, 'rights' => $rights, 'expires' => $expires, 'addresses' => $addresses]), false);
    }
}

/**
 * The methods kataster.object_type.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ConfiguredObjectType from Types
 * @phpstan-import-type DefaultTemplate from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ObjectTypeReference from Types
 */
final class KatasterObjectTypeMethodsCalls
{
    /**
     * Read how an object type is configured.
     *
     * @param ObjectTypeReference $type The object type by its constant or its id.
     * @return Call<ConfiguredObjectType>
     */
    public function read(
        string|int $type,
    ): Call {
        return new Call('kataster.object_type.read', paramsOf(['type' => $type]), false);
    }

    /**
     * Set the default template of an object type.
     *
     * @param ObjectTypeReference $type The object type by its constant or its id.
     * @param DefaultTemplate $default_template The object that becomes the template; null is none.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Call<Done>
     */
    public function update(
        string|int $type,
        int|string|null $default_template,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): Call {
        return new Call('kataster.object_type.update', paramsOf(['type' => $type, 'default_template' => $default_template, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run]), true);
    }
}

/**
 * The methods kataster.rack.*
 *
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type RackContent from Types
 */
final class KatasterRackMethodsCalls
{
    /**
     * Read a rack with what is in it.
     *
     * @param ObjectId $id Identifier of the rack.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<RackContent>
     */
    public function read(
        int|string $id,
        int|string|null $as_of = null,
    ): Call {
        return new Call('kataster.rack.read', paramsOf(['id' => $id, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods kataster.report.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ObjectFilter from Types
 * @phpstan-import-type ObjectSortKey from Types
 * @phpstan-import-type ReportColumns from Types
 * @phpstan-import-type ReportText from Types
 * @phpstan-import-type ReportTitle from Types
 * @phpstan-import-type Revision from Types
 * @phpstan-import-type SavedReport from Types
 * @phpstan-import-type SortDirection from Types
 */
final class KatasterReportMethodsCalls
{
    /**
     * Delete a saved report.
     *
     * @param ReportTitle $title The name of the report.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<Done>
     */
    public function delete(
        string $title,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('kataster.report.delete', paramsOf(['title' => $title, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision]), true);
    }

    /**
     * Save a report.
     *
     * @param ReportTitle $title The name of the report.
     * @param ReportColumns $columns Its columns.
     * @param ObjectFilter|null $filter The objects that it lists; all normal ones where absent.
     * @param ObjectSortKey|null $order_by What its rows are sorted by.
     * @param SortDirection|null $sort Ascending or descending.
     * @param ReportText|null $category The group it belongs to.
     * @param ReportText|null $description What it is for.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Call<SavedReport>
     */
    public function save(
        string $title,
        array $columns,
        array|null $filter = null,
        string|null $order_by = null,
        string|null $sort = null,
        string|null $category = null,
        string|null $description = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): Call {
        return new Call('kataster.report.save', paramsOf(['title' => $title, 'columns' => $columns, 'filter' => $filter, 'order_by' => $order_by, 'sort' => $sort, 'category' => $category, 'description' => $description, 'idempotency_key' => $idempotency_key, 'comment' => $comment, 'dry_run' => $dry_run, 'if_revision' => $if_revision], ['filter']), true);
    }
}

/**
 * The methods kataster.trace.*
 *
 * @phpstan-import-type EntryId from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type TracedObject from Types
 */
final class KatasterTraceMethodsCalls
{
    /**
     * Trace cables from end to end.
     *
     * @param ObjectId $id Identifier of a device, a panel or a cable.
     * @param EntryId|null $entry A connector or port of the object, to trace that alone.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return Call<TracedObject>
     */
    public function read(
        int|string $id,
        int|string|null $entry = null,
        int|string|null $as_of = null,
    ): Call {
        return new Call('kataster.trace.read', paramsOf(['id' => $id, 'entry' => $entry, 'as_of' => $as_of]), false);
    }
}

/**
 * The methods kataster.user.*
 *
 * @phpstan-import-type Credential from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type Login from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type PersonName from Types
 * @phpstan-import-type SessionsEnded from Types
 * @phpstan-import-type UserCreated from Types
 * @phpstan-import-type UserInfo from Types
 * @phpstan-import-type UserList from Types
 */
final class KatasterUserMethodsCalls
{
    /**
     * Create a user.
     *
     * @param Login $login Login of the user.
     * @param PersonName|null $name First and last name; the login where absent.
     * @param Credential|null $password The password, as user_pass of C__CATS__PERSON_LOGIN takes it; without one the login does not work yet.
     * @return Call<UserCreated>
     */
    public function create(
        string $login,
        string|null $name = null,
        string|null $password = null,
    ): Call {
        return new Call('kataster.user.create', paramsOf(['login' => $login, 'name' => $name, 'password' => $password]), false);
    }

    /**
     * Disable a user.
     *
     * @param Login $login Login of the user.
     * @return Call<Done>
     */
    public function disable(
        string $login,
    ): Call {
        return new Call('kataster.user.disable', paramsOf(['login' => $login]), false);
    }

    /**
     * Enable a user.
     *
     * @param Login $login Login of the user.
     * @return Call<Done>
     */
    public function enable(
        string $login,
    ): Call {
        return new Call('kataster.user.enable', paramsOf(['login' => $login]), false);
    }

    /**
     * End the sessions of a user.
     *
     * @param Login $login Login of the user.
     * @return Call<SessionsEnded>
     */
    public function endSessions(
        string $login,
    ): Call {
        return new Call('kataster.user.endSessions', paramsOf(['login' => $login]), false);
    }

    /**
     * Change one's own password.
     *
     * @param Credential $old The password the user has.
     * @param Credential $new The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it.
     * @return Call<Done>
     */
    public function password(
        string $old,
        string $new,
    ): Call {
        return new Call('kataster.user.password', paramsOf(['old' => $old, 'new' => $new]), false);
    }

    /**
     * Read the users.
     *
     * @param Login|null $login Login of one user.
     * @param PageLimit|null $limit How many are read at most.
     * @param PageOffset|null $offset How many are passed over first.
     * @return PagedCall<UserList, UserList, UserInfo>
     */
    public function read(
        string|null $login = null,
        int|null $limit = null,
        int|null $offset = null,
    ): PagedCall {
        return new PagedCall('kataster.user.read', paramsOf(['login' => $login, 'limit' => $limit, 'offset' => $offset]), false, 'offset', null, false);
    }

    /**
     * Set the password of a user.
     *
     * @param Login $login Login of the user.
     * @param Credential $password The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it.
     * @return Call<Done>
     */
    public function setPassword(
        string $login,
        string $password,
    ): Call {
        return new Call('kataster.user.setPassword', paramsOf(['login' => $login, 'password' => $password]), false);
    }
}

/**
 * The methods kataster.webhook.*
 *
 * @phpstan-import-type DeliveryIds from Types
 * @phpstan-import-type DeliveryState from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type Grace from Types
 * @phpstan-import-type HistoryMoment from Types
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type WebhookConditions from Types
 * @phpstan-import-type WebhookCreated from Types
 * @phpstan-import-type WebhookDeliveries from Types
 * @phpstan-import-type WebhookDelivery from Types
 * @phpstan-import-type WebhookFilter from Types
 * @phpstan-import-type WebhookId from Types
 * @phpstan-import-type WebhookList from Types
 * @phpstan-import-type WebhookResent from Types
 * @phpstan-import-type WebhookRotated from Types
 * @phpstan-import-type WebhookTested from Types
 * @phpstan-import-type WebhookTitle from Types
 * @phpstan-import-type WebhookUrl from Types
 */
final class KatasterWebhookMethodsCalls
{
    /**
     * Create a webhook.
     *
     * @param WebhookTitle $title What the webhook is for.
     * @param WebhookUrl $url Where deliveries are sent.
     * @param KeyId|null $key The id of the key whose rights decide what is delivered, and without which nothing is; it cannot have more rights than the caller. That of the call where absent.
     * @param WebhookFilter|null $filter The changes that are delivered; all where absent.
     * @param WebhookConditions|null $conditions Conditions on values before and after a change, of which a change has to meet one; none where absent.
     * @param HistoryMoment|null $since Where to begin: change sets after this one, or after this time. Without it, with what is committed from now on.
     * @return Call<WebhookCreated>
     */
    public function create(
        string $title,
        string $url,
        string|null $key = null,
        array|null $filter = null,
        array|null $conditions = null,
        int|string|null $since = null,
    ): Call {
        return new Call('kataster.webhook.create', paramsOf(['title' => $title, 'url' => $url, 'key' => $key, 'filter' => $filter, 'conditions' => $conditions, 'since' => $since], ['filter']), false);
    }

    /**
     * Delete a webhook.
     *
     * @param WebhookId $id Id of the webhook.
     * @return Call<Done>
     */
    public function delete(
        string $id,
    ): Call {
        return new Call('kataster.webhook.delete', paramsOf(['id' => $id]), false);
    }

    /**
     * Read the deliveries of a webhook that were not made.
     *
     * @param WebhookId $id Id of the webhook.
     * @param DeliveryState|null $state The state of the deliveries that are read; all where absent.
     * @param PageLimit|null $limit How many deliveries are read at most.
     * @param PageOffset|null $offset How many deliveries are passed over first.
     * @return PagedCall<WebhookDeliveries, WebhookDeliveries, WebhookDelivery>
     */
    public function deliveries(
        string $id,
        string|null $state = null,
        int|null $limit = null,
        int|null $offset = null,
    ): PagedCall {
        return new PagedCall('kataster.webhook.deliveries', paramsOf(['id' => $id, 'state' => $state, 'limit' => $limit, 'offset' => $offset]), false, 'offset', null, false);
    }

    /**
     * Read the webhooks.
     *
     * @param WebhookId|null $id Id of the one webhook that is read.
     * @return Call<WebhookList>
     */
    public function read(
        string|null $id = null,
    ): Call {
        return new Call('kataster.webhook.read', paramsOf(['id' => $id]), false);
    }

    /**
     * Resend failed deliveries.
     *
     * @param WebhookId $id Id of the webhook.
     * @param DeliveryIds|null $deliveries Ids of the deliveries; all that failed where absent.
     * @return Call<WebhookResent>
     */
    public function resend(
        string $id,
        array|null $deliveries = null,
    ): Call {
        return new Call('kataster.webhook.resend', paramsOf(['id' => $id, 'deliveries' => $deliveries]), false);
    }

    /**
     * Replace the secret of a webhook.
     *
     * @param WebhookId $id Id of the webhook.
     * @param Grace|null $keep How long deliveries are signed with the former secret as well; 0 ends it at once. A day where absent.
     * @return Call<WebhookRotated>
     */
    public function rotate(
        string $id,
        int|string|null $keep = null,
    ): Call {
        return new Call('kataster.webhook.rotate', paramsOf(['id' => $id, 'keep' => $keep]), false);
    }

    /**
     * Send a test delivery.
     *
     * @param WebhookId $id Id of the webhook.
     * @return Call<WebhookTested>
     */
    public function test(
        string $id,
    ): Call {
        return new Call('kataster.webhook.test', paramsOf(['id' => $id]), false);
    }

    /**
     * Change a webhook.
     *
     * @param WebhookId $id Id of the webhook.
     * @param WebhookTitle|null $title What the webhook is for.
     * @param WebhookUrl|null $url Where deliveries are sent.
     * @param KeyId|null $key The id of the key whose rights decide what is delivered; it cannot have more rights than the caller.
     * @param WebhookFilter|null $filter The changes that are delivered.
     * @param WebhookConditions|null $conditions Conditions on values before and after a change, of which a change has to meet one.
     * @param Flag|null $enabled Whether it delivers: 0 pauses it.
     * @param HistoryMoment|null $since Where to go on: change sets after this one, or after this time. What was still to be delivered is dropped.
     * @return Call<Done>
     */
    public function update(
        string $id,
        string|null $title = null,
        string|null $url = null,
        string|null $key = null,
        array|null $filter = null,
        array|null $conditions = null,
        int|bool|null $enabled = null,
        int|string|null $since = null,
    ): Call {
        return new Call('kataster.webhook.update', paramsOf(['id' => $id, 'title' => $title, 'url' => $url, 'key' => $key, 'filter' => $filter, 'conditions' => $conditions, 'enabled' => $enabled, 'since' => $since], ['filter']), false);
    }
}

/**
 * The methods kataster.*
 */
final class KatasterMethods
{
    public readonly KatasterAccessMethods $access;

    public readonly KatasterAuditMethods $audit;

    public readonly KatasterChangesMethods $changes;

    public readonly KatasterGrantMethods $grant;

    public readonly KatasterImpactMethods $impact;

    public readonly KatasterImportsMethods $imports;

    public readonly KatasterKeyMethods $key;

    public readonly KatasterObjectTypeMethods $object_type;

    public readonly KatasterRackMethods $rack;

    public readonly KatasterReportMethods $report;

    public readonly KatasterTraceMethods $trace;

    public readonly KatasterUserMethods $user;

    public readonly KatasterWebhookMethods $webhook;

    public function __construct(private readonly Transport $client)
    {
        $this->access = new KatasterAccessMethods($this->client);
        $this->audit = new KatasterAuditMethods($this->client);
        $this->changes = new KatasterChangesMethods($this->client);
        $this->grant = new KatasterGrantMethods($this->client);
        $this->impact = new KatasterImpactMethods($this->client);
        $this->imports = new KatasterImportsMethods($this->client);
        $this->key = new KatasterKeyMethods($this->client);
        $this->object_type = new KatasterObjectTypeMethods($this->client);
        $this->rack = new KatasterRackMethods($this->client);
        $this->report = new KatasterReportMethods($this->client);
        $this->trace = new KatasterTraceMethods($this->client);
        $this->user = new KatasterUserMethods($this->client);
        $this->webhook = new KatasterWebhookMethods($this->client);
    }
}

/**
 * The methods kataster.access.*
 *
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type Login from Types
 * @phpstan-import-type ObjectTypeReference from Types
 * @phpstan-import-type PermittedAccess from Types
 */
final class KatasterAccessMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read what a key or a user may do.
     *
     * @param KeyId|null $key Id of the key.
     * @param Login|null $user Login of the user.
     * @param ObjectTypeReference|null $type The object type by its constant or its id: categories are those of its objects.
     * @return PermittedAccess
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string|null $key = null,
        string|null $user = null,
        string|int|null $type = null,
    ): array {
        return $this->client->send((new KatasterAccessMethodsCalls())->read($key, $user, $type));
    }
}

/**
 * The methods kataster.audit.*
 *
 * @phpstan-import-type AuditEvent from Types
 * @phpstan-import-type AuditEventName from Types
 * @phpstan-import-type AuditMoment from Types
 * @phpstan-import-type AuditPage from Types
 * @phpstan-import-type Grantee from Types
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type ListCursor from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type SortDirection from Types
 */
final class KatasterAuditMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read the audit.
     *
     * @param AuditEventName|null $event The one event that is read.
     * @param KeyId|null $key Id of a key: events about it, and what was done with it.
     * @param Grantee|null $user A login, or the id of a person or a person group: events about them, and what they did.
     * @param AuditMoment|null $since The first moment; a day from its beginning.
     * @param AuditMoment|null $until The last moment; a day until its end.
     * @param SortDirection|null $sort ASC for the oldest first, DESC for the newest first.
     * @param PageLimit|null $limit How many events are read at most.
     * @param ListCursor|null $cursor Where to go on.
     * @return AuditPage
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string|null $event = null,
        string|null $key = null,
        string|int|null $user = null,
        string|null $since = null,
        string|null $until = null,
        string|null $sort = null,
        int|null $limit = null,
        string|null $cursor = null,
    ): array {
        return $this->client->send((new KatasterAuditMethodsCalls())->read($event, $key, $user, $since, $until, $sort, $limit, $cursor));
    }
}

/**
 * The methods kataster.changes.*
 *
 * @phpstan-import-type Applied from Types
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type CategoryConstant from Types
 * @phpstan-import-type Change from Types
 * @phpstan-import-type ChangeAction from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ChangeFeed from Types
 * @phpstan-import-type ChangeSet from Types
 * @phpstan-import-type ChangeSetNumbers from Types
 * @phpstan-import-type ChangeValues from Types
 * @phpstan-import-type ComparedMoments from Types
 * @phpstan-import-type ComparedObjects from Types
 * @phpstan-import-type EntryId from Types
 * @phpstan-import-type FilterText from Types
 * @phpstan-import-type History from Types
 * @phpstan-import-type HistoryMoment from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type ListCursor from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type ObjectTypeReference from Types
 * @phpstan-import-type OnConflict from Types
 * @phpstan-import-type Operations from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type PlanText from Types
 * @phpstan-import-type Reverted from Types
 * @phpstan-import-type SortDirection from Types
 * @phpstan-import-type WaitSeconds from Types
 */
final class KatasterChangesMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Apply several writes, or a plan, as one change set.
     *
     * @param Operations|null $operations The calls. KATASTER_OPERATIONS_LIMIT says how many there may be.
     * @param PlanText|null $plan The plan of a dry run.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Applied
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function apply(
        array|null $operations = null,
        string|null $plan = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new KatasterChangesMethodsCalls())->apply($operations, $plan, $idempotency_key, $comment, $dry_run));
    }

    /**
     * Compare two moments.
     *
     * @param PastMoment $from The first moment: the number of a change set, or a time.
     * @param ObjectId|null $object The object, with its entries.
     * @param ObjectId|null $place A place: the object and everything that is located in it.
     * @param ComparedObjects|null $objects Several objects.
     * @param PastMoment|null $to The second moment; now where nothing is said.
     * @param ChangeValues|null $values Whether values are returned as they read or as they are kept.
     * @param ListCursor|null $cursor Where to go on.
     * @return ComparedMoments
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function compare(
        int|string $from,
        int|string|null $object = null,
        int|string|null $place = null,
        array|null $objects = null,
        int|string|null $to = null,
        string|null $values = null,
        string|null $cursor = null,
    ): array {
        return $this->client->send((new KatasterChangesMethodsCalls())->compare($from, $object, $place, $objects, $to, $values, $cursor));
    }

    /**
     * Follow what is changed.
     *
     * @param ObjectId|null $object The object that changed, or whose entries did.
     * @param EntryId|null $entry The category entry that changed.
     * @param CategoryConstant|null $category The category of the entries that changed.
     * @param ObjectTypeReference|null $type The type of the objects that changed.
     * @param ObjectId|null $user The person who was logged in.
     * @param KeyId|null $key The id of the key that was used.
     * @param FilterText|null $method The name of the method that was called.
     * @param HistoryMoment|null $since Where to begin without a cursor: change sets after this one, or after this time. Without either, what is committed from now on is followed.
     * @param ChangeAction|null $change What became of the objects, entries, choices and object types.
     * @param ChangeValues|null $values Whether values are returned as they read or as they are kept.
     * @param WaitSeconds|null $wait How many seconds the call waits for changes where there are none yet.
     * @param PageLimit|null $limit How many change sets are returned at most; 50 where nothing is said.
     * @param ListCursor|null $cursor Where to go on: the cursor of the call before, which had the same filters; "" to begin.
     * @return ChangeFeed
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function follow(
        int|string|null $object = null,
        int|string|null $entry = null,
        string|null $category = null,
        string|int|null $type = null,
        int|string|null $user = null,
        string|null $key = null,
        string|null $method = null,
        int|string|null $since = null,
        string|null $change = null,
        string|null $values = null,
        int|null $wait = null,
        int|null $limit = null,
        string|null $cursor = null,
    ): array {
        return $this->client->send((new KatasterChangesMethodsCalls())->follow($object, $entry, $category, $type, $user, $key, $method, $since, $change, $values, $wait, $limit, $cursor));
    }

    /**
     * Read what was changed.
     *
     * @param ObjectId|null $object The object that changed, or whose entries did.
     * @param EntryId|null $entry The category entry that changed.
     * @param CategoryConstant|null $category The category of the entries that changed.
     * @param ObjectTypeReference|null $type The type of the objects that changed.
     * @param ObjectId|null $user The person who was logged in.
     * @param KeyId|null $key The id of the key that was used.
     * @param FilterText|null $method The name of the method that was called.
     * @param HistoryMoment|null $since Change sets after this one, or after this time.
     * @param HistoryMoment|null $until Change sets up to this one, or up to this time.
     * @param ChangeAction|null $change What became of the objects, entries, choices and object types.
     * @param SortDirection|null $sort DESC for the newest change set first, ASC for the oldest.
     * @param ChangeValues|null $values Whether values are returned as they read or as they are kept.
     * @param PageLimit|null $limit How many change sets are returned at most; 50 where nothing is said.
     * @param ListCursor|null $cursor Where to go on.
     * @return History
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string|null $object = null,
        int|string|null $entry = null,
        string|null $category = null,
        string|int|null $type = null,
        int|string|null $user = null,
        string|null $key = null,
        string|null $method = null,
        int|string|null $since = null,
        int|string|null $until = null,
        string|null $change = null,
        string|null $sort = null,
        string|null $values = null,
        int|null $limit = null,
        string|null $cursor = null,
    ): array {
        return $this->client->send((new KatasterChangesMethodsCalls())->read($object, $entry, $category, $type, $user, $key, $method, $since, $until, $change, $sort, $values, $limit, $cursor));
    }

    /**
     * Undo changes.
     *
     * @param ChangeSetNumbers $numbers The numbers of the change sets, as kataster.changes.read returns them. Several have at most as many changes together as KATASTER_BATCH_LIMIT says.
     * @param OnConflict|null $on_conflict What becomes of conflicts.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Reverted
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function revert(
        array $numbers,
        string|null $on_conflict = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new KatasterChangesMethodsCalls())->revert($numbers, $on_conflict, $idempotency_key, $comment, $dry_run));
    }
}

/**
 * The methods kataster.grant.*
 *
 * @phpstan-import-type Grantee from Types
 * @phpstan-import-type GranteeInfo from Types
 * @phpstan-import-type GranteeList from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type Rights from Types
 * @phpstan-import-type RightsGranted from Types
 */
final class KatasterGrantMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Grant rights.
     *
     * @param Grantee $to To whom: a login, or the id of a person or a person group.
     * @param Rights $rights What is granted.
     * @return RightsGranted
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function create(
        string|int $to,
        array $rights,
    ): array {
        return $this->client->send((new KatasterGrantMethodsCalls())->create($to, $rights));
    }

    /**
     * Read what is granted.
     *
     * @param Grantee|null $to The one: a login, or the id of a person or a person group.
     * @param PageLimit|null $limit How many are read at most.
     * @param PageOffset|null $offset How many are passed over first.
     * @return GranteeList
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string|int|null $to = null,
        int|null $limit = null,
        int|null $offset = null,
    ): array {
        return $this->client->send((new KatasterGrantMethodsCalls())->read($to, $limit, $offset));
    }

    /**
     * Revoke rights.
     *
     * @param Grantee $to To whom: a login, or the id of a person or a person group.
     * @param Rights|null $rights Rights to revoke, as kataster.grant.read returns them; all where absent.
     * @return RightsGranted
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function revoke(
        string|int $to,
        array|null $rights = null,
    ): array {
        return $this->client->send((new KatasterGrantMethodsCalls())->revoke($to, $rights));
    }
}

/**
 * The methods kataster.impact.*
 *
 * @phpstan-import-type ImpactOfObject from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type RelationTypeReferences from Types
 * @phpstan-import-type TreeDepth from Types
 */
final class KatasterImpactMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read what fails with an object.
     *
     * @param ObjectId $id Identifier of the object that fails.
     * @param RelationTypeReferences|null $relation_types Relation types that are followed, by constants or ids; all by which objects fail where absent.
     * @param TreeDepth|null $depth How many relations lie between the object and those that are returned, at most.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return ImpactOfObject
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $id,
        array|null $relation_types = null,
        int|null $depth = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new KatasterImpactMethodsCalls())->read($id, $relation_types, $depth, $as_of));
    }
}

/**
 * The methods kataster.imports.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ImportPage from Types
 * @phpstan-import-type ImportRecord from Types
 * @phpstan-import-type ImportRows from Types
 * @phpstan-import-type ImportSaved from Types
 * @phpstan-import-type ImportSource from Types
 * @phpstan-import-type ListCursor from Types
 * @phpstan-import-type PageLimit from Types
 */
final class KatasterImportsMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read what imports of a source made.
     *
     * @param ImportSource $source The source.
     * @param PageLimit|null $limit How many records are read at most.
     * @param ListCursor|null $cursor Where to go on.
     * @return ImportPage
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string $source,
        int|null $limit = null,
        string|null $cursor = null,
    ): array {
        return $this->client->send((new KatasterImportsMethodsCalls())->read($source, $limit, $cursor));
    }

    /**
     * Write rows of a source.
     *
     * @param ImportSource $source The source.
     * @param ImportRows $rows The rows. KATASTER_OPERATIONS_LIMIT says how many objects and entries there may be.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return ImportSaved
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function save(
        string $source,
        array $rows,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new KatasterImportsMethodsCalls())->save($source, $rows, $idempotency_key, $comment, $dry_run));
    }
}

/**
 * The methods kataster.key.*
 *
 * @phpstan-import-type Done from Types
 * @phpstan-import-type Grace from Types
 * @phpstan-import-type KeyAddresses from Types
 * @phpstan-import-type KeyCreated from Types
 * @phpstan-import-type KeyExpiry from Types
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type KeyInfo from Types
 * @phpstan-import-type KeyList from Types
 * @phpstan-import-type KeyRights from Types
 * @phpstan-import-type KeyRotated from Types
 * @phpstan-import-type KeyTitle from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 */
final class KatasterKeyMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Create a key.
     *
     * @param KeyTitle $title Whose key it is.
     * @param KeyRights|null $rights What it may do; every right where absent.
     * @param KeyExpiry|null $expires When it ends; never where absent.
     * @param KeyAddresses|null $addresses Where it may be used from; everywhere where absent.
     * @return KeyCreated
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function create(
        string $title,
        array|null $rights = null,
        string|null $expires = null,
        array|null $addresses = null,
    ): array {
        return $this->client->send((new KatasterKeyMethodsCalls())->create($title, $rights, $expires, $addresses));
    }

    /**
     * Read the keys.
     *
     * @param KeyId|null $id Id of the one key that is read.
     * @param PageLimit|null $limit How many keys are read at most.
     * @param PageOffset|null $offset How many keys are passed over first.
     * @return KeyList
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string|null $id = null,
        int|null $limit = null,
        int|null $offset = null,
    ): array {
        return $this->client->send((new KatasterKeyMethodsCalls())->read($id, $limit, $offset));
    }

    /**
     * Revoke a key.
     *
     * @param KeyId $id Id of the key.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function revoke(
        string $id,
    ): array {
        return $this->client->send((new KatasterKeyMethodsCalls())->revoke($id));
    }

    /**
     * Put a new key in the place of one.
     *
     * @param KeyId $id Id of the key.
     * @param Grace|null $keep How long the former key lives on, at most until its own end; 0 ends it at once. A day where absent.
     * @param KeyExpiry|null $expires When the new key ends; like the former one where absent.
     * @return KeyRotated
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function rotate(
        string $id,
        int|string|null $keep = null,
        string|null $expires = null,
    ): array {
        return $this->client->send((new KatasterKeyMethodsCalls())->rotate($id, $keep, $expires));
    }

    /**
     * Change what a key is good for.
     *
     * @param KeyId $id Id of the key.
     * @param KeyTitle|null $title Whose key it is.
     * @param KeyRights|null $rights What it may do from now on.
     * @param KeyExpiry|null $expires When it ends.
     * @param KeyAddresses|null $addresses Where it may be used from.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function update(
        string $id,
        string|null $title = null,
        array|null $rights = null,
        string|null $expires = null,
        array|null $addresses = null,
    ): array {
        return $this->client->send((new KatasterKeyMethodsCalls())->update($id, $title, $rights, $expires, $addresses));
    }
}

/**
 * The methods kataster.object_type.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type ConfiguredObjectType from Types
 * @phpstan-import-type DefaultTemplate from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ObjectTypeReference from Types
 */
final class KatasterObjectTypeMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read how an object type is configured.
     *
     * @param ObjectTypeReference $type The object type by its constant or its id.
     * @return ConfiguredObjectType
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string|int $type,
    ): array {
        return $this->client->send((new KatasterObjectTypeMethodsCalls())->read($type));
    }

    /**
     * Set the default template of an object type.
     *
     * @param ObjectTypeReference $type The object type by its constant or its id.
     * @param DefaultTemplate $default_template The object that becomes the template; null is none.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function update(
        string|int $type,
        int|string|null $default_template,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
    ): array {
        return $this->client->send((new KatasterObjectTypeMethodsCalls())->update($type, $default_template, $idempotency_key, $comment, $dry_run));
    }
}

/**
 * The methods kataster.rack.*
 *
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type RackContent from Types
 */
final class KatasterRackMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read a rack with what is in it.
     *
     * @param ObjectId $id Identifier of the rack.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return RackContent
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $id,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new KatasterRackMethodsCalls())->read($id, $as_of));
    }
}

/**
 * The methods kataster.report.*
 *
 * @phpstan-import-type Asked from Types
 * @phpstan-import-type ChangeComment from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type IdempotencyKey from Types
 * @phpstan-import-type ObjectFilter from Types
 * @phpstan-import-type ObjectSortKey from Types
 * @phpstan-import-type ReportColumns from Types
 * @phpstan-import-type ReportText from Types
 * @phpstan-import-type ReportTitle from Types
 * @phpstan-import-type Revision from Types
 * @phpstan-import-type SavedReport from Types
 * @phpstan-import-type SortDirection from Types
 */
final class KatasterReportMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Delete a saved report.
     *
     * @param ReportTitle $title The name of the report.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function delete(
        string $title,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new KatasterReportMethodsCalls())->delete($title, $idempotency_key, $comment, $dry_run, $if_revision));
    }

    /**
     * Save a report.
     *
     * @param ReportTitle $title The name of the report.
     * @param ReportColumns $columns Its columns.
     * @param ObjectFilter|null $filter The objects that it lists; all normal ones where absent.
     * @param ObjectSortKey|null $order_by What its rows are sorted by.
     * @param SortDirection|null $sort Ascending or descending.
     * @param ReportText|null $category The group it belongs to.
     * @param ReportText|null $description What it is for.
     * @param IdempotencyKey|null $idempotency_key Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one returned and changes nothing more, even where that call got no response. With another method or other parameters it is a Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
     * @param ChangeComment|null $comment Why this is done: kept with the change set of the call.
     * @param Asked|null $dry_run True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so there would be nothing to show.
     * @param Revision|null $if_revision The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
     * @return SavedReport
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function save(
        string $title,
        array $columns,
        array|null $filter = null,
        string|null $order_by = null,
        string|null $sort = null,
        string|null $category = null,
        string|null $description = null,
        string|null $idempotency_key = null,
        string|null $comment = null,
        bool|null $dry_run = null,
        int|null $if_revision = null,
    ): array {
        return $this->client->send((new KatasterReportMethodsCalls())->save($title, $columns, $filter, $order_by, $sort, $category, $description, $idempotency_key, $comment, $dry_run, $if_revision));
    }
}

/**
 * The methods kataster.trace.*
 *
 * @phpstan-import-type EntryId from Types
 * @phpstan-import-type ObjectId from Types
 * @phpstan-import-type PastMoment from Types
 * @phpstan-import-type TracedObject from Types
 */
final class KatasterTraceMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Trace cables from end to end.
     *
     * @param ObjectId $id Identifier of a device, a panel or a cable.
     * @param EntryId|null $entry A connector or port of the object, to trace that alone.
     * @param PastMoment|null $as_of The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
     * @return TracedObject
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        int|string $id,
        int|string|null $entry = null,
        int|string|null $as_of = null,
    ): array {
        return $this->client->send((new KatasterTraceMethodsCalls())->read($id, $entry, $as_of));
    }
}

/**
 * The methods kataster.user.*
 *
 * @phpstan-import-type Credential from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type Login from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type PersonName from Types
 * @phpstan-import-type SessionsEnded from Types
 * @phpstan-import-type UserCreated from Types
 * @phpstan-import-type UserInfo from Types
 * @phpstan-import-type UserList from Types
 */
final class KatasterUserMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Create a user.
     *
     * @param Login $login Login of the user.
     * @param PersonName|null $name First and last name; the login where absent.
     * @param Credential|null $password The password, as user_pass of C__CATS__PERSON_LOGIN takes it; without one the login does not work yet.
     * @return UserCreated
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function create(
        string $login,
        string|null $name = null,
        string|null $password = null,
    ): array {
        return $this->client->send((new KatasterUserMethodsCalls())->create($login, $name, $password));
    }

    /**
     * Disable a user.
     *
     * @param Login $login Login of the user.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function disable(
        string $login,
    ): array {
        return $this->client->send((new KatasterUserMethodsCalls())->disable($login));
    }

    /**
     * Enable a user.
     *
     * @param Login $login Login of the user.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function enable(
        string $login,
    ): array {
        return $this->client->send((new KatasterUserMethodsCalls())->enable($login));
    }

    /**
     * End the sessions of a user.
     *
     * @param Login $login Login of the user.
     * @return SessionsEnded
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function endSessions(
        string $login,
    ): array {
        return $this->client->send((new KatasterUserMethodsCalls())->endSessions($login));
    }

    /**
     * Change one's own password.
     *
     * @param Credential $old The password the user has.
     * @param Credential $new The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function password(
        string $old,
        string $new,
    ): array {
        return $this->client->send((new KatasterUserMethodsCalls())->password($old, $new));
    }

    /**
     * Read the users.
     *
     * @param Login|null $login Login of one user.
     * @param PageLimit|null $limit How many are read at most.
     * @param PageOffset|null $offset How many are passed over first.
     * @return UserList
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string|null $login = null,
        int|null $limit = null,
        int|null $offset = null,
    ): array {
        return $this->client->send((new KatasterUserMethodsCalls())->read($login, $limit, $offset));
    }

    /**
     * Set the password of a user.
     *
     * @param Login $login Login of the user.
     * @param Credential $password The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function setPassword(
        string $login,
        string $password,
    ): array {
        return $this->client->send((new KatasterUserMethodsCalls())->setPassword($login, $password));
    }
}

/**
 * The methods kataster.webhook.*
 *
 * @phpstan-import-type DeliveryIds from Types
 * @phpstan-import-type DeliveryState from Types
 * @phpstan-import-type Done from Types
 * @phpstan-import-type Flag from Types
 * @phpstan-import-type Grace from Types
 * @phpstan-import-type HistoryMoment from Types
 * @phpstan-import-type KeyId from Types
 * @phpstan-import-type PageLimit from Types
 * @phpstan-import-type PageOffset from Types
 * @phpstan-import-type WebhookConditions from Types
 * @phpstan-import-type WebhookCreated from Types
 * @phpstan-import-type WebhookDeliveries from Types
 * @phpstan-import-type WebhookDelivery from Types
 * @phpstan-import-type WebhookFilter from Types
 * @phpstan-import-type WebhookId from Types
 * @phpstan-import-type WebhookList from Types
 * @phpstan-import-type WebhookResent from Types
 * @phpstan-import-type WebhookRotated from Types
 * @phpstan-import-type WebhookTested from Types
 * @phpstan-import-type WebhookTitle from Types
 * @phpstan-import-type WebhookUrl from Types
 */
final class KatasterWebhookMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Create a webhook.
     *
     * @param WebhookTitle $title What the webhook is for.
     * @param WebhookUrl $url Where deliveries are sent.
     * @param KeyId|null $key The id of the key whose rights decide what is delivered, and without which nothing is; it cannot have more rights than the caller. That of the call where absent.
     * @param WebhookFilter|null $filter The changes that are delivered; all where absent.
     * @param WebhookConditions|null $conditions Conditions on values before and after a change, of which a change has to meet one; none where absent.
     * @param HistoryMoment|null $since Where to begin: change sets after this one, or after this time. Without it, with what is committed from now on.
     * @return WebhookCreated
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function create(
        string $title,
        string $url,
        string|null $key = null,
        array|null $filter = null,
        array|null $conditions = null,
        int|string|null $since = null,
    ): array {
        return $this->client->send((new KatasterWebhookMethodsCalls())->create($title, $url, $key, $filter, $conditions, $since));
    }

    /**
     * Delete a webhook.
     *
     * @param WebhookId $id Id of the webhook.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function delete(
        string $id,
    ): array {
        return $this->client->send((new KatasterWebhookMethodsCalls())->delete($id));
    }

    /**
     * Read the deliveries of a webhook that were not made.
     *
     * @param WebhookId $id Id of the webhook.
     * @param DeliveryState|null $state The state of the deliveries that are read; all where absent.
     * @param PageLimit|null $limit How many deliveries are read at most.
     * @param PageOffset|null $offset How many deliveries are passed over first.
     * @return WebhookDeliveries
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function deliveries(
        string $id,
        string|null $state = null,
        int|null $limit = null,
        int|null $offset = null,
    ): array {
        return $this->client->send((new KatasterWebhookMethodsCalls())->deliveries($id, $state, $limit, $offset));
    }

    /**
     * Read the webhooks.
     *
     * @param WebhookId|null $id Id of the one webhook that is read.
     * @return WebhookList
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function read(
        string|null $id = null,
    ): array {
        return $this->client->send((new KatasterWebhookMethodsCalls())->read($id));
    }

    /**
     * Resend failed deliveries.
     *
     * @param WebhookId $id Id of the webhook.
     * @param DeliveryIds|null $deliveries Ids of the deliveries; all that failed where absent.
     * @return WebhookResent
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function resend(
        string $id,
        array|null $deliveries = null,
    ): array {
        return $this->client->send((new KatasterWebhookMethodsCalls())->resend($id, $deliveries));
    }

    /**
     * Replace the secret of a webhook.
     *
     * @param WebhookId $id Id of the webhook.
     * @param Grace|null $keep How long deliveries are signed with the former secret as well; 0 ends it at once. A day where absent.
     * @return WebhookRotated
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function rotate(
        string $id,
        int|string|null $keep = null,
    ): array {
        return $this->client->send((new KatasterWebhookMethodsCalls())->rotate($id, $keep));
    }

    /**
     * Send a test delivery.
     *
     * @param WebhookId $id Id of the webhook.
     * @return WebhookTested
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function test(
        string $id,
    ): array {
        return $this->client->send((new KatasterWebhookMethodsCalls())->test($id));
    }

    /**
     * Change a webhook.
     *
     * @param WebhookId $id Id of the webhook.
     * @param WebhookTitle|null $title What the webhook is for.
     * @param WebhookUrl|null $url Where deliveries are sent.
     * @param KeyId|null $key The id of the key whose rights decide what is delivered; it cannot have more rights than the caller.
     * @param WebhookFilter|null $filter The changes that are delivered.
     * @param WebhookConditions|null $conditions Conditions on values before and after a change, of which a change has to meet one.
     * @param Flag|null $enabled Whether it delivers: 0 pauses it.
     * @param HistoryMoment|null $since Where to go on: change sets after this one, or after this time. What was still to be delivered is dropped.
     * @return Done
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function update(
        string $id,
        string|null $title = null,
        string|null $url = null,
        string|null $key = null,
        array|null $filter = null,
        array|null $conditions = null,
        int|bool|null $enabled = null,
        int|string|null $since = null,
    ): array {
        return $this->client->send((new KatasterWebhookMethodsCalls())->update($id, $title, $url, $key, $filter, $conditions, $enabled, $since));
    }
}

/**
 * The methods rpc.*
 *
 * @phpstan-import-type OpenRpcDocument from Types
 */
final class RpcMethodsCalls
{
    /**
     * Read this document.
     *
     * @return Call<OpenRpcDocument>
     */
    public function discover(): Call
    {
        return new Call('rpc.discover', [], false);
    }
}

/**
 * The methods rpc.*
 *
 * @phpstan-import-type OpenRpcDocument from Types
 */
final class RpcMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read this document.
     *
     * @return OpenRpcDocument
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function discover(): array
    {
        return $this->client->send((new RpcMethodsCalls())->discover());
    }
}

/**
 * The methods system.*
 */
final class SystemMethodsCalls
{
    public readonly SystemEndpointsMethodsCalls $endpoints;

    public function __construct()
    {
        $this->endpoints = new SystemEndpointsMethodsCalls();
    }
}

/**
 * The methods system.endpoints.*
 */
final class SystemEndpointsMethodsCalls
{
    public readonly SystemEndpointsReadMethodsCalls $read;

    public function __construct()
    {
        $this->read = new SystemEndpointsReadMethodsCalls();
    }
}

/**
 * The methods system.endpoints.read.*
 *
 * @phpstan-import-type Endpoints from Types
 */
final class SystemEndpointsReadMethodsCalls
{
    /**
     * Read what every method takes.
     *
     * @return Call<Endpoints>
     */
    public function v2(): Call
    {
        return new Call('system.endpoints.read.v2', [], false);
    }
}

/**
 * The methods system.*
 */
final class SystemMethods
{
    public readonly SystemEndpointsMethods $endpoints;

    public function __construct(private readonly Transport $client)
    {
        $this->endpoints = new SystemEndpointsMethods($this->client);
    }
}

/**
 * The methods system.endpoints.*
 */
final class SystemEndpointsMethods
{
    public readonly SystemEndpointsReadMethods $read;

    public function __construct(private readonly Transport $client)
    {
        $this->read = new SystemEndpointsReadMethods($this->client);
    }
}

/**
 * The methods system.endpoints.read.*
 *
 * @phpstan-import-type Endpoints from Types
 */
final class SystemEndpointsReadMethods
{
    public function __construct(private readonly Transport $client)
    {
    }

    /**
     * Read what every method takes.
     *
     * @return Endpoints
     * @throws KatasterError
     * @throws NoAnswer
     */
    public function v2(): array
    {
        return $this->client->send((new SystemEndpointsReadMethodsCalls())->v2());
    }
}

/** One function per method, for batches and lists: each prepares a call. */
final class Calls
{
    public readonly CmdbMethodsCalls $cmdb;
    public readonly IdoitMethodsCalls $idoit;
    public readonly KatasterMethodsCalls $kataster;
    public readonly RpcMethodsCalls $rpc;
    public readonly SystemMethodsCalls $system;

    public function __construct()
    {
        $this->cmdb = new CmdbMethodsCalls();
        $this->idoit = new IdoitMethodsCalls();
        $this->kataster = new KatasterMethodsCalls();
        $this->rpc = new RpcMethodsCalls();
        $this->system = new SystemMethodsCalls();
    }
}

/** The service as typed functions. An error of the service throws a KatasterError, a call without an answer NoAnswer. */
final class Kataster extends Transport
{
    public readonly Calls $calls;
    public readonly CmdbMethods $cmdb;
    public readonly IdoitMethods $idoit;
    public readonly KatasterMethods $kataster;
    public readonly RpcMethods $rpc;
    public readonly SystemMethods $system;

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
        $this->idoit = new IdoitMethods($this);
        $this->kataster = new KatasterMethods($this);
        $this->rpc = new RpcMethods($this);
        $this->system = new SystemMethods($this);
    }
}

/**
 * The shapes of parameters and results: `@phpstan-import-type ModelData from \Kataster\Types`.
 *
 * Id: An identifier. Positive, never given out twice.
 * ObjectId: The id of an object.
 * CategoryConstant: The constant of a category, such as C__CATG__MODEL.
 * CategorySelection: One category or several, by their constants or their numbers.
 * Flag: A switch: 0 or 1.
 * Asked: Whether something is asked for.
 * PastMoment: The number of a change set, or a time.
 * NumericText: An integer written as a text, in every dialect.
 * Choice: A choice of a dialog.
 * - id: The id of the choice.
 * - title: Its title in the language asked for.
 * - const: Its constant; null where there is none.
 * - title_lang: The English title.
 * YesNo: A yes or no.
 * - value: "1" for yes, "0" for no.
 * - title: Yes or no in the language asked for.
 * Quantity: A value in the unit that stands in the unit attribute.
 * - title: The number, in the unit that the entry names beside it.
 * ObjectTypeConstant: The constant of an object type.
 * ObjectReference: A link to an object.
 * - id: The id of the object.
 * - title: Its title.
 * - sysid: Its system identifier.
 * - type: The constant of its type.
 * - type_title: The title of its type in the language asked for.
 * CategoryName: The constant of a category.
 * EntryReference: A link to a category entry.
 * - id: The id of the entry.
 * - title: What names the entry.
 * - type: The constant of its category.
 * - hostname: Its host name, where it is an address of a port; null while that is unset.
 * StoredFile: An uploaded file.
 * - name: The name of the file.
 * - size: Bytes.
 * - type: Media type.
 * - content: Base64.
 * RelationReference: A link to a relation: the two objects that it connects, and what it means.
 * - id: The id of the object that stands for the relation.
 * - object1: The object that the relation is read from.
 * - object2: The object that the relation leads to.
 * - relation_type: What the relation means.
 * Row: A small record within an attribute; its fields stand in the category.
 * AttributeValue: What an attribute reads as. Unset: "" for a plain value, null for one choice or reference, [] for a list.
 * CategoryEntry: An entry of a category: its id, its object, and every attribute of the category, set or not.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * CategoryEntries: Entries in ascending order of their ids.
 * EntriesByKind: Entries of an object by the kind and the constant of their category.
 * - catgID: Global categories by their constants.
 * - catsID: Specific categories by their constants.
 * - customID: Categories of the site by their constants.
 * MultiValueCategory: The constant of a category that has several entries per object.
 * EntryId: The id of a category entry. An entry of C__CATG__GLOBAL has the id of its object.
 * IdempotencyKey: Identifies an intended call among those of its caller: 1 to 255 characters, such as a UUID.
 * ChangeComment: A comment on a change: up to 500 characters.
 * Revision: The number of the last change set that changed an object or an entry; 0 where none did. A changed entry moves the revision of its object.
 * Message: What was done, for people.
 * ChangeAction: What became of something in a change set; of several steps the last one of this list counts.
 * ChangedObject: The object of a change, as it was after it.
 * - id: The id of the object.
 * - title: Its title at that time.
 * - type: The constant of its type at that time.
 * DialogName: The name of a dialog list.
 * ChangedChoice: A choice that was added to a dialog, changed or removed.
 * - id: The id of the choice.
 * - dialog: The dialog it belongs to.
 * ReportTitle: The name of a report.
 * ChangedReport: A report that was saved, changed or deleted.
 * - id: The id of the report.
 * - title: Its title before the change; of a new one, the one that it got.
 * LivestatusTitle: The title of an address of monitoring.
 * ChangedLivestatus: An address of a monitoring server that was added, changed or deleted.
 * - id: The id of the address.
 * - title: Its title before the change; of a new one, the one that it got.
 * KeptRow: The members of a value that is kept as several.
 * KeptValue: A value as it is kept: ids of choices and links, and what else stands in the database.
 * ChangedValue: A value of an attribute: in the form in which cmdb.category.read returns it, or as it is kept. Null where the attribute had no value. A password is always `***`.
 * ChangedAttribute: An attribute that reads otherwise after a change than before it. A value with a unit comes with the attribute that holds the unit.
 * - key: The key of the attribute.
 * - title: Its title in the language asked for.
 * - from: The value before; null where nothing was there.
 * - to: The value after; null where nothing is left.
 * Change: What a change set did to an object, an entry, a choice, an object type, a report or an address of monitoring.
 * - action: What became of it.
 * - object: The object that changed, or whose entry did; null where the record is part of none.
 * - entry: The id of the entry; null where no entry changed.
 * - category: The constant of the category of the entry; null where no entry changed.
 * - choice: The choice, where one changed.
 * - object_type: The constant of the object type, where the configuration of one changed.
 * - report: The report, where one was saved or deleted.
 * - livestatus: The address of a monitoring server, where one changed.
 * - attributes: The attributes that differ, in the order of the catalogue.
 * PlanText: A plan that a dry run returned.
 * Done: The call was carried out.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * EntryData: Attribute names and their values. How each attribute type is written is part of the category.
 * NumericString: An integer written as a text.
 * EntryCreated: The entry was created.
 * - id: The id of the new entry.
 * - message: What was done, in the language of the call.
 * - success: Always true: a call that fails returns an error.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * EntryStatusFilter: Which entries are read: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant of one status.
 * PageLimit: How many entries are read at most.
 * PageOffset: How many entries are passed over first.
 * EntrySaved: The entry was created or updated.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - entry: Entry id.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * AttributeType: How a value is accepted, stored, shown and compared.
 * LinkTarget: What a link may point to.
 * - category: The category to whose entries it leads.
 * - categories: The categories to whose entries it leads.
 * - objectTypes: The types of objects it may lead to.
 * - excludeObjectTypes: The types of objects it may not lead to.
 * - container: Whether it leads only to objects that others can stand in.
 * MirroredLink: A link that an attribute shows from its other side: what is written on one side is there on both.
 * - category: The category on the other side.
 * - link: Key of the attribute there.
 * TextFormat: A form that a text has. The documentation describes the check of each.
 * FieldDefinition: A column of an attribute that holds rows.
 * - key: The key of the column.
 * - type: What kind of value it holds.
 * - dialog: The dialog of its choices.
 * - target: What a link may point to.
 * - format: The form of its text.
 * ChoiceId: The id of a choice: a number, or a text in lists that the service defines itself.
 * AttributeInfo: An attribute of a category: what it is called, how it is written and what it may hold.
 * - title: Title in the language asked for.
 * - description: What it is for, in the language asked for; categories of a site may leave it out.
 * - type: What kind of value it holds.
 * - required: Must be there when an entry is created.
 * - readOnly: Is worked out on reading and cannot be saved.
 * - dialog: The dialog of its choices.
 * - extendable: An unknown title creates a choice or an entry.
 * - dependsOn: Key of the attribute whose value restricts the choices of this one.
 * - unit: Key of the attribute that holds the unit of this value.
 * - measure: What is measured.
 * - target: What a link may point to.
 * - sameAs: Key of the attribute of which this one is another name: both read and write one link.
 * - acceptsMany: A list may be written and makes one entry per element.
 * - exclusive: At most one entry of an object has this set; setting it elsewhere moves it.
 * - acyclic: No chain of these links leads back to the object it began at.
 * - mutual: The entry it leads to leads back, and to no other: both say one connection.
 * - relation: Relation type the link creates, or by-role.
 * - mirrors: The link that it shows from its other side.
 * - valueType: What a computed value is.
 * - unavailable: Why nothing works the value out: it reads as "".
 * - fields: The columns of its rows.
 * - default: What a new entry has where nothing is given.
 * - minLength: Characters a text has at least, unless it is empty, counted after Unicode normalization to NFC.
 * - maxLength: Characters a text has at most.
 * - format: The form of its text.
 * - minimum: The least that a number may be.
 * - maximum: The most that a number may be.
 * - notBefore: Key of an attribute whose value comes first: this one is not before it, nor less.
 * CategoryInfo: The attributes of a category by their keys, in the order of the catalogue.
 * ConditionComparison: How a value is compared: <> is the same as !=, and in like * stands for anything.
 * ConditionOperator: How a condition goes together with the one before it: AND binds more tightly than OR.
 * ReportCondition: A comparison of an attribute, which is named by its category and its key with a hyphen between them, such as C__CATG__MODEL-serial.
 * - property: Category and attribute, such as "C__CATG__GLOBAL-title".
 * - comparison: How the value is compared.
 * - value: What the value is compared with: a text or a number. Choices go by id, constant or title, linked objects by id or title.
 * - operator: How this condition is joined with the ones before it.
 * ReportConditions: Comparisons that objects have to meet together.
 * Title: The title of an object, stored exactly as it is sent.
 * Sysid: The system identifier of an object: unique, never reused.
 * Timestamp: Local time of the server (`TZ`), Y-m-d H:i:s. Where the call names a `time_zone`: ISO 8601 with the offset there.
 * FoundStatus: Where a record is in its life.
 * FoundObject: An object that meets conditions; `updated` is absent until the first change. Ids are texts in every dialect.
 * - id: The id of the object.
 * - title: Its title.
 * - sysid: Its system identifier.
 * - type: Id of the object type.
 * - created: When it was created.
 * - updated: When it was changed last.
 * - type_title: Title of the object type in the language asked for.
 * - type_group_title: Title of the group of the object type in the language asked for.
 * - type_icon: Relative URL of the icon of the object type.
 * - status: Where the record is in its life.
 * - cmdb_status: The id of its CMDB status.
 * - cmdb_status_title: Title of the CMDB status in the language asked for.
 * - image: URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
 * FoundObjects: Objects that meet conditions, in ascending order of their ids.
 * AttributeKey: The key of an attribute within its category.
 * ChoiceTitle: The title of a choice, stored exactly as it is sent.
 * ParentReference: The choice that a new one depends on: its id as a number, or its constant or title as a text.
 * ChoiceSaved: The choice was added, changed or deleted.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - entry_id: The id of the choice.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * AddedChoiceId: The id of a choice that was added to a dialog.
 * DialogProperty: An attribute with a list of choices, by its key; or several of one category.
 * ParentChoice: The choice that another one depends on; its id is null where it depends on none.
 * - id: The id of the choice; null where there is no parent.
 * - const: Its constant, empty where there is none.
 * - title: Its title in the language asked for.
 * OfferedChoice: A choice that a dialog offers. A list whose choices depend on those of another names the parent of each.
 * - id: The id of the choice.
 * - const: The constant, empty where there is none.
 * - title: The title in the language asked for.
 * - parent: The choice of the other list that this one depends on.
 * OfferedChoices: The choices of one attribute: those of the catalogue in their order, then those that were added, ascending by id.
 * DialogChoices: The choices of the attribute; where a list of attributes was asked for, a list of choices under the key of each.
 * ExternalType: The name of a data source: an object belongs to one of them.
 * ExternalId: An id that a data source gives to what it knows.
 * RecordStatus: Where a record is in its life.
 * EntriesOfObject: Category constants, each with the normal entries of the object.
 * ExternalObject: An object that a data source knows.
 * - extId: The id that the data source gives to the object.
 * - extType: The data source.
 * - id: The id of the object.
 * - title: Its title.
 * - sysid: Its system identifier, unique and never given out twice.
 * - objecttype: The id of its type.
 * - type_title: Title of the object type in the language asked for.
 * - type_icon: Relative URL of the icon of the object type.
 * - status: Where the record is in its life.
 * - cmdb_status: The id of its CMDB status.
 * - cmdb_status_title: Title of the CMDB status in the language asked for.
 * - created: When it was created.
 * - updated: When it was changed last.
 * - image: URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
 * - data: Entries that the data source wrote, by the constants of their categories.
 * ExternalObjects: Objects that a data source knows, in the order of its ids.
 * ObjectTypeReference: An object type by its constant or its id.
 * ExternalData: Entries that a data source knows: by the constant of the category, then by the strategy (`create`, `update` or `overwrite`), then by the id that the source gives to the entry. Without a strategy it is `update`; of a single-value category the attributes may stand at once. A value of an object `{extType, extId}` stands for the object with that external id; with `title` and `class` it is created where it is not there.
 * ExternalMessage: What became of an item.
 * - message: What was done with what, or why not, in the language of the call.
 * - level: 100 for what was left alone, 200 for what was done, 400 for what was rejected.
 * - datetime: When that was: ISO 8601 with microseconds.
 * ExternalPushed: What became of each item.
 * - success: Whether nothing was rejected.
 * - messages: A message for each item, in the order in which they were written.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * RelationTypeReference: A relation type by its constant or its id.
 * RelationTypeReferences: Relation types by their constants or ids.
 * RelationTypesAsked: A relation type by its constant or id, or a list of them.
 * RelatedStatusFilter: Which objects are returned, by their record status: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant of one status.
 * ImpactNodeRelation: A relation by its type.
 * - type: The constant of the relation type; its id as a text where users added it.
 * - text: How it is read from the object above to this one.
 * ImpactNodeData: The relation of an object of the tree, and what is shown of the object.
 * - relation: The relation by which it depends on the object above it.
 * - color: Colour of its type.
 * - statusColor: Colour of its CMDB status.
 * - objTypeID: The id of its type.
 * - objectType: Title of its type in the language asked for.
 * - objID: The id of the object.
 * ImpactNode: An object of the tree.
 * - id: The id of the object.
 * - name: Its title.
 * - data: The relation by which it depends, and its type and status.
 * - children: Objects that depend on it, of the same form. An object is in the tree once, where it is reached first.
 * ImpactTree: Objects that depend on an object, each with those that depend on it.
 * TreeDepth: Number of levels that are returned.
 * Place: An object that stands in another. With `depth` it has the object in which it stands, and its level below the root.
 * - id: The id of the object.
 * - title: Its title.
 * - sysid: Its system identifier.
 * - type: The id of its type.
 * - type_title: Title of the object type in the language asked for.
 * - status: Where the record is in its life.
 * - cmdb_status: The id of its CMDB status.
 * - cmdb_status_title: Title of the CMDB status in the language asked for.
 * - parent: The id of the object it stands in, where levels were asked for.
 * - depth: How many levels below the root it stands, where levels were asked for.
 * Places: What stands in an object: siblings by title, and what stands in one of them right after it.
 * ObjectIds: Ids of objects.
 * LogMessage: The text of a message in a logbook.
 * Description: A text of several lines; null or "" for none.
 * LogSource: A choice of the dialog logbook_source: its constant, or its id.
 * LogAlertLevel: A choice of the dialog logbook_level: its constant, or its id.
 * LogbookWritten: The message was written.
 * - id: The id of the message; that of the object with the smallest id, where there are several.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * LogRecordId: The id of a record of a logbook: of a message that is the id of its entry of C__CATG__LOGBOOK; ids of changes are larger than those of entries.
 * LogMoment: A unix time in seconds; a time such as 2026-11-22 09:30 or 2026-11-22T09:30:00+01:00; or words: now, today, yesterday, -1 day, 2 weeks ago.
 * LogRecord: A message in the logbook of an object, or a change of the object or of one of its entries.
 * - logbook_id: The id of the record.
 * - logbook_catg_id: The id under which C__CATG__LOGBOOK of the object has it.
 * - comment: The comment of the call; empty where there is none.
 * - description: The description of a message as it was written; empty for a change.
 * - changes: A line for each attribute that changed: its title, the former value, an arrow, the new one. Empty for a message.
 * - date: The moment of the message or change.
 * - username: The user who was logged in, or the key where none was.
 * - event: The message, or what happened, in the language of the call.
 * - object_id: The id of the object.
 * - object_title: The title of the object now; the last one where it was purged.
 * - object_title_static: The title of the object then.
 * - source: The title of the source, in the language of the call.
 * - source_constant: The constant of the source: C__LOGBOOK_SOURCE__INTERNAL for changes.
 * - level_id: The id of the alarm level: 1 information, 2 low, 3 middle, 4 high.
 * LogRecords: Records of logbooks, the newest first.
 * ChoiceInput: A choice of a dialog: its id as a number, or its constant or title as a text. An unknown title becomes a new choice.
 * CmdbStatusReference: A CMDB status by its constant or its id; null, "" or -1 for the usual one.
 * InitialStatus: The record status a new object begins with.
 * YesNoInput: A yes or no as it is saved.
 * Cleared: Values that clear an attribute: null or an empty text.
 * AccessData: Access as it is saved; what is absent keeps its value. Ways to reach a device or program for administration: web interface, SSH, remote desktop.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Short name of the way in, such as iLO or Admin portal.
 * - type: Access type: Protocol or tool that opens the address, such as HTTPS, SSH or RDP.
 * - url: Host[:Port]/URL: Address to open, such as https://ilo-web1.example.org:8443.
 * - primary: Primary?: Marks the way in that is offered first where there are several.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LinksInput: Links as they are saved: a list of ids.
 * MoneyInput: An amount as it is saved: a number or a numeric text with at most two decimals.
 * IntervalChoice: A choice of the dialog interval, by its constant, textual id or title, or by its number.
 * ClearedChoice: Values that clear a choice: null, an empty text or -1.
 * GuaranteePeriodUnitChoice: A choice of the dialog guarantee_period_unit, by its constant, textual id or title, or by its number. Units of terms, counted by the calendar: one month from 15 March is 15 April.
 * GuaranteePeriodBaseChoice: A choice of the dialog guarantee_period_base, by its constant, textual id or title, or by its number.
 * AccountingData: Accounting as it is saved; what is absent keeps its value. Purchase, cost and warranty of an asset, for inventory and bookkeeping.
 * - inventory_no: Inventory number: Number on the inventory label, by which the asset is found in the list of fixed assets.
 * - account: Account: Cost centre that pays for the asset, such as 4711 IT operations.
 * - acquirementdate: Date of invoice: Day on the supplier's invoice; the warranty may run from it.
 * - contact: Purchased at: Dealers or people that sold the asset.
 * - price: Investment costs: Sum that was paid once, at the purchase.
 * - operation_expense: Operation expense: Recurring cost of running it, such as power, leasing or maintenance.
 * - operation_expense_interval: Operation expense (Unit): Period for which the running costs are stated: a day, a week, a month or a year.
 * - cost_unit: Cost unit: Product, project or customer that the costs are charged to.
 * - delivery_note_no: Delivery note number: Number on the paper that came with the goods, to match delivery and order.
 * - procurement: Procurement: How the asset was acquired: bought, leased, rented, donated.
 * - delivery_date: Delivery date: Day the goods arrived; the warranty may run from it.
 * - invoice_no: Invoice no.: Number of the supplier's invoice, to find it in the accounts.
 * - order_no: Order no.: Number of your own order, to find quotation and approval.
 * - guarantee_period: Period of warranty: How long the warranty runs, as a number in the unit stated beside it.
 * - guarantee_period_unit: Warranty period: Unit of the duration of the warranty: days, weeks, months or years.
 * - guarantee_period_base: Guarantee period by: Date the warranty begins with: that of the invoice, of the order or of the delivery.
 * - order_date: Order date: Day the asset was ordered; the warranty may run from it.
 * - guarantee_date: Guarantee date: Day the warranty ends, where the supplier names it instead of a duration.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AddressData: Address as it is saved; what is absent keeps its value. Postal address of a building, a site or an organisation.
 * - address: Additional address information: Further lines that a letter needs beyond street and city, such as Building C, Gate 3.
 * - street: Street: Name of the street, without the number of the house.
 * - house_no: House number: Number in the street, with a letter where there is one, such as 12b.
 * - stories: Floors: How many storeys the building has.
 * - postcode: Postal code: Code that the post sorts by, such as 10115; leading zeros are kept.
 * - city: City: Town or municipality.
 * - region: Region: State, county or province, such as Bavaria.
 * - country: Country: State in which the address is, such as Germany or Austria.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AircraftData: Aircraft as it is saved; what is absent keeps its value. Aircraft of the fleet, as the authorities have registered it.
 * - registration: Aircraft registration: Mark painted on the fuselage, by which authorities know it, such as D-EABC.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LinkInput: A link as it is saved: an id, or a list of one id.
 * ApplicationTypeChoice: A choice of the dialog application_type, by its constant, textual id or title, or by its number.
 * ApplicationPriorityChoice: A choice of the dialog application_priority, by its constant, textual id or title, or by its number. Of several operating systems on a device, the primary one is started by default, the secondary ones on demand.
 * ApplicationData: Software assignment as it is saved; what is absent keeps its value. Programs installed on a device, with version, licence and the databases they use.
 * - category_id: The entry that is updated; without it one is created.
 * - application: Application: Program that is installed: an object of the type application, operating system or service.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Bequest nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - installDate: Installation date: Day the program was put on the device.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AssignedCardsData: Assigned cards as it is saved; what is absent keeps its value. SIM and crypto cards that are in this mobile phone, seen from the phone.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_obj: Assigned cards: Card that is in the phone; saving it here sets the phone at the card.
 * AssignedLogicalUnitData: Workplace components as it is saved; what is absent keeps its value. Devices that belong to this workplace: computer, monitor, telephone, printer.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_object: Object: Device that stands at the workplace; a device belongs to one workplace only.
 * AssignedSimCardsData: Assigned SIM cards as it is saved; what is absent keeps its value. SIM cards that name this mobile phone, out of contracts with several cards.
 * - category_id: The entry that is updated; without it one is created.
 * - isys_obj__id: Object title: Object that the card is entered at, such as the mobile phone contract.
 * - isys_catg_cards_list__id: Assigned SIM Cards: Entry of the single card there, with its number and PIN.
 * AssignedSubscriptionsData: Assigned subscriptions as it is saved; what is absent keeps its value. Cloud subscriptions that this user account may use, such as Microsoft 365 E3.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_object: Assigned object: Tenant or cloud service whose subscription is used.
 * - uuid: UUID: The subscription there, by its identifier; an unknown one is added to that object.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AssignedUsersData: Assigned users as it is saved; what is absent keeps its value. Accounts that have a seat of the subscriptions of this cloud service.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_object: Assigned object: Account that takes up a seat.
 * - uuid: UUID: Subscription in which the account has its seat.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AssignedWorkstationData: Assigned workplace as it is saved; what is absent keeps its value. Workplace that this device is part of.
 * - parent: Parent object: The workplace itself, such as Desk 2.14-3; moving the device means changing this.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AuditData: Audit as it is saved; what is absent keeps its value. Inspections of an asset, such as electrical safety tests, with deadlines and findings.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Subject of the inspection, such as Electrical safety 2026.
 * - type: Type: Kind of inspection, such as legal, safety or maintenance.
 * - commission: Commission: People or companies that carry out the inspection.
 * - responsible: Responsible: People that see to it that the inspection takes place in time.
 * - involved: Involved: Others that have to be there or be informed.
 * - period_manufacturer: Manufacturer's period: Day by which the manufacturer demands the inspection.
 * - period_operator: Operator's period: Day by which your own rules demand the inspection.
 * - apply: Applied: Day the inspection took place.
 * - result: Result: Outcome, such as passed without findings.
 * - fault: Faults: Defects that were found and have to be repaired.
 * - incident: Incidents: Occurrences during the inspection, such as an outage or an injury.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * BackupData: Backup as it is saved; what is absent keeps its value. How the data of this system are backed up: by which system, how often, from where.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the backup job, such as Nightly file server.
 * - backup: Backed up by: System or program that makes the backup, such as the backup server.
 * - backup_type: Backup type: Procedure by which data are copied, such as snapshot, files or cloning.
 * - cycle: Cycle: How often the job runs, such as daily or weekly.
 * - path_to_save: Path to save: Folder or volume that is backed up, such as /srv/data or D:\Shares.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * BackupAssignedObjectsData: Backup (assigned Objects) as it is saved; what is absent keeps its value. Systems that this backup system takes care of, seen from its side.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the job by which the other system is backed up.
 * - backup: Backups: System whose data are backed up.
 * - backup_type: Backup type: Procedure used there, such as snapshot, files or cloning.
 * - cycle: Cycle: How often that system is backed up.
 * - path_to_save: Path to save: Folder or volume of the other system that is backed up.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DepthUnitChoice: A choice of the dialog depth_unit, by its constant, textual id or title, or by its number. Units of length; values are compared in millimetres.
 * CableData: Cable as it is saved; what is absent keeps its value. Kind, length and wiring of a single cable.
 * - cable_type: Cable type: Build that decides on speed and distance, such as CAT6 or fibre.
 * - cable_colour: Color: Colour of the sheath, by which the cable is found in the rack.
 * - cable_occupancy: Occupancy: How many wires are connected: all eight or four.
 * - length: Cable length: How long the cable is, in the unit stated beside it.
 * - length_unit: Length unit: Unit in which the length is stated, such as m.
 * - max_amount_of_fibers_leads: Maximal amount of fibers/leads: How many fibres or wires the cable has at most, such as 24.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CardsData: Cards as it is saved; what is absent keeps its value. SIM cards of a mobile phone contract, with number, PIN and PUK.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_mobile: Assigned mobile phone: Telephone or tablet the card is in.
 * - card_no: Card Number: Number printed on the card (ICCID), up to 20 digits.
 * - title: Title: Short name of the card, such as Main card or Tablet.
 * - pin: Pin: Code that unlocks the card when the phone is switched on.
 * - pin2: Pin 2: Code for extra functions of the card, such as call cost limits.
 * - puk: PUK: Code that frees the card after three wrong PINs.
 * - puk2: PUK2: Code that frees the second PIN after three wrong tries.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CertificateData: Certificate as it is saved; what is absent keeps its value. Digital certificates in use on this system, so that none expires unnoticed.
 * - category_id: The entry that is updated; without it one is created.
 * - type: Type: Purpose or issuer, such as TLS server certificate or internal CA.
 * - create_date: Creation date: First day the certificate is valid.
 * - expire_date: Expiration Date: Last day the certificate is valid; a new one has to be in place before.
 * - common_name: Common Name: Name the certificate is issued to, such as www.example.org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CloudSubscriptionsData: Subscriptions as it is saved; what is absent keeps its value. Subscriptions of a cloud service with seats that are paid for and in use.
 * - category_id: The entry that is updated; without it one is created.
 * - uuid: UUID: Identifier of the subscription at the provider, such as 6fd2c87f-b296-42f0-b197-1e91e994b900.
 * - consumed_units: Consumed units: How many seats are in use.
 * - prepaid_enabled_units: Prepaid units (enabled): How many seats are paid for and usable.
 * - prepaid_suspended: Prepaid units (suspended): How many seats the provider has blocked, such as after a cancellation.
 * - prepaid_warning: Prepaid units (warning): How many seats are about to end, because payment or renewal is missing.
 * - jdisc_status: JDisc status: State of the subscription that network discovery found last.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ClusterData: Cluster as it is saved; what is absent keeps its value. Key facts of a cluster: its members, its services and where it is administered.
 * - quorum: Quorum: Whether a majority of the members decides which of them stay in service.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ClusterAdmServiceData: Administration service as it is saved; what is absent keeps its value. Systems from which the cluster is administered, such as a management console.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Administration service (Object): Server or program that manages the cluster, such as vCenter.
 * ClusterMembersData: Cluster Members as it is saved; what is absent keeps its value. Servers that form this cluster and stand in for each other.
 * - category_id: The entry that is updated; without it one is created.
 * - member: Cluster Member: Server that belongs to the cluster.
 * ClusterMembershipsData: Cluster memberships as it is saved; what is absent keeps its value. Clusters that this server belongs to, seen from the server.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Cluster: Cluster in which the server takes part.
 * ClusterRootData: Cluster as it is saved; what is absent keeps its value. Menu entry for everything about a cluster; it shows the key facts of the cluster itself.
 * - quorum: Quorum: Whether a majority of the members decides which of them stay in service.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ClusterTypeChoice: A choice of the dialog cluster_type, by its constant, textual id or title, or by its number. Active/passive: one member works, the others wait; active/active: all work; HPC: all compute one task together.
 * ClusterServiceStatusChoice: A choice of the dialog cluster_service_status, by its constant, textual id or title, or by its number. Intended state: a disabled service is not started on any member.
 * ClusterServiceData: Cluster service assignment as it is saved; what is absent keeps its value. Services that run on this cluster and move to another member when one fails.
 * - category_id: The entry that is updated; without it one is created.
 * - type: Type: How the members share the work: one waits, all work, or all compute together.
 * - cluster_service: Cluster services: Service that is made highly available.
 * - hostaddresses: Host addresses: Addresses under which the service is reached, wherever it runs at the moment.
 * - drives: Volumes: Volumes that move along with the service.
 * - shares: Shares: File shares that the service provides.
 * - runs_on: Runs on: Members of the cluster on which the service may run.
 * - default_server: Default server: Member on which the service runs as long as nothing fails.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - service_status: Service Status: Whether the service is meant to run, or is switched off.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * MemoryUnitChoice: A choice of the dialog memory_unit, by its constant, textual id or title, or by its number. Units of amounts of data, each 1,024 times the one before; totals are in bytes.
 * FrequencyUnitChoice: A choice of the dialog frequency_unit, by its constant, textual id or title, or by its number. Units of clock rates, each 1,000 times the one before.
 * PortSpeedChoice: A choice of the dialog port_speed, by its constant, textual id or title, or by its number. Units of data rates, each 1,000 times the one before.
 * ComputingResourcesData: Computing resources as it is saved; what is absent keeps its value. Share of the host that a virtual machine or service claims, for planning capacity.
 * - ram: RAM: Main memory that is claimed, in the unit stated beside it.
 * - ram_unit: Memory unit: Unit of the main memory, such as GB.
 * - cpu: CPU frequency: Computing power that is claimed, as the sum of the frequencies of all cores.
 * - cpu_unit: CPU frequency unit: Unit of the computing power, such as GHz.
 * - disc_space: Disc space: Disk space that is claimed, in the unit stated beside it.
 * - disc_space_unit: Disc space unit: Unit of the disk space, such as TB.
 * - network_bandwidth: Network bandwidth: Data rate that is claimed on the network, in the unit stated beside it.
 * - network_bandwidth_unit: Network bandwidth unit: Unit of the data rate, such as Mbit/s.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ConnectorTypeChoice: A choice of the dialog connector_type, by its constant, textual id or title, or by its number.
 * ChoicesInput: Several choices as they are saved: ids as numbers, constants or titles as texts.
 * ConnectorData: Connectors as it is saved; what is absent keeps its value. All sockets and plugs of a device that cables go into: network, power, fibre.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Label beside the socket, such as Port 12 or Outlet 3.
 * - type: In-/Output: Whether signals or power come in here or go out.
 * - wiring_system: Wiring system: Cabling of the building that the socket is part of.
 * - interface: Interface: Exchangeable module in the socket, such as SFP+.
 * - fiber_wave_lengths: Color / wave lengths: Wavelengths or colours that the optical connection uses, such as 1310 nm.
 * - connection_type: Connection type: Shape of the plug, such as RJ-45 or LC.
 * - assigned_connector: Assigned to connector: Connection point at the other end of the cable; setting it connects both ends.
 * - assigned_category: Assigned category type: Constant of the category that the socket comes from, where it is a port or a power plug.
 * - cable_connection: Cable: Object that documents the wire plugged in here, with its kind and length.
 * - used_fiber_lead_rx: Used fiber/lead (RX): Fibre or wire of the cable that receives.
 * - used_fiber_lead_tx: Used fiber/lead (TX): Fibre or wire of the cable that sends.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - relation_direction: Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
 * ContactData: Contact assignment as it is saved; what is absent keeps its value. People, groups and companies that have to do with this object, each in a role.
 * - category_id: The entry that is updated; without it one is created.
 * - contact: Contact: Person, group or organisation, under the key that existing clients write.
 * - contact_object: Contact object: Person, group or organisation that is responsible, uses the object or has supplied it.
 * - primary: Primary: Marks the contact that is to be called first.
 * - role: Role: Relation of the contact to the object, such as administrator, user or supplier.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ContractAssignmentData: Contract assignment as it is saved; what is absent keeps its value. Contracts that cover this object, such as maintenance or leasing.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_contract: Assigned contract: Contract that covers the object.
 * - contract_start: Contract begin: First day on which the contract covers this object.
 * - contract_end: Contract end: Last day on which the contract covers this object.
 * - reaction_rate: Reaction rate: How fast the partner has to react, such as 24x7x4: around the clock, within four hours.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ControllerData: Controller as it is saved; what is absent keeps its value. Adapters inside a device that disks and drives are connected to.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name by which the operating system or the slot knows it, such as RAID slot 1.
 * - type: Type: Bus that its disks use, such as SATA or SAS.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ControllerFcPortData: FC port as it is saved; what is absent keeps its value. Fibre Channel ports by which a server or storage system is connected to the SAN.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Label of the port, such as FC0 or Slot 2 Port 1.
 * - type: Type: Role of the port in the fabric, such as N_Port, F_Port or E_Port.
 * - connected_controller: Connected controller: Host bus adapter of this device that the port is part of.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - medium: Medium: Cable it takes, such as multimode fibre OM4.
 * - speed: Speed: Data rate of the port, such as 16, in the unit stated beside it.
 * - speed_unit: Speed unit: Unit of the data rate, such as Gbit/s.
 * - wwn: Node WWN: World Wide Name of the whole device, such as 50:01:43:80:12:34:56:78.
 * - wwpn: Port WW(P)N: World Wide Name of this port alone, by which SAN zones are made.
 * - san_zones: SAN zone and connection type: SAN zones of which the port is a member.
 * - connector: Connection: Connection point of this device that stands for the port.
 * - assigned_connector: Connection: Connection point at the other end of the cable; setting it connects both ends.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - relation_direction: Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
 * CpuData: CPU as it is saved; what is absent keeps its value. Processors of a device, an entry per socket.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Product name as the system shows it, such as Xeon Gold 6338.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - type: Type: Family of processors, such as Xeon or EPYC.
 * - frequency: CPU frequency: Clock rate of one core, in the unit stated beside it.
 * - frequency_unit: CPU frequency unit: Unit of the clock rate, such as GHz.
 * - cores: CPU cores: How many cores this processor has; licences are often counted by them.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NumberInput: A number as it is saved: a number or a numeric text, decimals behind a point or a comma.
 * CustomFieldsExampleData: Example (custom) as it is saved; what is absent keeps its value. One attribute of every kind that categories of a site may have, to try out how each is saved and read.
 * - category_id: The entry that is updated; without it one is created.
 * - checkbox: Checkbox: Example of a box to tick: set or not set.
 * - file: File: Example of a link to an object that holds a file.
 * - day: Date: Example of a day without time, such as 2026-03-31.
 * - moment: Date and time: Example of a day with time, such as 2026-03-31 14:30:00.
 * - choice: Dialog+: Example of one choice out of a list that users may extend.
 * - choices: Dialog+ (multiple): Example of several choices out of one list.
 * - html: HTML editor: Example of a text with headings, lists and links.
 * - yes_no: Yes/No: Example of a question with two outcomes.
 * - link: Link: Example of an address to click, such as https://example.org.
 * - number: Number: Example of a value to calculate with, such as 12.5.
 * - relation: Object relation: Example of a link to one object that also makes a relation.
 * - relations: Object relation (multiple): Example of links to several objects that also make relations.
 * - object: Object: Example of a link to one object without a relation.
 * - objects: Objects: Example of links to several objects without relations.
 * - text: Text: Example of a text on one line of up to 255 characters.
 * - secret: Text (masked): Example of a text that forms hide while it is typed.
 * - note: Text (multi-line): Example of a text on several lines.
 * - clock: Time: Example of a time of day, such as 14:30.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseData: DBMS as it is saved; what is absent keeps its value. Database systems that run on this server, with instance, port and paths.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_dbms: DBMS: Installed database software the instance belongs to, such as PostgreSQL.
 * - instance_name: Instanz name: Name that clients connect to, such as MSSQLSERVER or ORCL.
 * - instance_type: Instanz type: Kind of operation, such as stand-alone, replica or cluster.
 * - size: Max size: How large the instance may grow, in the unit stated beside it.
 * - size_unit: Size unit: Unit of the largest size, such as GB.
 * - version: Version: Release of the database software, such as 16.4.
 * - path: Path: Folder in which the instance keeps its data, such as /var/lib/postgresql.
 * - port: Port: TCP port on which the instance listens, such as 5432.
 * - port_name: Port Name: Name of the listener or endpoint, such as LISTENER.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseAssignmentData: Database assignment as it is saved; what is absent keeps its value. Database schemas that this software works with, and where that software runs.
 * - category_id: The entry that is updated; without it one is created.
 * - database_assignment: Target schema: Schema that holds the data of the software.
 * - runs_on: Software runs on: Device the software is installed on.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseSaData: Databases as it is saved; what is absent keeps its value. Single databases within the instances of this server, with size and schemas.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_database: Assigned DBMS: Installed database software that manages the database.
 * - assigned_instance: Instance: Instance in which the database is kept.
 * - assigned_schemas: Schemes: Names of the schemas within the database, such as public or dbo.
 * - title: Title: Name of the database, such as erp_prod.
 * - size: Size: Space the database takes up now, in the unit stated beside it.
 * - size_unit: Unit: Unit of the space that is taken up, such as GB.
 * - max_size: Max size: Space the database may grow to, in the unit stated beside it.
 * - max_size_unit: Max Unit: Unit of the space it may grow to, such as GB.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseTableData: Tables as it is saved; what is absent keeps its value. Tables that are worth documenting, with rows and space, to watch how they grow.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the table within its schema, such as customers.
 * - row_count: Row count: How many records the table holds.
 * - assigned_database: Assigned database: Database that the table is part of.
 * - assigned_schema: Schema: Part of the database that holds the table, such as public.
 * - schema_size: Schema size: Space all tables of the schema take up together, in the unit stated beside it.
 * - schema_size_unit: Schema size unit: Unit of the space of the whole schema, such as GB.
 * - size: Size: Space the table takes up now, in the unit stated beside it.
 * - size_unit: Size unit: Unit of the space the table takes up, such as MB.
 * - max_size: Max size: Space the table may grow to, in the unit stated beside it.
 * - max_size_unit: Max size unit: Unit of the space the table may grow to, such as GB.
 * - import_key: Import Key: Identifier by which an import recognises the table.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * IntegerInput: An integer as it is saved: a number or a numeric text.
 * DriveData: Drive as it is saved; what is absent keeps its value. Partitions and volumes as the operating system sees them, with size and free space.
 * - category_id: The entry that is updated; without it one is created.
 * - mount_point: Drive letter: Letter or folder under which the volume is reached, such as C: or /var.
 * - title: Title: Label of the volume, such as System or Data.
 * - system_drive: System drive: Whether the operating system starts from it.
 * - filesystem: Filesystem: How files are stored on it, such as NTFS or ext4.
 * - capacity: Capacity: Size of the volume, in the unit stated beside it.
 * - unit: Unit: Unit of the size of the volume, such as GB.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - assigned_raid: Software RAID group: Array made by the operating system that the volume lies on.
 * - drive_type: Type: Number of the kind of drive, for clients that keep one.
 * - device: On device: Physical disk of this object that the volume lies on.
 * - raid: On device Raid-Array: Array made by the controller that the volume lies on.
 * - ldev: On device Logical devices (Client): Logical device of the storage network that the volume lies on.
 * - category_const: Object type constant: Constant of the category in which the carrier of the volume is listed.
 * - free_space: Free Diskspace: Space that is still free, in the unit stated beside it.
 * - free_space_unit: Memory unit: Unit of the space that is still free, such as GB.
 * - used_space: Used Diskspace: Space that files take up, in the unit stated beside it.
 * - used_space_unit: Memory unit: Unit of the space that files take up, such as GB.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * EmergencyPlanData: Emergency plan assignment as it is saved; what is absent keeps its value. Plans that say what to do when this object fails.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Occasion for which the plan is assigned, such as Restart after power failure.
 * - emergency_plan: Assigned emergency plan: Object that holds the plan, as steps or as a file.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * FiberLeadData: Fiber/lead as it is saved; what is absent keeps its value. Single fibres or wires of a cable, to document each signal path.
 * - category_id: The entry that is updated; without it one is created.
 * - label: Label: Mark on the fibre or wire, such as F01.
 * - category: Category: Optical class that decides on range, such as OM4 or OS2.
 * - color: Color: Colour of the coating, by which the fibre is told apart in the bundle.
 * - damping: Damping: Measured loss of signal in decibels.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * FileData: Files as it is saved; what is absent keeps its value. Documents that belong to this object, such as manuals, photos or diagrams.
 * - category_id: The entry that is updated; without it one is created.
 * - file: File: Object that holds the document and its versions.
 * - link: HTTP-Link (extern): Address of a document that is kept elsewhere, such as in a wiki.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * WeightUnitChoice: A choice of the dialog weight_unit, by its constant, textual id or title, or by its number.
 * FormfactorData: Form factor as it is saved; what is absent keeps its value. Size and weight of a device, and how many units it takes in a rack.
 * - formfactor: Form factor: Shape of the case, such as 19-inch, tower or desktop.
 * - rackunits: Rack units: How many units the device takes, or the rack has; one is 44.45 mm.
 * - unit: Dimension unit: Unit of width, height and depth, such as cm.
 * - width: Width: Extent from left to right, in the unit stated for all three.
 * - height: Height: Extent from bottom to top, in the unit stated for all three.
 * - depth: Depth: Extent from front to back, in the unit stated for all three.
 * - weight: Weight: How heavy the device is, to check loads of racks and floors.
 * - weight_unit: weight unit: Unit of the weight, such as kg.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CmdbStatusChoice: A choice of the dialog cmdb_status, by its constant, textual id or title, or by its number.
 * ObjectTypeChoice: A choice of the dialog object_type, by its constant, textual id or title, or by its number.
 * GlobalData: General as it is saved; what is absent keeps its value. Basic facts of every object: its name, its type, its status, and when it was last changed.
 * - title: Title: Name by which people know the object, such as web1.example.org.
 * - purpose: Purpose: Environment or use that the object is there for, such as production, quality assurance or test.
 * - category: Category: Grouping of your own across object types, such as by department or location.
 * - sysid: SYSID: Identifier that no other object has, given by the service unless one is saved; fit for labels.
 * - cmdb_status: CMDB status: Stage in the life of the thing itself, such as planned, in operation or defect.
 * - type: Object type: Kind of thing the object is, such as server or building; it decides on the usual categories.
 * - tag: Tags: Free keywords to find and group objects by.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * GraphicData: Graphic card as it is saved; what is absent keeps its value. Cards and chips that drive the screens of a device or compute for it.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Product name of the card, such as RTX A2000.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - memory: Memory: Video memory of the card, in the unit stated beside it.
 * - unit: Memory unit: Unit of the video memory, such as GB.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * GroupMembershipsData: Group memberships as it is saved; what is absent keeps its value. Object groups that contain this object, seen from the object.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Group: Object group that the object is in.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * GuestSystemsData: Guest systems as it is saved; what is absent keeps its value. Virtual machines that run on this host.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Guest systems: Virtual machine that runs here.
 * HbaTypeChoice: A choice of the dialog hba_type, by its constant, textual id or title, or by its number.
 * HbaData: Host Bus Adapter (HBA) as it is saved; what is absent keeps its value. Adapters that connect a server to the storage network.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the adapter, such as HBA slot 3.
 * - type: Type: Protocol the adapter speaks, such as FC or iSCSI.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * IdentifierData: Data Source as it is saved; what is absent keeps its value. Names under which other systems know this object, so that imports and scripts find it again.
 * - category_id: The entry that is updated; without it one is created.
 * - key: Key: Name of the identifier in the other system, such as deviceid.
 * - value: Value: The identifier itself, such as 10233.
 * - type: Type: System that gave the identifier, such as JDisc or OTRS.
 * - group: Group: Part of the other system, such as a tenant or a scan profile.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ImageData: Object picture as it is saved; what is absent keeps its value. One photo or drawing that stands for the object in lists and on its page.
 * - image_selection: Uploaded images: File name of the picture, such as server-front.png.
 * - image: File: The picture itself, as PNG, JPEG or another common format.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ImagesData: Images as it is saved; what is absent keeps its value. Further photos of the object, such as type plate, rear side or place of installation.
 * - category_id: The entry that is updated; without it one is created.
 * - name: File name: Name of the picture with its ending, such as rear.jpg.
 * - content: File content: The picture itself, Base64-encoded in calls.
 * InvoiceData: Invoice as it is saved; what is absent keeps its value. Bills for this object, from receipt to payment.
 * - category_id: The entry that is updated; without it one is created.
 * - denotation: Title: Goods or work that is charged, such as Maintenance 2026.
 * - date: Invoice Date: Day printed on the bill.
 * - amount: Amount: Sum that has to be paid.
 * - edited: Edited at: Day the bill was checked and approved.
 * - financial_accounting_delivery: Dispensing Tax Accounting: Day the bill was handed to the accounting department.
 * - charged: Charged: Whether the sum has left the account.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetTypeChoice: A choice of the dialog net_type, by its constant, textual id or title, or by its number. IPv4 and IPv6 are checked as such; AppleTalk and IPX are kept for old networks.
 * IpAssignmentChoice: A choice of the dialog ip_assignment, by its constant, textual id or title, or by its number. DHCP reserved: always the same address for a known device; unnumbered: the port borrows that of another.
 * Ipv6AssignmentChoice: A choice of the dialog ipv6_assignment, by its constant, textual id or title, or by its number. SLAAC: the device makes its address itself; DHCPv6: a server gives it; reserved: always the same one.
 * IpAliasesRowData: A row of aliases as it is saved.
 * - hostname: 
 * - domain: 
 * IpData: Host address as it is saved; what is absent keeps its value. Network addresses of a device, with host name, net and port.
 * - category_id: The entry that is updated; without it one is created.
 * - net_type: Type: Protocol of the address: IPv4, IPv6 or an older one.
 * - primary: Primary: Marks the address by which the device is reached for administration.
 * - active: Active: Whether the address is in use at the moment.
 * - net: Net: Layer 3 net the address lies in, such as 192.168.10.0/24.
 * - zone: Net zone: Security zone within the net, such as DMZ.
 * - ipv4_assignment: Address allocation IPv4: How the device gets its address: fixed, from DHCP, or reserved there.
 * - ipv4_address: IPv4 address: Four numbers with dots, such as 192.168.10.21.
 * - ipv6_assignment: Address allocation IPv6: How the device gets its address: fixed, by SLAAC or from DHCPv6.
 * - ipv6_scope: IPv6 scope: How far the address is valid: worldwide, within the organisation or on one link.
 * - ipv6_address: IPv6 address: Groups of hexadecimal digits with colons, such as 2001:db8::21.
 * - hostname: Hostname: Name of the device without its domain, such as web1.
 * - domain: Domain: Part of the full name after the host name, such as example.org.
 * - dns_server: DNS Server: Servers that the device asks to resolve names.
 * - dns_domain: Search domain: Domains that are appended to short names, such as intra.example.org.
 * - use_standard_gateway: Default gateway for the net: Whether this address is the way out of its net, as that of a router.
 * - assigned_port: Assigned Port: Physical port of this device that has the address.
 * - assigned_logical_port: Assigned Logical Port: Interface made in software, such as a VLAN or a bond, that has the address.
 * - aliases: Aliases: Further names that resolve to this address, as CNAME records do.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ItsTypeData: Service Type as it is saved; what is absent keeps its value. Classification of a service, for reports and service catalogues.
 * - its_type: Type: Class the service belongs to, such as business service or infrastructure.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ItServiceData: Service assignment as it is saved; what is absent keeps its value. Services that this object is part of, and which therefore suffer when it fails.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Service: Service that needs the object.
 * ItServiceComponentsData: Service components as it is saved; what is absent keeps its value. Objects the service consists of: servers, software, networks, people.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Assigned object: Object without which the service does not work.
 * WeightingChoice: A choice of the dialog weighting, by its constant, textual id or title, or by its number. How badly a failure passes on: 1 is very important, 5 important, 10 not important.
 * ItServiceRelationsData: Service Relation as it is saved; what is absent keeps its value. How the parts of a service depend on each other, with a weight for each dependency.
 * - category_id: The entry that is updated; without it one is created.
 * - object1: Object 1: First side of the relation, such as the database server.
 * - object2: Object 2: Second side of the relation, such as the web server that needs it.
 * - relation_type: Relation type: Meaning of the relation, such as runs on or is connected to.
 * - weighting: Weighting: How badly a failure of one side hits the other, from 1 (most) to 10 (least).
 * - itservice: Service: Service for which the relation matters.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * JdiscCaTypeChoice: A choice of the dialog jdisc_ca_type, by its constant, textual id or title, or by its number.
 * JdiscCaData: JDisc custom attributes as it is saved; what is absent keeps its value. Values of your own that were kept at the device in JDisc and taken over from there.
 * - category_id: The entry that is updated; without it one is created.
 * - attribute: Attribute title: Name of the value in JDisc, such as Rack label.
 * - attribute_content: Attribute content: The value as text, even where it is a number or a date.
 * - attribute_type: Attribute content: Kind of the value in JDisc, such as text, integer or date.
 * - attribute_folder: Attribute folder: Path of folders under which JDisc shows the value.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LastLoginUserData: Last login user as it is saved; what is absent keeps its value. Account that was last used on this computer, to find out where a device has gone.
 * - last_login: Last logged in user: Name of the account, such as EXAMPLE\jdoe.
 * - type: Type: Origin of the account, such as local or domain.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LdevClientData: Logical devices (Client) as it is saved; what is absent keeps its value. Storage that this server gets from a storage system over the SAN.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the device on the server, such as mpatha or Disk 4.
 * - paths: Path: FC ports of the server over which the storage is reached.
 * - assigned_ldevserver: Logical devices (LDEV Server): Logical device on the storage system that stands behind it.
 * - primary_path: Primary path: FC port that is used as long as it works.
 * - multipath: Multipath technology: How the server spreads load over several paths or changes between them.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LdevServerData: Logical devices (LDEV Server) as it is saved; what is absent keeps its value. Storage that this system offers to servers over the SAN, an entry per LUN.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the logical device, such as VOL_ERP_01.
 * - lun: LUN: Number under which servers see the device, such as 12.
 * - segment_size: Segment size (kB): Length of the blocks spread over the disks, such as 64 or 128.
 * - unit: Memory-unit: Unit of the size offered to servers, such as GB.
 * - capacity: Capacity: Size that servers see, in the unit stated beside it.
 * - connected_devices: Attached devices: Disks of this system that hold the data.
 * - paths: Paths: FC ports of this system that lead to the device.
 * - primary_path: Primary path: FC port of this system that servers use first.
 * - multipath: Multipath technology: How load is spread over several paths, or which path takes over.
 * - tierclass: Tier class: Class of speed and price, such as gold for flash.
 * - ldev_clients: Logical devices (Client): Devices on servers that use this storage.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LocationOptionChoice: A choice of the dialog location_option, by its constant, textual id or title, or by its number. Horizontal devices lie in the units, vertical ones stand in the slots beside them.
 * LocationInsertionChoice: A choice of the dialog location_insertion, by its constant, textual id or title, or by its number. A device on both sides fills its units from front to back; others leave room behind them.
 * LocationData: Location as it is saved; what is absent keeps its value. Where the object is: in which room, in which rack, at which height.
 * - parent: Location: Building, room or rack that the object is directly in.
 * - option: Assembly: Whether the device lies across the units of the rack or stands upright beside them.
 * - insertion: Insertion: Side of the rack that the device is mounted on: front, back or both.
 * - pos: Position in the rack: Number of the rack unit that the device begins at, as printed on the rails.
 * - gps: GPS: Coordinates as one text, for clients that keep them so.
 * - latitude: Latitude: Degrees north of the equator, such as 52.5200; south of it with a minus.
 * - longitude: Longitude: Degrees east of Greenwich, such as 13.4050; west of it with a minus.
 * - snmp_syslocation: SNMP sysLocation: Place as it is set on the device itself, readable over SNMP.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LogbookData: Logbook as it is saved; what is absent keeps its value. Notes on what happened to this object, written by people and scripts.
 * - category_id: The entry that is updated; without it one is created.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LogicalUnitData: Logical location as it is saved; what is absent keeps its value. Person that a workplace or device belongs to, apart from where it stands.
 * - parent: Parent object: Person that works here.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * MailAddressesData: E-Mail addresses as it is saved; what is absent keeps its value. All e-mail addresses of a person, group or organisation.
 * - category_id: The entry that is updated; without it one is created.
 * - title: E-mail address: One address, such as jane.doe@example.org.
 * - primary: Primary: Marks the address that messages are sent to.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ManagedObjectsData: Virtual managed objects as it is saved; what is absent keeps its value. Virtualization hosts that this management system controls.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Object: Host that is controlled from here.
 * ManualData: Manual assignment as it is saved; what is absent keeps its value. Manuals and guides for operating this object.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Subject of the manual, such as Installation guide.
 * - manual: Manual file: Object that holds the document.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * MemoryData: Memory as it is saved; what is absent keeps its value. Memory modules of a device; equal modules may share an entry.
 * - category_id: The entry that is updated; without it one is created.
 * - quantity: Quantity: How many equal modules the entry stands for.
 * - title: Title: Build of the modules, such as SDRAM or Flash.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - type: Type: Generation that slots must fit, such as DDR5.
 * - capacity: Capacity: Size of one module, in the unit stated beside it.
 * - unit: Memory unit: Unit of the size of a module, such as GB.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ModelData: Model as it is saved; what is absent keeps its value. Which product the device is, with the numbers that support and warranty ask for.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - title: Model: Product name out of those of the manufacturer, such as PowerEdge R760.
 * - productid: Product ID: Number by which the product is ordered, such as P52560-421.
 * - service_tag: Service Tag: Code of the manufacturer for this single device, to look up warranty and drivers.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * MonitoringData: Monitoring as it is saved; what is absent keeps its value. Whether and under which name a monitoring system watches this object.
 * - active: Active: Whether the object is to be watched.
 * - monitoring_host: Monitoring host: Monitoring server that is in charge.
 * - host_name: Hostname: Name of the object in the monitoring system, where it is written by hand.
 * - host_name_selection: Hostname selection: Number of the rule for that name: own name, host name or title of the object.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetworkData: Network as it is saved; what is absent keeps its value. Menu entry for network hardware and ports of a device; it shows the interfaces.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the card, such as Onboard NIC or Slot 1.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - slot: Slotnumber: Place of the card in the device, such as 3.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetworkInterfaceData: Interface as it is saved; what is absent keeps its value. Network cards and line cards of a device, which carry its ports.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the card, such as Onboard NIC or Slot 1.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - slot: Slotnumber: Place of the card in the device, such as 3.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetworkLogPortData: logical Ports as it is saved; what is absent keeps its value. Interfaces made in software: VLANs, bonds, bridges, loopbacks.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name in the operating system, such as bond0 or Vlan10.
 * - net: Net(s): Layer 2 nets that the interface takes part in.
 * - mac: MAC: Hardware address of the interface, such as 00:1A:2B:3C:4D:5E.
 * - port_type: Type: Construction in software, such as bond, bridge or VLAN.
 * - ports: Port Allocation: Physical ports that the interface is made of.
 * - parent: Parent port: Logical interface that this one is stacked on, such as bond0 under bond0.10.
 * - standard: Standard: Protocol that it follows, such as 802.3ad.
 * - active: Active: Whether the interface is switched on.
 * - addresses: Host address: IP addresses that are set on the interface.
 * - assigned_connector: Assigned to connector: Logical interface of another device that this one is connected to.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PortNegotiationChoice: A choice of the dialog port_negotiation, by its constant, textual id or title, or by its number. Both ends of a cable should be set alike: automatic on both, or the same fixed values.
 * PortDuplexChoice: A choice of the dialog port_duplex, by its constant, textual id or title, or by its number. Full: sending and receiving at once; half: by turns, as old hubs need it.
 * NetworkPortData: Port as it is saved; what is absent keeps its value. Physical network sockets of a device, with speed, MAC address and cable.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the socket, such as eth0 or Gi1/0/24.
 * - interface: Connected interface: Network card of this device that the socket is on.
 * - port_type: Type: Kind of network, such as Ethernet or WLAN.
 * - port_mode: Mode: Whether it stands alone or is part of a link aggregation.
 * - plug_type: Plug: Shape of the plug that fits, such as RJ-45 or LC.
 * - negotiation: Negotiation: Whether speed and duplex are agreed automatically or set by hand.
 * - duplex: Duplex: Whether it sends and receives at once, or by turns.
 * - speed: Speed: Data rate of the link, such as 10, in the unit stated beside it.
 * - speed_type: Unit: Unit of the data rate of the link, such as Gbit/s.
 * - standard: Standard: Ethernet standard that it keeps to, such as 1000BASE-T.
 * - mac: MAC-address: Hardware address of the socket, such as 00:1A:2B:3C:4D:5F.
 * - mtu: MTU: Largest packet in bytes that is sent whole, such as 1500 or 9000.
 * - assigned_connector: Connected with: Connection point at the other end of the cable; setting it connects both ends.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - cable: Cable ID: Object that documents the cable plugged into the port.
 * - active: Active: Whether the port is switched on in the configuration of the device.
 * - addresses: Host address: IP addresses of this device that the port has.
 * - layer2_assignment: Layer 2 Net: VLANs that the port carries, tagged or not.
 * - hba: Connected interface (HBA): Host bus adapter of this device that the port is on.
 * - default_vlan: Standard VLAN: VLAN that frames without a tag belong to.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - relation_direction: Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
 * NetConnectionsFolderData: Network connections as it is saved; what is absent keeps its value. Menu entry for open ports and connections of a device; it shows the listeners.
 * - category_id: The entry that is updated; without it one is created.
 * - protocol: Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
 * - protocol_layer_5: Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
 * - ip_address: (Bind) ip address: Address of this device on which the service listens.
 * - port_from: Of: First open port of the range, such as 443.
 * - port_to: To: Last open port of the range; the same as the first for a single port.
 * - opened_by: Opened by application: Program that has opened the port.
 * - gateway: Gateway: Firewall or load balancer that stands before the port.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetConnectorData: Connection as it is saved; what is absent keeps its value. Connections that this device opens to services on other devices, as firewalls have to allow them.
 * - category_id: The entry that is updated; without it one is created.
 * - ip_address: (Source) ip address: Address of this device that the connection comes from.
 * - port_from: Of: First source port of the range, such as 49152.
 * - port_to: To: Last source port of the range; the same as the first for a single port.
 * - connected_listener: Listener: Open port on the other side that the connection leads to.
 * - connected_to: Connected with: Device whose service is used.
 * - gateway: Gateway: Firewall or router that the connection passes.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetListenerData: Listener as it is saved; what is absent keeps its value. Ports of this device that wait for connections, for firewall rules and audits.
 * - category_id: The entry that is updated; without it one is created.
 * - protocol: Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
 * - protocol_layer_5: Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
 * - ip_address: (Bind) ip address: Address of this device on which the service listens.
 * - port_from: Of: First open port of the range, such as 443.
 * - port_to: To: Last open port of the range; the same as the first for a single port.
 * - opened_by: Opened by application: Program that has opened the port.
 * - gateway: Gateway: Firewall or load balancer that stands before the port.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetZoneOptionsData: Options as it is saved; what is absent keeps its value. How the zone is drawn in lists of addresses, and the domain of its hosts.
 * - color: Zone color: Shade in which addresses of the zone are marked, such as #FF0000.
 * - domain: Domain: Domain of the hosts in the zone, such as dmz.example.org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ObjectData: locally assigned objects as it is saved; what is absent keeps its value. Everything that is directly in this place: devices in the rack, racks in the room.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_object: Object: Something that stands here; saving it moves it to this place.
 * OperatingSystemData: Operating system as it is saved; what is absent keeps its value. System software that the device starts, with version and licence.
 * - application: Operating system: Object of that system software, such as Debian or Windows Server.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - installDate: Installation date: Day the system was set up on the device.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PasswdData: Passwords as it is saved; what is absent keeps its value. Accounts and secrets of a device or program; give rights on this category to few.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Purpose of the account, such as Local administrator.
 * - username: Username: Account name to sign in with, such as admin.
 * - password: Password: Secret of the account; lists and forms hide it.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PersonAssignedWorkstationData: Assigned Workplaces as it is saved; what is absent keeps its value. Desks and devices at which this person works.
 * - assigned_workstations: Assigned Workplaces: Places of work of the person; each names the person as its owner.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PlanningData: Status-Planning as it is saved; what is absent keeps its value. Which CMDB status the object is to have in which period, such as from order to scrapping.
 * - category_id: The entry that is updated; without it one is created.
 * - cmdb_status: CMDB status: Status that is planned for the period.
 * - start: Validity period from: First day of the planned status.
 * - end: Validity period to: Last day of the planned status.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PowerConsumerData: Power consumer as it is saved; what is absent keeps its value. Power supply units and plugs through which a device draws current.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Label of the power supply unit, such as PSU 1.
 * - active: Active: Whether the unit is in use, or only there as a spare.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - volt: Volt: Voltage the unit needs, such as 230.
 * - watt: Watt: Power it draws at most, to plan circuits and cooling.
 * - ampere: Ampere: Current it draws at most, such as 3.5.
 * - btu: BTU: Heat it gives off per hour in British thermal units.
 * - assigned_connector: Target object: Connection point at the other end of the cable; setting it connects both ends.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PowerSupplierData: Power supplier as it is saved; what is absent keeps its value. Power that a UPS, PDU or fuse delivers to other devices.
 * - title: Title: Label of the outlet or fuse, such as F12.
 * - volt: Volt: Voltage that is delivered, such as 230.
 * - watt: Watt: Power that is delivered at most.
 * - ampere: Ampere: Current up to which the fuse holds, such as 16.
 * - assigned_connector: Target object: Connection point at the other end of the cable; setting it connects both ends.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - assigned_category: Assigned category type: Constant of the category that the power connection comes from.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * QinqSpData: QinQ SP-VLAN as it is saved; what is absent keeps its value. Outer VLAN of a provider that carries this VLAN (IEEE 802.1ad).
 * - spvlan: Assigned SP-VLAN: VLAN whose tag is put around the frames of this one.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RaidTypeChoice: A choice of the dialog raid_type, by its constant, textual id or title, or by its number. Hardware: a controller joins the disks; software: the operating system does.
 * StorRaidLevelChoice: A choice of the dialog stor_raid_level, by its constant, textual id or title, or by its number. 0 spreads without safety, 1 mirrors, 5 and 6 survive one or two failed disks, 10 spreads over mirrors, JBOD strings together.
 * RaidData: Raid-Array as it is saved; what is absent keeps its value. Disks that are joined for safety or speed, by a controller or by the operating system.
 * - category_id: The entry that is updated; without it one is created.
 * - raid_type: Type: Whether a controller or the operating system joins the disks.
 * - title: Title: Name of the array, such as md0 or Virtual Disk 1.
 * - raid_level: RAID Level: How data are spread over the disks; it decides on safety and usable space.
 * - controller: Controller: Adapter that joins the disks, where hardware does it.
 * - storages: Connected devices: Disks that the array is made of.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RelationData: Relationship as it is saved; what is absent keeps its value. All dependencies of this object, made by links or by hand.
 * - category_id: The entry that is updated; without it one is created.
 * - object1: Object 1: First side, from which the relation is read, such as the host.
 * - object2: Object 2: Second side, to which the relation leads, such as the virtual machine.
 * - relation_type: Relation type: Meaning of the relation, such as software runs on a device.
 * - weighting: Weighting: How much one side suffers when the other fails, from 1 (most) to 10 (least).
 * - itservice: Service: Service that the relation is limited to; empty where it always holds.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RmControllerData: Remote Management Controller as it is saved; what is absent keeps its value. Management board by which the device is reached even when it is switched off, such as iLO or iDRAC.
 * - connected_object: Remote Management Controller: Object of the management board.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RmControllerBackwardData: Managed devices as it is saved; what is absent keeps its value. Devices that are administered through this management board.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Remote Management Controller: Device that the board is in.
 * ServiceData: Services as it is saved; what is absent keeps its value. Offer of the IT to departments or customers, as it stands in the service catalogue.
 * - service_number: Service number: Number in the service catalogue, such as SRV-0042.
 * - type: Service type: Whether it supports the IT itself or a business process.
 * - category: Service category: Field it belongs to, such as communication or workplace.
 * - business_unit: Business Unit: Department that owns the service or pays for it.
 * - active: Active in service catalogue: Whether customers can order it.
 * - service_description_intern: Service description internal: Explanation for the IT: parts, operation, contacts.
 * - service_description_extern: Service description external: Explanation for customers: benefit, scope, conditions.
 * - service_alias: Aliases: Other names by which customers ask for it.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SharesData: Shares as it is saved; what is absent keeps its value. Folders that this device offers on the network.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Share name: Name under which the folder appears, such as Projects.
 * - unc_path: UNC-path: Full network path, such as \\fs1\Projects.
 * - volume: Volume: Volume of this device that the folder lies on.
 * - path: Local path: Folder on the device itself, such as /srv/projects.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ShareAccessData: Share Access as it is saved; what is absent keeps its value. Network folders of other devices that this one uses.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_objects: Selected object: Device that offers the folder.
 * - mountpoint: Mountpoint: Where the folder is attached here, such as /mnt/projects or P:.
 * - shares: Share name: Folder of that device, out of its shares.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CpContractTypeChoice: A choice of the dialog cp_contract_type, by its constant, textual id or title, or by its number. A replacement continues the number of an older contract.
 * SimData: SIM as it is saved; what is absent keeps its value. Mobile phone contract of a device, with provider, rate and term.
 * - type: Type: Whether it is the main contract or replaces another one.
 * - network_provider: Network provider: Company that runs the mobile network.
 * - telephone_rate: Telephone rate: Plan that was booked, such as Business M.
 * - start: Start Date: First day of the contract.
 * - end: End Date: Last day of the contract.
 * - threshold_date: Date for Notification: Day to be reminded, such as before the period of notice ends.
 * - phone_no: Phone Number: Number by which the device is called, such as +49 170 1234567.
 * - client_no: Client Number: Number under which the provider keeps the contract.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SimCardData: SIM card as it is saved; what is absent keeps its value. One SIM card as an object of its own, with contract, PINs and twin card.
 * - type: Type: Whether the contract behind the card is the main one or a replacement.
 * - assigned_mobile: Assigned mobile phone: Telephone that the card is in at the moment.
 * - network_provider: Network provider: Company whose mobile network the card uses.
 * - telephone_rate: Telephone rate: Plan of the card, such as Data 20 GB.
 * - start: Start Date: First day on which the card is paid for.
 * - end: End Date: Last day on which the card is paid for.
 * - threshold_date: Date for Notification: Day to think of cancelling or renewing the card.
 * - card_no: Card Number: Long number printed on this card (ICCID), such as 89490200001234567890.
 * - phone_no: Phone Number: Number on which the card is called, such as +49 170 7654321.
 * - client_no: Client Number: Number by which the provider knows you as a customer.
 * - pin: Pin: Code asked for when the device with the card is switched on.
 * - pin2: Pin 2: Code for special functions of the card, such as fixed dialling.
 * - puk: PUK: Code that unblocks the card after three wrong tries.
 * - puk2: PUK2: Code that unblocks the second code after three wrong tries.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - twincard: Twin Card: Whether there is a second card with the same number, such as for a car.
 * - tc_card_no: Card Number: Long number printed on the second card.
 * - tc_phone_no: Phone Number: Number of the second card, where it has one of its own.
 * - tc_pin: Pin: Code that unlocks the second card.
 * - tc_pin2: Pin 2: Code for special functions of the second card.
 * - tc_puk: PUK: Code that unblocks the second card after three wrong tries.
 * - tc_puk2: PUK2: Code that unblocks the second code of the second card.
 * - tc_serial_no: Serial number: Number of the chip on the second card.
 * - optional_info: Description (Twin Card): Notes on the second card, such as in which car it is.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SlaServiceLevelKindChoice: A choice of the dialog sla_service_level_kind, by its constant, textual id or title, or by its number. Availability is a share of the service hours, the contingent a sum of hours of outage.
 * UnitOfTimeChoice: A choice of the dialog unit_of_time, by its constant, textual id or title, or by its number. Units of durations; values are compared in seconds.
 * SlaData: SLA as it is saved; what is absent keeps its value. Agreement on availability, service hours and times of repair.
 * - service_id: Service-ID: Number of the agreement, as it stands in the contract.
 * - service_level: SLA service level: How the promise is measured: availability in per cent, or hours of outage.
 * - service_level_dialog: SLA service level (Dialog): Level that was agreed, such as gold or 99.9 %.
 * - days: Weekday: Days on which the agreement holds, as a number with a bit per day.
 * - monday_time: Monday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - tuesday_time: Tuesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - wednesday_time: Wednesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - thursday_time: Thursday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - friday_time: Friday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - saturday_time: Saturday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - sunday_time: Sunday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - reaction_time: Reaction time: How long it may take until work on a fault begins.
 * - reaction_time_unit: Reaktion time unit: Unit of the time until work begins, such as hours.
 * - recovery_time: Recovery time: How long it may take until everything works again.
 * - recovery_time_unit: Recovery time unit: Unit of the time until everything works again, such as hours.
 * - calendar: Calendar: Public holidays that count, such as those of Bavaria.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SmartcardCertificateData: Smart Card Certificate as it is saved; what is absent keeps its value. Chip card of a person with a certificate for signing and logging in.
 * - cardnumber: Card number: Number printed on the chip card.
 * - barring_password: Barring password: Secret that is asked for when the card is reported as lost.
 * - pin_nr: PIN no.: Code that unlocks the chip card.
 * - reference: Reference: Number under which the issuer keeps the certificate.
 * - expires_on: Expires on: Last day the certificate can be used.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SoaStacksData: SOA-Stacks as it is saved; what is absent keeps its value. Chains of software and devices that together provide a function.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the chain, such as Web shop front end.
 * - soa_stack_object: SOA-Stacks: Object that stands for the chain as a whole.
 * - soa_stack_components: SOA-Component: Software and devices in the chain.
 * - soa_stack_it_services: Service: Services that the chain is part of.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SoundData: Sound card as it is saved; what is absent keeps its value. Audio hardware of a device.
 * - category_id: The entry that is updated; without it one is created.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - title: Title: Product name of the audio chip or card, such as ALC897.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * StackMemberModeChoice: A choice of the dialog stack_member_mode, by its constant, textual id or title, or by its number. The active member leads the stack, passive ones follow and can take over.
 * StackMemberData: Stack member as it is saved; what is absent keeps its value. Switches that are joined into one stack and administered as one device.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_object: Member: Switch that is part of the stack.
 * - mode: Mode: Whether the switch leads the stack or follows.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * StorageDeviceData: Device as it is saved; what is absent keeps its value. Disks, SSDs, tape drives and other media in or at the device.
 * - category_id: The entry that is updated; without it one is created.
 * - type: Type: Kind of medium, such as hard disk, SSD or tape.
 * - title: Title: Name of the medium, such as sda or Bay 3.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - unit: Memory unit: Unit of the size of the medium, such as TB.
 * - capacity: Capacity: Size according to the type plate, in the unit stated beside it.
 * - hotspare: Hotspare: Whether it waits to step in for a failed disk.
 * - connected: Connection: Whether it is built in or attached from outside.
 * - controller: Controller: Adapter of this device that the medium hangs on.
 * - raid_group: Hardware RAID group: Array made by a controller that the disk belongs to.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - lto_type: LTO Type: Generation of a tape drive, such as LTO-9.
 * - fc_address: FC Address: World Wide Name of the medium, where it hangs directly on Fibre Channel.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - slot: Slot: Bay that the medium is in, such as 3.
 * SupportEntitlementData: Support entitlement as it is saved; what is absent keeps its value. Support bought from the manufacturer for this device, with part number and term.
 * - category_id: The entry that is updated; without it one is created.
 * - partNumber: Part number: Number by which the support package was ordered.
 * - startDate: Start date: First day of support.
 * - endDate: End date: Last day of support.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * TelephoneFaxData: Telephone/Fax as it is saved; what is absent keeps its value. Telephone and fax numbers of a device, with its kind of line.
 * - type: Type: Technology of the line, such as analogue, ISDN or VoIP.
 * - telephone_number: Telephone number: Full number to call, such as +49 30 1234-0.
 * - fax_number: Fax number: Full number to send faxes to, such as +49 30 1234-99.
 * - extension: Extension: Internal number behind that of the company, such as 215.
 * - pincode: Pincode: Code that unlocks the device or its line.
 * - imei: IMEI number: Number of a mobile phone, 15 digits, readable with *#06#.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * TsiServiceData: TSI service as it is saved; what is absent keeps its value. Link to a service of T-Systems, by the number it has there.
 * - tsi_service_id: TSI service ID: Number of the service in the provider's system.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * UniversalInterfaceData: Interface as it is saved; what is absent keeps its value. Sockets for peripherals, such as USB, serial or KVM.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Label of the socket, such as USB 1.
 * - type: Connection type: Kind of peripheral that is plugged in here, such as monitor or printer.
 * - plug: Plug type: Shape of the plug, such as USB or FireWire.
 * - assigned_connector: Connected to: Connection point at the other end of the cable; setting it connects both ends.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - relation_direction: Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
 * VehicleData: Vehicle as it is saved; what is absent keeps its value. Car, van or lorry of the fleet, as it is registered.
 * - licence_plate: Licence plate: Registration on the number plate, such as B-KA 1234.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VersionData: Version as it is saved; what is absent keeps its value. Releases of this software, from which installations choose.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Version number: Release as the vendor writes it, such as 12.4.
 * - servicepack: Servicepack: Collected update on top of the release, such as SP2.
 * - kernel: Kernel: Version of the core of an operating system, such as 6.1.0-18.
 * - patchlevel: Patchlevel: Last correction that is included, such as 2026-03.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualDeviceTypeChoice: A choice of the dialog virtual_device_type, by its constant, textual id or title, or by its number. Network: a port; local device: a disk; local interface: another socket.
 * VirtualDeviceData: Virtual devices as it is saved; what is absent keeps its value. Which resources of the host the disks, ports and interfaces of a virtual machine use.
 * - category_id: The entry that is updated; without it one is created.
 * - host_stor_device: Host resource (storage): Physical disk of the host that is passed through.
 * - host_ldev_client: Host LDEV client: Logical device of the host from the storage network.
 * - host_drive: Assigned storage device (host): Volume of the host on which the image lies.
 * - host_port: Corresponding host port: Network port of the host over which the machine communicates.
 * - host_interface: Host interface: Socket of the host that is passed through, such as USB.
 * - host_raid: Host RAID array: Array of the host on which the image lies.
 * - local_stor_device: Local storage device: Disk as the virtual machine sees it.
 * - local_port: Local port: Network port as the virtual machine sees it.
 * - local_interface: Host resource (interface): Socket as the virtual machine sees it.
 * - storage_type: Storage type: How the disk is kept on the host, such as a file or a LUN.
 * - network_type: Network type: How the port reaches the network, such as bridged or NAT.
 * - switch_port_group: Switch Port Group: Group of the virtual switch that the port belongs to, such as VM Network.
 * - cluster_storage: Cluster storage: Name of storage that all hosts of the cluster share.
 * - cluster_interface: Cluster interface: Name of the interface that all hosts of the cluster have.
 * - disk_image_location: Path: Path of the disk image, such as [datastore1] web1/web1.vmdk.
 * - device_type: Device type: Whether the entry is about network, a disk or another socket.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - virtual_network_type: Type: Model of the virtual network card, such as vmxnet3.
 * VirtualHostData: Virtual host as it is saved; what is absent keeps its value. Whether virtual machines run on this device, and from where it is administered.
 * - virtual_host: Virtual host: Marks the device as one that runs virtual machines.
 * - license_server: License Server: System that the host gets its licences from.
 * - administration_service: Administration service: Program and device that manage the host together, such as vCenter on vc1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualHostRootData: Virtual host as it is saved; what is absent keeps its value. Menu entry for everything about running virtual machines; it shows the host itself.
 * - virtual_host: Virtual host: Marks the device as one that runs virtual machines.
 * - license_server: License Server: System that the host gets its licences from.
 * - administration_service: Administration service: Program and device that manage the host together, such as vCenter on vc1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualMachineChoice: A choice of the dialog virtual_machine, by its constant, textual id or title, or by its number. Yes for a machine that runs on a host, No for one with hardware of its own.
 * VirtualMachineData: Virtual machine as it is saved; what is absent keeps its value. Where and by which hypervisor this virtual machine runs.
 * - virtual_machine: Virtual machine: Marks the object as a machine without hardware of its own.
 * - hosts: Running on host: Host or cluster that the machine runs on.
 * - system: Virtualization system: Hypervisor, such as VMware ESX or KVM.
 * - config_file: Configuration file: File with the settings of the machine, such as web1.vmx.
 * - primary: Host in cluster: Member of the cluster that the machine is on at the moment.
 * - state: Status: Last report of the hypervisor, such as running or suspended.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualMachineRootData: Virtual machine as it is saved; what is absent keeps its value. Menu entry for everything about a virtual machine; it shows host and hypervisor.
 * - virtual_machine: Virtual machine: Marks the object as a machine without hardware of its own.
 * - hosts: Running on host: Host or cluster that the machine runs on.
 * - system: Virtualization system: Hypervisor, such as VMware ESX or KVM.
 * - config_file: Configuration file: File with the settings of the machine, such as web1.vmx.
 * - primary: Host in cluster: Member of the cluster that the machine is on at the moment.
 * - state: Status: Last report of the hypervisor, such as running or suspended.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualSwitchPortgroupRowData: A row of portgroup as it is saved.
 * - title: 
 * - vlanid: 
 * VirtualSwitchServiceconsoleportsRowData: A row of serviceconsoleports as it is saved.
 * - title: 
 * - ref_id: 
 * VirtualSwitchVmkernelportsRowData: A row of vmkernelports as it is saved.
 * - title: 
 * - ref_id: 
 * VirtualSwitchData: Virtual Switches as it is saved; what is absent keeps its value. Switches made in software that connect virtual machines with the network of the host.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the switch, such as vSwitch0.
 * - ports: Ports: Physical ports of the host by which the switch reaches the network.
 * - portgroup: Port groups: Groups that virtual machines are attached to, each with its VLAN.
 * - serviceconsoleports: Service Console Ports: Ports for administration of the host, each with its address.
 * - vmkernelports: VMKernel Ports: Ports for traffic of the host itself, such as vMotion or iSCSI, each with its address.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VoipPhoneData: CUCM VoIP telephone as it is saved; what is absent keeps its value. Settings of an IP telephone as they stand in Cisco Unified Communications Manager.
 * - device_protocol: Device protocol: Protocol between telephone and CUCM: SIP or SCCP.
 * - description2: Description: Text that CUCM shows for the telephone, such as Reception.
 * - device_pool: Device pool: Set of common settings for telephones of a site.
 * - common_configuration: Common device configuration: Template of settings, such as softkeys and language, that several telephones use.
 * - button_template: Button template: Arrangement of the line and speed-dial keys.
 * - softkey_template: Softkey template: Functions on the keys below the display.
 * - common_profile: Common device profile: Template for the kind of use, such as Standard Common Phone Profile.
 * - calling_search_space: Calling search space: Partitions in which dialled numbers are looked up; it decides where the telephone may call.
 * - aar_calling_search_space: AAR calling search space: Partitions used when a call is rerouted because bandwidth is short.
 * - media_resource_group_list: Media resource group list: Order in which conference bridges and transcoders are used.
 * - user_hold_moh_audio_source: User MOH audio source: Music played when the user holds a call.
 * - network_hold_moh_audio_source: Network MOH Audioquelle: Music played when the system holds a call, as during a transfer.
 * - location: Location: Site in CUCM, by which bandwidth for calls is counted.
 * - aar_group: AAR group: Group that decides on the prefix of rerouted calls.
 * - user_locale: User locale: Language of the display.
 * - network_locale: Network locale: Country whose dial and ring tones are used.
 * - built_in_bridge: Built in bridge: Whether the telephone can mix calls itself, as recording needs.
 * - privacy: Privacy: Whether others on a shared line are kept out of the call.
 * - device_mobility_mode: Device Mobility Mode: Whether settings follow the site that the telephone is plugged in at.
 * - owner_user_id: Owner user ID: Account in CUCM of the person that uses the telephone.
 * - phone_suite: Phone suite: Software package that goes with the telephone.
 * - services_provisioning: Service provisioning: Whether services on the telephone come from CUCM, from addresses of your own, or both.
 * - load_name: Load name: File of the firmware that the telephone loads.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VoipPhoneLineData: CUCM VoIP line as it is saved; what is absent keeps its value. Settings of a line of IP telephones as they stand in Cisco Unified Communications Manager.
 * - category_id: The entry that is updated; without it one is created.
 * - directory_number: Directory number: Number of the line, such as 1215.
 * - route_partition: Route partition: Partition that the number belongs to; it decides who can call it.
 * - description2: Description: Text that CUCM shows for the line.
 * - alerting_name: Alerting name: Name that callers see while it rings.
 * - ascii_alerting_name: ASCII Alerting name: The same name without umlauts, for telephones that cannot show them.
 * - allow_cti_control: Allow Control of Device from CTI: Whether programs may dial and pick up on this line; 1 for yes.
 * - associated_devices: Associated devices: Telephones on which the line rings.
 * - voice_mail_profile: Voice mail profile: Settings by which the line reaches its mailbox.
 * - calling_search_space: Calling search space: Partitions in which numbers dialled on this line are looked up.
 * - presence_group: Presence group: Group that may see whether the line is busy.
 * - user_hold_moh_audio_source: User hold MOH audio source: Music heard on this line when its user holds a call.
 * - network_hold_moh_audio_source: Network hold MOH audio source: Music heard on this line when the system holds a call.
 * - auto_answer: Auto answer: Whether calls are taken at once, over headset or speaker.
 * - call_forward_all: Call forward all: Number to which every call goes.
 * - sec_calling_search_space: Secondary Calling Search Space for Forward All: Further partitions in which the target of that redirection is looked up.
 * - forward_busy_internal: Forward busy internal: Number for calls from inside while the line is busy.
 * - forward_busy_external: Forward busy external: Number for calls from outside while the line is busy.
 * - forward_no_answer_internal: Forward no answer internal: Number for calls from inside that nobody takes.
 * - forward_no_answer_external: Forward no answer external: Number for calls from outside that nobody takes.
 * - forward_no_coverage_internal: Forward no coverage internal: Number for calls from inside after all of the coverage path was tried.
 * - forward_no_coverage_external: Forward no coverage external: Number for calls from outside after all of the coverage path was tried.
 * - forward_on_cti_fail: Forward on CTI failure: Number for calls when the program that controls the line has failed.
 * - forward_unregistered_internal: Forward unregistered internal: Number for calls from inside while no telephone is connected.
 * - forward_unregistered_external: Forward unregistered external: Number for calls from outside while no telephone is connected.
 * - no_answer_ring_duration: No answer ring duration: Seconds it rings before a call goes on to another number.
 * - call_pickup_group: Call pickup group: Group whose members may take calls for each other.
 * - display: Display: Name that the called party sees.
 * - ascii_display: ASCII display: That name without umlauts.
 * - line_text_label: Line text label: Text beside the line key on the telephone.
 * - ascii_line_text_label: ASCII Line text label: Text beside the line key, without umlauts.
 * - visual_message_indicator: Visual message waiting indicator policy: When a lamp shows that the mailbox has messages.
 * - audible_message_indicator: Audible message waiting indicator policy: Whether a stutter tone points to messages in the mailbox.
 * - ring_settings_idle: Ring settings (Phone idle): How it rings while no call is going on.
 * - ring_settings_active: Ring settings (Phone active): How it rings while another call is going on.
 * - call_pickup_group_idle: Call pickup group audio alert setting (phone idle): Tone for calls to the group while the telephone is free.
 * - call_pickup_group_active: Call pickup group audio alert setting (phone active): Tone for calls to the group during a call.
 * - recording_option: Recording option: Whether calls are recorded always, on demand or never.
 * - recording_profile: Recording profile: Target that recordings are sent to.
 * - monitoring_css: Monitoring calling search space: Partitions in which supervisors find the line for silent listening.
 * - log_missed_calls: Log missed calls: Whether missed calls are listed on the telephone; 1 for yes.
 * - external_phone_number_mask: External phone number mask: Pattern for the number shown outside, such as 0301234XXXX.
 * - max_number_of_calls: Maximum number of calls: How many calls the line holds at once.
 * - busy_trigger: "Busy" trigger: From how many calls on the line counts as busy.
 * - caller_name: Caller name: Whether the name of the calling party is shown; 1 for yes.
 * - caller_number: Caller number: Whether the number of the calling party is shown; 1 for yes.
 * - redirected_number: Redirected number: Whether the number that forwarded a call is shown; 1 for yes.
 * - dialed_number: Dialed number: Whether the number that the caller chose is shown; 1 for yes.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VrrpTypeChoice: A choice of the dialog vrrp_type, by its constant, textual id or title, or by its number. VRRP is an open standard; HSRP and GLBP come from Cisco, and the latter also shares the load.
 * VrrpData: VRRP as it is saved; what is absent keeps its value. Virtual router that several routers share, so that one can fail.
 * - type: Type: Protocol by which they agree, such as VRRP or HSRP.
 * - vrid: VR ID: Number of the virtual router in its net, 1 to 255.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VrrpMemberData: VRRP Member as it is saved; what is absent keeps its value. Interfaces of routers that take turns as this virtual router.
 * - category_id: The entry that is updated; without it one is created.
 * - member: VRRP member: Logical port of a router that takes part.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * WanCapacityUnitChoice: A choice of the dialog wan_capacity_unit, by its constant, textual id or title, or by its number. Units of bandwidth per second, each 1,000 times the next smaller one.
 * WanData: WAN Connection as it is saved; what is absent keeps its value. Leased and Internet lines of a site, with provider data and bandwidth.
 * - title: Title: Name of the line, such as Berlin - Munich 1.
 * - role: Role: Whether the line is used first, or steps in for another.
 * - type: Type: Technology of the line, such as xDSL or fibre.
 * - channels: Channels: How many channels the line bundles.
 * - call_numbers: Call number(s): Numbers that belong to the line, one per row.
 * - connection_location: Location of the connection: Building or room in which the line ends.
 * - capacity_up: Capacity UP: Bandwidth in use towards the provider, in the unit stated beside it.
 * - capacity_up_unit: Capacity UP unit: Unit of the bandwidth in use towards the provider, such as MBit.
 * - capacity_down: Capacity DOWN: Bandwidth in use from the provider, in the unit stated beside it.
 * - capacity_down_unit: Capacity DOWN unit: Unit of the bandwidth in use from the provider, such as MBit.
 * - max_capacity_up: Max. Capacity UP: Most the line could carry towards the provider, in the unit stated beside it.
 * - max_capacity_up_unit: Max. Capacity UP unit: Unit of the most towards the provider, such as MBit.
 * - max_capacity_down: Max. Capacity DOWN: Most the line could carry from the provider, in the unit stated beside it.
 * - max_capacity_down_unit: Max. Capacity DOWN unit: Unit of the most from the provider, such as MBit.
 * - project_no: Projekt number: Number of the project that ordered the line.
 * - vlan_id: VLAN-ID: VLAN in which the line is handed over.
 * - shopping_cart_no: Shopping cart number: Number of the order in the purchasing system.
 * - ticket_no: Ticket number: Number of the order or fault at the provider.
 * - customer_no: Customer number: Number under which the provider keeps the customer.
 * - router: Connected routers: Routers of your own that the line is plugged into.
 * - net: Connected nets: Nets that reach the outside over the line.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * TempUnitChoice: A choice of the dialog temp_unit, by its constant, textual id or title, or by its number.
 * AcRefrigeratingCapacityUnitChoice: A choice of the dialog ac_refrigerating_capacity_unit, by its constant, textual id or title, or by its number.
 * AcAirQuantityUnitChoice: A choice of the dialog ac_air_quantity_unit, by its constant, textual id or title, or by its number.
 * SpecificAcData: Air conditioning as it is saved; what is absent keeps its value. Cooling power, air flow and size of an air conditioner, for planning rooms.
 * - type: Type: Build, such as split unit or in-row cooler.
 * - threshold: Threshold: Temperature at which it raises an alarm or starts to cool.
 * - threshold_unit: Memory-unit: Scale of that temperature: °C or °F.
 * - capacity_unit: Capacity unit: Unit of the cooling power, such as kW or BTU/h.
 * - capacity: Refrigerating capacity: Heat it can remove, to be compared with what the devices give off.
 * - air_quantity: Air quantity: Air that it moves per hour, in the unit stated beside it.
 * - air_quantity_unit: Air quantity unit: Unit of the air flow: cubic metres per hour.
 * - width: Width: Space it takes from left to right, in the unit stated for all three.
 * - height: Height: Space it takes from bottom to top, in the unit stated for all three.
 * - depth: Depth: Space it takes from front to back, in the unit stated for all three.
 * - dimension_unit: Dimension unit: Unit of its width, height and depth, such as cm.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * WlanEncryptionChoice: A choice of the dialog wlan_encryption, by its constant, textual id or title, or by its number. RC4 belongs to WEP, TKIP to WPA, AES to WPA2; only the last counts as safe.
 * SpecificAccessPointData: WiFi device as it is saved; what is absent keeps its value. Radio networks that this device provides, an entry per SSID.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the radio network in your documentation, such as Guests ground floor.
 * - function: Function: Whether the device provides a network, extends one, or joins two.
 * - standard: Standard: Radio standard, such as 802.11ax.
 * - channel: Channel: Radio channel in use, or automatic choice.
 * - broadcast_ssid: Broadcast SSID: Whether devices nearby see the name of the network.
 * - ssid: SSID: Name that people choose on their devices, such as Example-Guests.
 * - mac_filter: MAC filter: Whether only known hardware addresses may join.
 * - auth: Authentication: How devices prove that they may join, such as WPA2.
 * - encryption_id: Encryption: Cipher that protects the traffic, such as AES.
 * - key: Key: Passphrase of the network.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * InstallationTypeChoice: A choice of the dialog installation_type, by its constant, textual id or title, or by its number. Manual: by hand at the device; automatic: by software distribution.
 * SpecificApplicationData: Applications as it is saved; what is absent keeps its value. Facts on a piece of software as such, wherever it is installed.
 * - specification: Specification: Capabilities and prerequisites of the software, such as supported platforms.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - installation: Installation: Whether it is put on devices by hand or by software distribution.
 * - registration_key: Registration key: Key to register the software with its vendor, where one covers all installations.
 * - install_path: Install path: Folder in which installations usually lie, such as /opt/app.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificApplicationAssignedObjData: Installation as it is saved; what is absent keeps its value. Devices on which this software is installed, with version and licence.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Installed on: Device that has the software.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Inherit Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - installDate: Installed on (date): Day the software was put on that device.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificApplicationDbmsAssignedObjData: Installation as it is saved; what is absent keeps its value. Servers on which this database system is installed.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Installed on: Server that has the database system.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificApplicationServiceAssignedObjData: Installation as it is saved; what is absent keeps its value. Devices on which this system service is installed.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Installed on: Device that has the system service.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificApplicationVariantData: Variants as it is saved; what is absent keeps its value. Editions in which this software is sold, from which installations choose.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Short name of the edition, such as Ent.
 * - variant: Variant: Full name of the edition, such as Enterprise Edition.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificCellPhoneContractData: Mobile radio as it is saved; what is absent keeps its value. Number by which mobile networks recognise a telephone.
 * - imei_number: IMEI number: Number of the device with 15 digits, to have it blocked after theft.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ChassisGridSizeChoice: A choice of the dialog chassis_grid_size, by its constant, textual id or title, or by its number. Sizes of a cell of the drawing, from the smallest to the largest; they say nothing on millimetres.
 * SpecificChassisData: Chassis as it is saved; what is absent keeps its value. Menu entry for everything about a blade chassis; it shows its grid.
 * - front_x: Front side -- Horizontal units: How many columns the front has.
 * - front_y: Front side -- Vertical units: How many rows the front has.
 * - front_size: Front side -- Grid size: How large a cell of the front is drawn.
 * - rear_x: Rear side -- Horizontal units: How many columns the rear has.
 * - rear_y: Rear side -- Vertical units: How many rows the rear has.
 * - rear_size: Rear side -- Grid size: How large a cell of the rear is drawn.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificChassisDevicesData: Assigned devices as it is saved; what is absent keeps its value. Blades, switches and power supplies that are in this chassis.
 * - category_id: The entry that is updated; without it one is created.
 * - role: Role: Task of the device in the chassis, such as administration.
 * - assigned_device: Device assignment: Object that is plugged in, such as a blade server.
 * - assigned_hba: Device assignment (Hostadapter): Host bus adapter of the chassis, where the entry is about one.
 * - assigned_interface: Device assignment (Interface): Network card of the chassis, where the entry is about one.
 * - assigned_power_consumer: Device assignment (Power consumer): Power supply unit of the chassis, where the entry is about one.
 * - assigned_slots: Assigned to: Places in the chassis that the device fills.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ChassisInsertionChoice: A choice of the dialog chassis_insertion, by its constant, textual id or title, or by its number.
 * SpecificChassisSlotData: Slots as it is saved; what is absent keeps its value. Places of a chassis that devices are plugged into, with their position.
 * - category_id: The entry that is updated; without it one is created.
 * - connector_type: Connector type: Kind of device that fits, such as blade or interconnect module.
 * - insertion: Insertion: Side from which devices are plugged in: front or back.
 * - title: Slot title: Label of the place, such as Bay 1.
 * - from_x: Horizontal position: First column of the grid that the place covers, counted from the left.
 * - to_x: To horizontal position: Last column of the grid that the place covers.
 * - from_y: Vertical position: First row of the grid that the place covers, counted from the top.
 * - to_y: To vertical position: Last row of the grid that the place covers.
 * - assigned_devices: Device assignment: Blades, switches or modules that fill the place.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificChassisViewData: Chassis view as it is saved; what is absent keeps its value. Grid in which the places of a chassis are drawn, for its front and its rear.
 * - front_x: Front side -- Horizontal units: How many columns the front has.
 * - front_y: Front side -- Vertical units: How many rows the front has.
 * - front_size: Front side -- Grid size: How large a cell of the front is drawn.
 * - rear_x: Rear side -- Horizontal units: How many columns the rear has.
 * - rear_y: Rear side -- Vertical units: How many rows the rear has.
 * - rear_size: Rear side -- Grid size: How large a cell of the rear is drawn.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificClientData: Desktop as it is saved; what is absent keeps its value. Kind of computer a person works at, and its keyboard.
 * - type: Client type: Build of the computer, such as PC or notebook.
 * - keyboard_layout: Keyboard Layout: Language the keys are printed in, such as German (QWERTZ).
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificClusterServiceData: Assigned clusters as it is saved; what is absent keeps its value. Clusters on which this service runs, seen from the service.
 * - category_id: The entry that is updated; without it one is created.
 * - cluster: Assigned clusters: Cluster that keeps the service available.
 * - type: Type: How the members divide the service between them: one waits, all work, or all compute together.
 * - runs_on: Runs on: Members on which the service is allowed to run.
 * - default_server: Default server: Member that carries the service as long as nothing fails.
 * - hostaddresses: Host addresses: Addresses that move with the service.
 * - drives: Volumes: Volumes on which the service keeps its data.
 * - shares: Shares: File shares that clients reach through the service.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - service_status: Service Status: Whether the service should be running on this cluster.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ContractCostCalculationChoice: A choice of the dialog contract_cost_calculation, by its constant, textual id or title, or by its number. Per assignment multiplies the price by the objects covered; overall counts it once.
 * ContractNoticePeriodTypeChoice: A choice of the dialog contract_notice_period_type, by its constant, textual id or title, or by its number. The period of notice runs from the day of notice, or must be over when the term ends.
 * SpecificContractData: Contract as it is saved; what is absent keeps its value. Menu entry for everything about a contract; it shows its terms.
 * - type: Contract type: Kind of agreement, such as maintenance or leasing.
 * - contract_no: Contract id: Number the partner has given the agreement.
 * - customer_no: Customer id: Number under which the partner keeps you.
 * - internal_no: Internal id: Number in your own filing, such as V-2026-014.
 * - costs: Costs: Price per payment period.
 * - cost_calculation: Cost calculation: Whether the price is meant per covered object or for all together.
 * - product: Product: Goods or services that were bought, such as Premium Support 24x7.
 * - reaction_rate: Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
 * - contract_status: Contract status: Whether it is running, has been terminated or is over.
 * - start_date: Start of contract: Day from which the contract holds.
 * - end_date: End of contract: Day until which the contract holds, where that is fixed.
 * - run_time: Runtime: How long it holds before it ends or is extended.
 * - run_time_unit: Runtime unit: Unit of the term, such as months or years.
 * - end_type: End of contract by: Whether it ends only when someone terminates it, or by itself.
 * - notice_date: Cancellation date: Day on which notice was given.
 * - notice_period: Cancellation period: How long before the end notice has to be given.
 * - notice_period_unit: Notice period unit: Unit of the time for giving notice, such as months.
 * - notice_type: Notice type: Whether notice counts from the day it is given, or towards the end of the term.
 * - maintenance_period: Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
 * - maintenance_period_unit: Deadline unit: Unit of the time of maintenance or warranty, such as years.
 * - payment_period: Payment period: How often payment is due, such as monthly.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificContractInformationData: Contract information as it is saved; what is absent keeps its value. Numbers, costs, term and periods of notice of a contract.
 * - type: Contract type: Kind of agreement, such as maintenance or leasing.
 * - contract_no: Contract id: Number the partner has given the agreement.
 * - customer_no: Customer id: Number under which the partner keeps you.
 * - internal_no: Internal id: Number in your own filing, such as V-2026-014.
 * - costs: Costs: Price per payment period.
 * - cost_calculation: Cost calculation: Whether the price is meant per covered object or for all together.
 * - product: Product: Goods or services that were bought, such as Premium Support 24x7.
 * - reaction_rate: Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
 * - contract_status: Contract status: Whether it is running, has been terminated or is over.
 * - start_date: Start of contract: Day from which the contract holds.
 * - end_date: End of contract: Day until which the contract holds, where that is fixed.
 * - run_time: Runtime: How long it holds before it ends or is extended.
 * - run_time_unit: Runtime unit: Unit of the term, such as months or years.
 * - end_type: End of contract by: Whether it ends only when someone terminates it, or by itself.
 * - notice_date: Cancellation date: Day on which notice was given.
 * - notice_period: Cancellation period: How long before the end notice has to be given.
 * - notice_period_unit: Notice period unit: Unit of the time for giving notice, such as months.
 * - notice_type: Notice type: Whether notice counts from the day it is given, or towards the end of the term.
 * - maintenance_period: Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
 * - maintenance_period_unit: Deadline unit: Unit of the time of maintenance or warranty, such as years.
 * - payment_period: Payment period: How often payment is due, such as monthly.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseAccessData: Database access as it is saved; what is absent keeps its value. Installed programs that use this schema.
 * - category_id: The entry that is updated; without it one is created.
 * - access: Assigned objects: Program on its device, as an object of the relation between the two.
 * SpecificDatabaseGatewayData: Database gateway as it is saved; what is absent keeps its value. Ways from this schema to databases of other vendors.
 * - category_id: The entry that is updated; without it one is created.
 * - type: Gateway type: Technology in between, such as Oracle Gateway for ODBC.
 * - host: Host: Name or address of the machine that runs it.
 * - port: Port: TCP port on which it listens, such as 1521.
 * - user: User: Account it signs in with on the other side.
 * - target_schema: Target schema: Schema that is reached this way.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseInstallationData: Database installation as it is saved; what is absent keeps its value. Servers on which this database software is installed, with licence and version.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Installed on: Server on which the database software is installed.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseInstanceData: Instance / Oracle database as it is saved; what is absent keeps its value. Running instance of a database system, with listener and schema.
 * - instance: DBMS: Database software on its server, as an object of the relation between the two.
 * - title: Title: Name of the instance, such as ORCL (SID).
 * - listener: Listener: Address under which the instance takes connections, such as LISTENER on port 1521.
 * - database_schema: Database schema: Schema that the instance serves.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseLinksData: Database links as it is saved; what is absent keeps its value. Named connections by which this schema reads tables of another one.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the connection as used in SQL, such as ERP_LINK.
 * - link: Connected database schema: Schema on the other side of the connection.
 * - target_user: Target user: Account used on the other side.
 * - owner: Owner: Account here that the connection belongs to.
 * - public: Public: Whether all accounts may use the connection.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseObjectsChoice: A choice of the dialog database_objects, by its constant, textual id or title, or by its number. Parts of a schema as Oracle names them; other systems know most of them, too.
 * SpecificDatabaseObjectsData: Database objects as it is saved; what is absent keeps its value. Tables, views, indexes and other parts of this schema that are worth documenting.
 * - category_id: The entry that is updated; without it one is created.
 * - title: Title: Name of the part, such as V_OPEN_ORDERS.
 * - database_object: Type: Kind of the part, such as table, view or index.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseSchemaData: Database schema as it is saved; what is absent keeps its value. Schema with the tables of one application, and the instance it lies in.
 * - link: Runs on: Object on which the schema runs, such as the database server.
 * - instance: Database instance: Instance that contains the schema.
 * - title: Title: Name of the schema, such as SHOP.
 * - storage_engine: Storage-Engine: How tables are stored, such as InnoDB.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDbmsData: DBMS as it is saved; what is absent keeps its value. Which database system this software is.
 * - dbms: DBMS: Product family, such as PostgreSQL or Oracle Database.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificEmergencyPlanData: Emergency plan as it is saved; what is absent keeps its value. Menu entry for everything about a plan for emergencies; it shows duration and rehearsal.
 * - time_needed: Time need: Duration from alarm to normal operation, in the unit stated beside it.
 * - time_unit: Unit: Unit of that duration, such as hours.
 * - practice_date: Date of emergency practice: Moment of the last rehearsal.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificEmergencyPlanAttributeData: Emergency plan properties as it is saved; what is absent keeps its value. How long carrying out the plan takes, and when it was rehearsed.
 * - time_needed: Time need: Duration from alarm to normal operation, in the unit stated beside it.
 * - time_unit: Unit: Unit of that duration, such as hours.
 * - practice_date: Date of emergency practice: Moment of the last rehearsal.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificEmergencyPlanLinkedObjectsData: assigned objects as it is saved; what is absent keeps its value. Objects that the plan is to be used for.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Title: Object on whose failure the plan is carried out.
 * RackSlotSortingChoice: A choice of the dialog rack_slot_sorting, by its constant, textual id or title, or by its number. Direction in which the rack units are numbered.
 * SpecificEnclosureData: Rack as it is saved; what is absent keeps its value. How the units of a rack are numbered, and how many devices stand upright beside them.
 * - vertical_slots_front: Vertical installation slots (Front side): How many devices, such as power strips, fit upright at the front.
 * - vertical_slots_rear: Vertical installation slots (Rear side): How many devices, such as power strips, fit upright at the rear.
 * - slot_sorting: Rack unit sorting: Whether the units are numbered from the bottom up or from the top down.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VolumeUnitChoice: A choice of the dialog volume_unit, by its constant, textual id or title, or by its number.
 * SpecificEpsData: Emergency power supply as it is saved; what is absent keeps its value. Generator that takes over when mains power fails for longer.
 * - type: Type: Drive, such as diesel generator or gas turbine.
 * - warmup_time: Warm-up time: Time from starting to full power, which a UPS has to bridge.
 * - warmup_time_unit: Unit: Unit of the time until full power, such as seconds.
 * - fuel_tank: Fuel tank: How much fuel there is room for, in the unit stated beside it.
 * - volume_unit: Unit: Unit of the amount of fuel, such as l.
 * - autonomy_time: Autonomy time: How long it runs on a full tank under load.
 * - autonomy_time_unit: Unit: Unit of the running time, such as hours.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificFileData: Files as it is saved; what is absent keeps its value. Menu entry for everything about a document; it shows its newest version.
 * - file_title: Title: Name of the document for people, such as Network plan Berlin.
 * - file_physical: Filename: The stored file with its name, such as netplan.pdf.
 * - file_category: Category: Kind of document, such as manual, diagram or contract.
 * - revision: Revision: Number of this version, counted upwards.
 * - version_description: Version Description: News in this version, such as corrected floor plan.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificFileActualData: Current file as it is saved; what is absent keeps its value. Newest version of the document that this object holds.
 * - file_title: Title: Name of the document for people, such as Network plan Berlin.
 * - file_physical: Filename: The stored file with its name, such as netplan.pdf.
 * - file_category: Category: Kind of document, such as manual, diagram or contract.
 * - revision: Revision: Number of this version, counted upwards.
 * - version_description: Version Description: News in this version, such as corrected floor plan.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificFileObjectsData: Assigned objects as it is saved; what is absent keeps its value. Objects to which this document belongs.
 * - category_id: The entry that is updated; without it one is created.
 * - assigned_objects: Assigned objects: Device, building or other thing that the document is about.
 * SpecificFileVersionsData: File versions as it is saved; what is absent keeps its value. All versions of a document, each with its content.
 * - category_id: The entry that is updated; without it one is created.
 * - file_physical: Filename: Name with ending, such as netplan-v3.pdf.
 * - file_content: File content: Content of this version, Base64-encoded in calls.
 * - file_title: Title: Name of the version for people, such as Draft of March.
 * - version_description: Version Description: Changes that this version brought, such as new rack added.
 * SpecificGroupData: Object group as it is saved; what is absent keeps its value. Objects that belong together for a purpose of your own, such as everything to be replaced this year.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Object: Member of the group; anything may be one.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * GroupTypeChoice: A choice of the dialog group_type, by its constant, textual id or title, or by its number. Members of a static group are entered one by one; those of a report-based group are the rows of a report.
 * SpecificGroupTypeData: Type as it is saved; what is absent keeps its value. Whether members are chosen by hand or come from a report.
 * - type: Type: How members come in: static is by hand, report-based by a query.
 * - report: Report: Number of the report whose rows are the members.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificKryptoCardData: Crypto card as it is saved; what is absent keeps its value. Card with a certificate that encrypts calls and data of a mobile phone.
 * - certificate_number: Certificate number: Number by which the issuer knows the certificate.
 * - certgate_card_number: Certgate card number: Number printed on a card of the manufacturer certgate.
 * - certificate_title: Certificate title: Name the certificate is issued to.
 * - certificate_password: Certificate revocation password: Secret that is asked for when the certificate is to be revoked.
 * - certificate_procedure: Certificate procedure: Last day the certificate on the card is valid.
 * - date_of_issue: Date of issue: Day the card was handed out.
 * - imei_number: IMEI number: Number of the telephone that the card was made for.
 * - assigned_mobile: Assigned cellular phone: Telephone in which the card is used.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificLayer2NetIpHelperAddressesRowData: A row of ip_helper_addresses as it is saved.
 * - ip: 
 * - type_title: 
 * SpecificLayer2NetData: Layer 2 Net as it is saved; what is absent keeps its value. VLAN with its number and the Layer 3 nets that use it.
 * - vlan_id: ID (VLAN): Number in the tag of the frames, 1 to 4094.
 * - standard: Default VLAN: Whether it is the VLAN of ports for which nothing else is set.
 * - type: Type: Technology by which the net is separated, such as VLAN.
 * - subtype: Subtype: Whether ports are assigned by hand, or when a device signs in.
 * - ip_helper_addresses: IP helper addresses: Servers to which broadcasts such as DHCP requests are passed on.
 * - layer3_assignments: Layer-3-net assignment: IP nets that run over this VLAN.
 * - vrf: VRF: Name of the routing instance the VLAN belongs to, such as CUST-A.
 * - vrf_capacity: VRF Capacity: Bandwidth promised to that routing instance.
 * - vrf_capacity_unit: VRF Capacity (Unit): Unit of the promised bandwidth, such as MBit.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificLayer2NetAssignedLogicalPortsData: Assigned logical ports as it is saved; what is absent keeps its value. Logical ports of devices that take part in this VLAN.
 * - category_id: The entry that is updated; without it one is created.
 * - isys_obj__id: Object title: Device that has the logical port.
 * - isys_catg_log_port_list__id: Assigned logical ports: The port itself, such as bond0.10 of that device.
 * SpecificLayer2NetAssignedPortsData: Assigned ports as it is saved; what is absent keeps its value. Sockets of switches and devices that take part in this VLAN.
 * - category_id: The entry that is updated; without it one is created.
 * - isys_obj__id: Object title: Device that has the physical port.
 * - isys_catg_port_list__id: Assigned ports: The port itself, such as Gi1/0/24 of that device.
 * LicenceTypeChoice: A choice of the dialog licence_type, by its constant, textual id or title, or by its number. A single licence allows one installation, a volume licence as many as its amount says.
 * SpecificLicenceListData: License keys as it is saved; what is absent keeps its value. Licences that were bought, with key, number of seats, term and price.
 * - category_id: The entry that is updated; without it one is created.
 * - key: Key: Code that is typed in at installation, such as XXXXX-XXXXX-XXXXX.
 * - serial: Serial: Number on the licence certificate.
 * - type: License Type: Whether it covers one installation or many.
 * - amount: Amount: How many installations the licence allows.
 * - start: Start Date: First day on which the licence may be used.
 * - expire: Expiration Date: Last day on which the licence may be used.
 * - cost: Price Per Unit: Price of a single seat.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificMiddlewareData: Middleware as it is saved; what is absent keeps its value. Facts on software that stands between applications, such as message queues.
 * - specification: Specification: Capabilities and prerequisites of the software, such as supported platforms.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - installation: Installation: Whether it is put on devices by hand or by software distribution.
 * - registration_key: Registration key: Key to register the software with its vendor, where one covers all installations.
 * - install_path: Install path: Folder in which installations usually lie, such as /opt/app.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificMonitorData: Monitor as it is saved; what is absent keeps its value. Size and features of a screen, for choosing a replacement.
 * - size: Display: Length of the diagonal, such as 27, in the unit stated beside it.
 * - size_unit: Unit: Unit of the diagonal, such as inch.
 * - type: Type: Technology of the panel, such as TFT.
 * - resolution: Resolution: Pixels across and down, such as 2560 x 1440.
 * - pivot: Pivot: Whether the screen can be turned upright.
 * - speaker: Speaker: Whether it has sound built in.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificNetData: Net as it is saved; what is absent keeps its value. IP net with address, mask, gateway and name servers.
 * - type: Type: Protocol of all addresses in it: IPv4, IPv6 or an older one.
 * - address: Network address: First address, which names the net, such as 192.168.10.0.
 * - netmask: Netmask: Part of addresses that is the same for all hosts, such as 255.255.255.0; follows from the suffix.
 * - gateway: Default Gateway: Address by which hosts leave the net, out of those of the router.
 * - range_from: Address from: First address for hosts, such as 192.168.10.1.
 * - range_to: Address to: Last address for hosts, such as 192.168.10.254.
 * - dns_server: DNS server: Servers that resolve names for hosts of the net.
 * - dns_domain: DNS domain: Domains of the hosts in the net, such as example.org.
 * - cidr_suffix: CIDR-Suffix: Bits that are the same for all hosts, such as 24; follows from the netmask.
 * - reverse_dns: Reverse DNS: Zone that leads from addresses back to names, such as 10.168.192.in-addr.arpa.
 * - layer2_assignments: Layer-2-net assignment: VLANs over which the net runs.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetDhcpTypeChoice: A choice of the dialog net_dhcp_type, by its constant, textual id or title, or by its number. Dynamic ranges lend any free address; reserved ones always give a known device the same.
 * NetDhcpv6TypeChoice: A choice of the dialog net_dhcpv6_type, by its constant, textual id or title, or by its number.
 * SpecificNetDhcpData: DHCP as it is saved; what is absent keeps its value. Parts of the net from which a DHCP server gives out addresses.
 * - category_id: The entry that is updated; without it one is created.
 * - type: Type v4: Whether IPv4 addresses change or are kept for a known device.
 * - typev6: Type v6: How IPv6 addresses come about: by DHCPv6, by SLAAC, or both.
 * - range_from: DHCP from: First address that the DHCP server gives out.
 * - range_to: DHCP to: Last address that the DHCP server gives out.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificNetZoneData: Net zone as it is saved; what is absent keeps its value. Parts of the net that belong to security zones, such as DMZ.
 * - category_id: The entry that is updated; without it one is created.
 * - zone: Net zone objekt: Object of the zone that the range belongs to.
 * - range_from: Zone from: First address that lies in the zone.
 * - range_to: Zone to: Last address that lies in the zone.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificOperatingSystemData: Operating Systems as it is saved; what is absent keeps its value. Facts on an operating system as such, wherever it is installed.
 * - specification: Specification: Capabilities and prerequisites of the software, such as supported platforms.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - installation: Installation: Whether it is put on devices by hand or by software distribution.
 * - registration_key: Registration key: Key to register the software with its vendor, where one covers all installations.
 * - install_path: Install path: Folder in which installations usually lie, such as /opt/app.
 * - osFamily: OS family: Lineage of the system, such as Linux, Windows or BSD.
 * - systemType: OS type: Use it is made for, such as server, desktop or network device.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificOrganizationData: Organization as it is saved; what is absent keeps its value. Menu entry for everything about a company or authority; it shows its master data.
 * - title: Title: Full name, such as Example Ltd.; the object is called the same.
 * - telephone: Telephone: Number of the switchboard, such as +49 30 1234-0.
 * - fax: Fax: Number for faxes to the organisation.
 * - website: Website: Address on the web, such as https://example.org.
 * - headquarter: Headquarter: Organisation that this one is a branch of.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificOrganizationContactAssignmentData: Assigned Objects as it is saved; what is absent keeps its value. Objects at which this organisation is named as a contact.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Assigned Objects: Object the organisation has to do with, such as a device it supplied.
 * - role: Role: Relation of the organisation to that object, such as supplier.
 * SpecificOrganizationMasterDataData: Master data as it is saved; what is absent keeps its value. Name and reachability of a company, an authority or a customer.
 * - title: Title: Full name, such as Example Ltd.; the object is called the same.
 * - telephone: Telephone: Number of the switchboard, such as +49 30 1234-0.
 * - fax: Fax: Number for faxes to the organisation.
 * - website: Website: Address on the web, such as https://example.org.
 * - headquarter: Headquarter: Organisation that this one is a branch of.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificOrganizationPersonsData: Persons as it is saved; what is absent keeps its value. People that work for this organisation, seen from its side.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Persons: Member of staff; saving it here sets the organisation at the person.
 * SpecificParallelRelationData: Parallel relations as it is saved; what is absent keeps its value. Relations that stand in for each other, so that an outage counts only when too many are gone.
 * - title: Title: Name of the bundle, such as Web server farm.
 * - threshold: Minimum amount of active items: How many must work so that the whole works.
 * - rel_pool: Parallel relations: Objects of the relations that share the load.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPduData: PDU as it is saved; what is absent keeps its value. Power strip in a rack, as the software that watches it knows it.
 * - pdu_id: PDU: Number or name of the strip there, such as 1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPduBranchData: Branch as it is saved; what is absent keeps its value. Circuits of a power strip, each with its own fuse and outlets.
 * - category_id: The entry that is updated; without it one is created.
 * - pdu_id: PDU: Number of the strip that the circuit belongs to.
 * - branch_id: Branch-ID: Number of the circuit on the strip.
 * - receptables: Receptacles: How many outlets the circuit has.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SalutationChoice: A choice of the dialog salutation, by its constant, textual id or title, or by its number.
 * SpecificPersonData: Persons as it is saved; what is absent keeps its value. Menu entry for everything about a person; it shows name and reachability.
 * - title: Title: Further name of the person, for clients that send one.
 * - salutation: Salutation: Form of address in letters, such as Ms or Mr.
 * - first_name: First name: Given name, such as Jane; it is part of the title of the object.
 * - last_name: Last name: Family name, such as Doe; it is part of the title of the object.
 * - academic_degree: Academic degree: Degree that belongs to the name, such as Dr.
 * - function: Function: Work that the person does, such as database administration.
 * - service_designation: Service designation: Official rank, such as Senior Inspector.
 * - street: Street: Street and number the person is written to.
 * - city: City: Town the person is written to.
 * - zip_code: ZIP-Code: Postal code of that town, such as 10115.
 * - mail: E-mail address: Address the person is written to, such as jane.doe@example.org.
 * - phone_company: Telephone company: Number at work, such as +49 30 1234-215.
 * - phone_home: Telephone home: Private number, for emergencies.
 * - phone_mobile: Cellphone: Number of the mobile phone, such as +49 170 1234567.
 * - fax: Fax: Number for faxes to the person.
 * - pager: Pager: Number of the radio receiver for on-call duty.
 * - personnel_number: Personnel number: Number by which the human resources department knows the person.
 * - department: Department: Part of the organisation, such as IT operations.
 * - organization: Organisation: Employer of the person.
 * - ldap_dn: DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - custom_1: Custom 1: Text with a meaning that your organisation decides on.
 * - custom_2: Custom 2: Text with a meaning that your organisation decides on.
 * - custom_3: Custom 3: Text with a meaning that your organisation decides on.
 * - custom_4: Custom 4: Text with a meaning that your organisation decides on.
 * - custom_5: Custom 5: Text with a meaning that your organisation decides on.
 * - custom_6: Custom 6: Text with a meaning that your organisation decides on.
 * - custom_7: Custom 7: Text with a meaning that your organisation decides on.
 * - custom_8: Custom 8: Text with a meaning that your organisation decides on.
 * SpecificPersonAssignedGroupsData: Person group memberships as it is saved; what is absent keeps its value. Groups that this person belongs to, and whose rights the person therefore has.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Person group memberships: Team or department that counts the person among its members.
 * - role: Role: Task of the person in the group, such as administrator.
 * SpecificPersonContactAssignmentData: Assigned Objects as it is saved; what is absent keeps its value. Objects at which this person is named as a contact.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Object: Device, service or other thing the person is responsible for or uses.
 * - role: Role: Relation of the person to that object, such as administrator or user.
 * - primary_contact: Primary contact: Whether the person is the one to call first there.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonGroupData: Person groups as it is saved; what is absent keeps its value. Menu entry for everything about a group of people; it shows its name and address.
 * - title: Title: Name of the group, such as Network team; the object is called the same.
 * - email_address: E-Mail: Address that reaches all members, such as network@example.org.
 * - phone: Phone: Number of the hotline or the shared line.
 * - ldap_group: LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonGroupContactAssignmentData: Assigned Objects as it is saved; what is absent keeps its value. Objects at which this group of people is named as a contact.
 * - category_id: The entry that is updated; without it one is created.
 * - object: Object: Device, service or other thing the group takes care of.
 * - role: Role: Relation of the group to that object, such as administrator.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonGroupMasterData: Master Data as it is saved; what is absent keeps its value. Name and reachability of a team, a department or a group with common rights.
 * - title: Title: Name of the group, such as Network team; the object is called the same.
 * - email_address: E-Mail: Address that reaches all members, such as network@example.org.
 * - phone: Phone: Number of the hotline or the shared line.
 * - ldap_group: LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonGroupMembersData: Members as it is saved; what is absent keeps its value. People that belong to this group, with the most important of their data.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Members: Person that belongs to the group.
 * SpecificPersonLoginData: Login as it is saved; what is absent keeps its value. Name and password by which a person signs in to this service.
 * - disabled_login: Disable login: Keeps the person from signing in, without deleting anything.
 * - title: User name: Name to sign in with, such as jdoe.
 * - user_pass: Password: Secret to sign in with, at least 12 characters; kept as a hash and never returned.
 * - user_pass2: Password: The secret once more, as forms send it to rule out typing errors.
 * - email_address: E-mail address for password reset: Address of the person in case the secret is forgotten.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonMasterData: Master Data as it is saved; what is absent keeps its value. Name, reachability and place in the organisation of a person.
 * - title: Title: Further name of the person, for clients that send one.
 * - salutation: Salutation: Form of address in letters, such as Ms or Mr.
 * - first_name: First name: Given name, such as Jane; it is part of the title of the object.
 * - last_name: Last name: Family name, such as Doe; it is part of the title of the object.
 * - academic_degree: Academic degree: Degree that belongs to the name, such as Dr.
 * - function: Function: Work that the person does, such as database administration.
 * - service_designation: Service designation: Official rank, such as Senior Inspector.
 * - street: Street: Street and number the person is written to.
 * - city: City: Town the person is written to.
 * - zip_code: ZIP-Code: Postal code of that town, such as 10115.
 * - mail: E-mail address: Address the person is written to, such as jane.doe@example.org.
 * - phone_company: Telephone company: Number at work, such as +49 30 1234-215.
 * - phone_home: Telephone home: Private number, for emergencies.
 * - phone_mobile: Cellphone: Number of the mobile phone, such as +49 170 1234567.
 * - fax: Fax: Number for faxes to the person.
 * - pager: Pager: Number of the radio receiver for on-call duty.
 * - personnel_number: Personnel number: Number by which the human resources department knows the person.
 * - department: Department: Part of the organisation, such as IT operations.
 * - organization: Organisation: Employer of the person.
 * - ldap_dn: DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - custom_1: Custom 1: Text with a meaning that your organisation decides on.
 * - custom_2: Custom 2: Text with a meaning that your organisation decides on.
 * - custom_3: Custom 3: Text with a meaning that your organisation decides on.
 * - custom_4: Custom 4: Text with a meaning that your organisation decides on.
 * - custom_5: Custom 5: Text with a meaning that your organisation decides on.
 * - custom_6: Custom 6: Text with a meaning that your organisation decides on.
 * - custom_7: Custom 7: Text with a meaning that your organisation decides on.
 * - custom_8: Custom 8: Text with a meaning that your organisation decides on.
 * SpecificPrtData: Printer as it is saved; what is absent keeps its value. Kind and features of a printer, for drivers and supplies.
 * - type: Type: Printing process, such as laser or inkjet.
 * - is_color: Color: Whether it prints more than black.
 * - is_duplex: Duplex: Whether it prints on both sides of the paper.
 * - emulation: Emulation: Language that it understands, such as PostScript or PCL.
 * - paper_format: Paper format: Largest sheet that it takes, such as A3.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RelationTypeChoice: A choice of the dialog relation_type, by its constant, textual id or title, or by its number.
 * SpecificRelationDetailsData: Relation details as it is saved; what is absent keeps its value. Both sides, meaning and weight of the relation that this object stands for.
 * - object1: Object1: First side of the relation, from which it is read.
 * - object2: Object2: Second side of the relation, to which it leads.
 * - itservice: Service: Service to which the relation is limited.
 * - relation_type: Relation type: Meaning of the relation between the two.
 * - weighting: Weighting: How strongly a failure passes from one side to the other, from 1 (most) to 10 (least).
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificReplicationData: Replication as it is saved; what is absent keeps its value. How copies of a database or directory are kept equal.
 * - replication_mechanism: Replication mechanism: Technique of copying, such as streaming replication or log shipping.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificReplicationPartnerData: Replication partner as it is saved; what is absent keeps its value. Other copies that this one exchanges changes with.
 * - category_id: The entry that is updated; without it one is created.
 * - type: Replication type: Whether the other copy gives changes or takes them.
 * - replication_partner: Replication partner: Object that holds the other copy.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificRoomData: Room as it is saved; what is absent keeps its value. Where in the building the room is, and what it is used for.
 * - type: Type: Use of the room, such as office or server room.
 * - number: Room number: Sign at the door, such as 2.14.
 * - floor: Floor: Storey, such as 2 or ground floor.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificRouterData: Routing as it is saved; what is absent keeps its value. How this router learns its routes, and over which addresses it passes packets on.
 * - category_id: The entry that is updated; without it one is created.
 * - routing_protocol: Routing protocol: Way in which routes are learned, such as OSPF, BGP or by hand.
 * - gateway_address: Gateway address: Addresses of this router that hosts use to leave their net.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificSanZoningData: SAN Zoning as it is saved; what is absent keeps its value. Ports of the storage network that may see each other.
 * - title: Title: Name of the zone in the fabric, such as Z_ESX1_STORE1.
 * - members: Members: FC ports of servers and storage systems in the zone.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificServiceData: Services as it is saved; what is absent keeps its value. Facts on a system service, such as a web or mail server, wherever it is installed.
 * - specification: Specification: Capabilities and prerequisites of the software, such as supported platforms.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - installation: Installation: Whether it is put on devices by hand or by software distribution.
 * - registration_key: Registration key: Key to register the software with its vendor, where one covers all installations.
 * - install_path: Install path: Folder in which installations usually lie, such as /opt/app.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificSwitchFcData: FC switch as it is saved; what is absent keeps its value. Place of this switch in the fabric of the storage network.
 * - title: Title: Name of the fabric, such as Fabric A.
 * - is_active: Active: Whether the switch passes on traffic, or stands by.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificSwitchNetData: Switch as it is saved; what is absent keeps its value. How this network switch spreads VLANs and avoids loops.
 * - vlan: VLAN management protocol: Protocol by which switches agree on VLANs, such as VTPv3.
 * - role: Role: Whether it gives VLANs to other switches or takes them.
 * - spanning_tree: Spanning Tree: Protocol against loops, such as RSTP.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificUpsData: Uninterruptible power supply as it is saved; what is absent keeps its value. Batteries of a UPS, and how long they bridge an outage.
 * - type: Type: Whether devices always run through it, or only when power fails.
 * - battery_type: Battery type: Kind of battery to order, such as RBC43 or lead-acid 12 V 9 Ah.
 * - amount: Quantity: How many batteries are in it.
 * - charge_time: Charge time: How long charging takes once they are empty.
 * - charge_time_unit: Unit: Unit of the time for charging, such as hours.
 * - autonomy_time: Runtime under full load: How long it carries all devices without mains power.
 * - autonomy_time_unit: Unit: Unit of the time without mains power, such as minutes.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificWanData: WAN as it is saved; what is absent keeps its value. Use, technology and bandwidth of a wide area line.
 * - role: Role: Whether it is the usual way or the one that steps in.
 * - type: Type: Technology of this line, such as ATM or xDSL.
 * - capacity: Capacity: Bandwidth of this line, in the unit stated beside it.
 * - capacity_unit: Capacity unit: Unit of the bandwidth of this line, such as MBit.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificWsData: Wiring System as it is saved; what is absent keeps its value. Menu entry for the cabling of a building; it shows what kind of net it carries.
 * - title: Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificWsAssignmentData: Assigned objects as it is saved; what is absent keeps its value. Cables that belong to this cabling.
 * - category_id: The entry that is updated; without it one is created.
 * - connected_object: Assigned Objects: Cable that is laid as part of it.
 * SpecificWsNetTypeData: Net type as it is saved; what is absent keeps its value. Purpose that the cabling of the building serves.
 * - title: Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * EntriesByCategory: Category constants, each with one entry or a list of entries to create.
 * - C__CATG__ACCESS: Access
 * - C__CATG__ACCOUNTING: Accounting
 * - C__CATG__ADDRESS: Address
 * - C__CATG__AIRCRAFT: Aircraft
 * - C__CATG__APPLICATION: Software assignment
 * - C__CATG__ASSIGNED_CARDS: Assigned cards
 * - C__CATG__ASSIGNED_LOGICAL_UNIT: Workplace components
 * - C__CATG__ASSIGNED_SIM_CARDS: Assigned SIM cards
 * - C__CATG__ASSIGNED_SUBSCRIPTIONS: Assigned subscriptions
 * - C__CATG__ASSIGNED_USERS: Assigned users
 * - C__CATG__ASSIGNED_WORKSTATION: Assigned workplace
 * - C__CATG__AUDIT: Audit
 * - C__CATG__BACKUP: Backup
 * - C__CATG__BACKUP__ASSIGNED_OBJECTS: Backup (assigned Objects)
 * - C__CATG__CABLE: Cable
 * - C__CATG__CARDS: Cards
 * - C__CATG__CERTIFICATE: Certificate
 * - C__CATG__CLOUD_SUBSCRIPTIONS: Subscriptions
 * - C__CATG__CLUSTER: Cluster
 * - C__CATG__CLUSTER_ADM_SERVICE: Administration service
 * - C__CATG__CLUSTER_MEMBERS: Cluster Members
 * - C__CATG__CLUSTER_MEMBERSHIPS: Cluster memberships
 * - C__CATG__CLUSTER_ROOT: Cluster
 * - C__CATG__CLUSTER_SERVICE: Cluster service assignment
 * - C__CATG__COMPUTING_RESOURCES: Computing resources
 * - C__CATG__CONNECTOR: Connectors
 * - C__CATG__CONTACT: Contact assignment
 * - C__CATG__CONTRACT_ASSIGNMENT: Contract assignment
 * - C__CATG__CONTROLLER: Controller
 * - C__CATG__CONTROLLER_FC_PORT: FC port
 * - C__CATG__CPU: CPU
 * - C__CATG__CUSTOM_FIELDS_EXAMPLE: Example (custom)
 * - C__CATG__DATABASE: DBMS
 * - C__CATG__DATABASE_ASSIGNMENT: Database assignment
 * - C__CATG__DATABASE_SA: Databases
 * - C__CATG__DATABASE_TABLE: Tables
 * - C__CATG__DRIVE: Drive
 * - C__CATG__EMERGENCY_PLAN: Emergency plan assignment
 * - C__CATG__FIBER_LEAD: Fiber/lead
 * - C__CATG__FILE: Files
 * - C__CATG__FORMFACTOR: Form factor
 * - C__CATG__GLOBAL: General
 * - C__CATG__GRAPHIC: Graphic card
 * - C__CATG__GROUP_MEMBERSHIPS: Group memberships
 * - C__CATG__GUEST_SYSTEMS: Guest systems
 * - C__CATG__HBA: Host Bus Adapter (HBA)
 * - C__CATG__IDENTIFIER: Data Source
 * - C__CATG__IMAGE: Object picture
 * - C__CATG__IMAGES: Images
 * - C__CATG__INVOICE: Invoice
 * - C__CATG__IP: Host address
 * - C__CATG__ITS_TYPE: Service Type
 * - C__CATG__IT_SERVICE: Service assignment
 * - C__CATG__IT_SERVICE_COMPONENTS: Service components
 * - C__CATG__IT_SERVICE_RELATIONS: Service Relation
 * - C__CATG__JDISC_CA: JDisc custom attributes
 * - C__CATG__LAST_LOGIN_USER: Last login user
 * - C__CATG__LDEV_CLIENT: Logical devices (Client)
 * - C__CATG__LDEV_SERVER: Logical devices (LDEV Server)
 * - C__CATG__LOCATION: Location
 * - C__CATG__LOGBOOK: Logbook
 * - C__CATG__LOGICAL_UNIT: Logical location
 * - C__CATG__MAIL_ADDRESSES: E-Mail addresses
 * - C__CATG__MANAGED_OBJECTS: Virtual managed objects
 * - C__CATG__MANUAL: Manual assignment
 * - C__CATG__MEMORY: Memory
 * - C__CATG__MODEL: Model
 * - C__CATG__MONITORING: Monitoring
 * - C__CATG__NETWORK: Network
 * - C__CATG__NETWORK_INTERFACE: Interface
 * - C__CATG__NETWORK_LOG_PORT: logical Ports
 * - C__CATG__NETWORK_PORT: Port
 * - C__CATG__NET_CONNECTIONS_FOLDER: Network connections
 * - C__CATG__NET_CONNECTOR: Connection
 * - C__CATG__NET_LISTENER: Listener
 * - C__CATG__NET_ZONE_OPTIONS: Options
 * - C__CATG__OBJECT: locally assigned objects
 * - C__CATG__OPERATING_SYSTEM: Operating system
 * - C__CATG__PASSWD: Passwords
 * - C__CATG__PERSON_ASSIGNED_WORKSTATION: Assigned Workplaces
 * - C__CATG__PLANNING: Status-Planning
 * - C__CATG__POWER_CONSUMER: Power consumer
 * - C__CATG__POWER_SUPPLIER: Power supplier
 * - C__CATG__QINQ_SP: QinQ SP-VLAN
 * - C__CATG__RAID: Raid-Array
 * - C__CATG__RELATION: Relationship
 * - C__CATG__RM_CONTROLLER: Remote Management Controller
 * - C__CATG__RM_CONTROLLER_BACKWARD: Managed devices
 * - C__CATG__SERVICE: Services
 * - C__CATG__SHARES: Shares
 * - C__CATG__SHARE_ACCESS: Share Access
 * - C__CATG__SIM: SIM
 * - C__CATG__SIM_CARD: SIM card
 * - C__CATG__SLA: SLA
 * - C__CATG__SMARTCARD_CERTIFICATE: Smart Card Certificate
 * - C__CATG__SOA_STACKS: SOA-Stacks
 * - C__CATG__SOUND: Sound card
 * - C__CATG__STACK_MEMBER: Stack member
 * - C__CATG__STORAGE_DEVICE: Device
 * - C__CATG__SUPPORT_ENTITLEMENT: Support entitlement
 * - C__CATG__TELEPHONE_FAX: Telephone/Fax
 * - C__CATG__TSI_SERVICE: TSI service
 * - C__CATG__UNIVERSAL_INTERFACE: Interface
 * - C__CATG__VEHICLE: Vehicle
 * - C__CATG__VERSION: Version
 * - C__CATG__VIRTUAL_DEVICE: Virtual devices
 * - C__CATG__VIRTUAL_HOST: Virtual host
 * - C__CATG__VIRTUAL_HOST_ROOT: Virtual host
 * - C__CATG__VIRTUAL_MACHINE: Virtual machine
 * - C__CATG__VIRTUAL_MACHINE__ROOT: Virtual machine
 * - C__CATG__VIRTUAL_SWITCH: Virtual Switches
 * - C__CATG__VOIP_PHONE: CUCM VoIP telephone
 * - C__CATG__VOIP_PHONE_LINE: CUCM VoIP line
 * - C__CATG__VRRP: VRRP
 * - C__CATG__VRRP_MEMBER: VRRP Member
 * - C__CATG__WAN: WAN Connection
 * - C__CATS__AC: Air conditioning
 * - C__CATS__ACCESS_POINT: WiFi device
 * - C__CATS__APPLICATION: Applications
 * - C__CATS__APPLICATION_ASSIGNED_OBJ: Installation
 * - C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: Installation
 * - C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: Installation
 * - C__CATS__APPLICATION_VARIANT: Variants
 * - C__CATS__CELL_PHONE_CONTRACT: Mobile radio
 * - C__CATS__CHASSIS: Chassis
 * - C__CATS__CHASSIS_DEVICES: Assigned devices
 * - C__CATS__CHASSIS_SLOT: Slots
 * - C__CATS__CHASSIS_VIEW: Chassis view
 * - C__CATS__CLIENT: Desktop
 * - C__CATS__CLUSTER_SERVICE: Assigned clusters
 * - C__CATS__CONTRACT: Contract
 * - C__CATS__CONTRACT_INFORMATION: Contract information
 * - C__CATS__DATABASE_ACCESS: Database access
 * - C__CATS__DATABASE_GATEWAY: Database gateway
 * - C__CATS__DATABASE_INSTALLATION: Database installation
 * - C__CATS__DATABASE_INSTANCE: Instance / Oracle database
 * - C__CATS__DATABASE_LINKS: Database links
 * - C__CATS__DATABASE_OBJECTS: Database objects
 * - C__CATS__DATABASE_SCHEMA: Database schema
 * - C__CATS__DBMS: DBMS
 * - C__CATS__EMERGENCY_PLAN: Emergency plan
 * - C__CATS__EMERGENCY_PLAN_ATTRIBUTE: Emergency plan properties
 * - C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS: assigned objects
 * - C__CATS__ENCLOSURE: Rack
 * - C__CATS__EPS: Emergency power supply
 * - C__CATS__FILE: Files
 * - C__CATS__FILE_ACTUAL: Current file
 * - C__CATS__FILE_OBJECTS: Assigned objects
 * - C__CATS__FILE_VERSIONS: File versions
 * - C__CATS__GROUP: Object group
 * - C__CATS__GROUP_TYPE: Type
 * - C__CATS__KRYPTO_CARD: Crypto card
 * - C__CATS__LAYER2_NET: Layer 2 Net
 * - C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS: Assigned logical ports
 * - C__CATS__LAYER2_NET_ASSIGNED_PORTS: Assigned ports
 * - C__CATS__LICENCE_LIST: License keys
 * - C__CATS__MIDDLEWARE: Middleware
 * - C__CATS__MONITOR: Monitor
 * - C__CATS__NET: Net
 * - C__CATS__NET_DHCP: DHCP
 * - C__CATS__NET_ZONE: Net zone
 * - C__CATS__OPERATING_SYSTEM: Operating Systems
 * - C__CATS__ORGANIZATION: Organization
 * - C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT: Assigned Objects
 * - C__CATS__ORGANIZATION_MASTER_DATA: Master data
 * - C__CATS__ORGANIZATION_PERSONS: Persons
 * - C__CATS__PARALLEL_RELATION: Parallel relations
 * - C__CATS__PDU: PDU
 * - C__CATS__PDU_BRANCH: Branch
 * - C__CATS__PERSON: Persons
 * - C__CATS__PERSON_ASSIGNED_GROUPS: Person group memberships
 * - C__CATS__PERSON_CONTACT_ASSIGNMENT: Assigned Objects
 * - C__CATS__PERSON_GROUP: Person groups
 * - C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: Assigned Objects
 * - C__CATS__PERSON_GROUP_MASTER: Master Data
 * - C__CATS__PERSON_GROUP_MEMBERS: Members
 * - C__CATS__PERSON_LOGIN: Login
 * - C__CATS__PERSON_MASTER: Master Data
 * - C__CATS__PRT: Printer
 * - C__CATS__RELATION_DETAILS: Relation details
 * - C__CATS__REPLICATION: Replication
 * - C__CATS__REPLICATION_PARTNER: Replication partner
 * - C__CATS__ROOM: Room
 * - C__CATS__ROUTER: Routing
 * - C__CATS__SAN_ZONING: SAN Zoning
 * - C__CATS__SERVICE: Services
 * - C__CATS__SWITCH_FC: FC switch
 * - C__CATS__SWITCH_NET: Switch
 * - C__CATS__UPS: Uninterruptible power supply
 * - C__CATS__WAN: WAN
 * - C__CATS__WS: Wiring System
 * - C__CATS__WS_ASSIGNMENT: Assigned objects
 * - C__CATS__WS_NET_TYPE: Net type
 * EntryIdsByCategory: Category constants, each with the ids of the created entries, in the order given.
 * ObjectCreated: The object was created.
 * - id: The id of the new object.
 * - message: What was done, in the language of the call.
 * - success: Always true: a call that fails returns an error.
 * - categories: The ids of the entries that were created with it, by category.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * DeletionTarget: Where an object is sent: archived, deleted, or purged from the database.
 * CmdbObject: An object as it is read.
 * - id: The id of the object.
 * - title: Its title.
 * - sysid: Its system identifier, unique and never given out twice.
 * - objecttype: The id of its type.
 * - type_title: Title of the object type in the language asked for.
 * - type_icon: Relative URL of the icon of the object type.
 * - status: Where the record is in its life.
 * - cmdb_status: The id of its CMDB status.
 * - cmdb_status_title: Title of the CMDB status in the language asked for.
 * - created: When it was created.
 * - updated: When it was changed last.
 * - image: URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
 * - revision: Its revision, where the call asks for it.
 * ObjectTypeCategory: A category of an object type.
 * - id: The number of the category within its kind.
 * - title: Title in the language asked for.
 * - const: Its constant.
 * - multi_value: "1" where an object may have several entries.
 * - parent: The number of the category it stands under.
 * ObjectTypeCategories: The categories of an object type: global, specific and those of the site.
 * - catg: Global categories.
 * - cats: Specific categories.
 * - custom: Categories of the kind custom.
 * ObjectTypeGroupReference: A group of object types by its constant or its id.
 * ObjectTypeGroupFilter: Which groups are read. Conditions are combined with AND.
 * - id: Only this group.
 * - ids: Only these groups.
 * - title: A title in the language of the call; upper and lower case are the same.
 * - titles: Only groups with one of these titles.
 * ObjectTypeOrder: What object types are sorted by.
 * SortDirection: Ascending or descending.
 * ListLimit: How many rows of a list are read at most: a number, or how many are passed over first and a number, such as "20,10".
 * ObjectTypeGroup: A group of object types as it is listed.
 * - id: The id of the group.
 * - title: Title in the language asked for.
 * - const: The constant of the group.
 * - status: The status of the group as a record, which is always normal.
 * ObjectTypeGroups: Groups of object types.
 * ObjectTypeFilter: Which object types are read. Conditions are combined with AND.
 * - id: Only this type.
 * - ids: Only these types.
 * - title: A title in the language of the call; upper and lower case are the same.
 * - titles: Only types with one of these titles.
 * - enabled: Whether types are listed that menus show, or those that they do not.
 * ObjectType: An object type as it is listed.
 * - id: The id of the type.
 * - title: Title in the language asked for.
 * - container: "1" where other objects can be placed in objects of this type.
 * - const: Its constant.
 * - color: Colour of the type.
 * - image: URL of the picture that objects of the type have.
 * - icon: Relative URL of the icon of the type.
 * - cats: The number of its specific category; null where it has none.
 * - tree_group: Always "1": there is one tree of menus.
 * - status: The status of the type as a record, which is always normal.
 * - type_group: The id of its group; null where it is in none.
 * - type_group_title: Title of the group in the language asked for; empty where the type is in none.
 * - objectcount: How many objects it has, where that was asked for.
 * ObjectTypes: Object types.
 * FilterText: A text that something must be.
 * Comparison: How a value is compared. `in` takes a list; `contains`, `begins` and `like` (where * stands for anything) take texts; `set` and `unset` take no value. `!=` and `unset` hold where no entry differs: `!=` where the attribute is set, but nowhere to this.
 * ComparedValue: What a value is compared with: a text, a number, a yes or no, or for `in` a list of them. Choices go by id, constant or title, linked objects by id or title, values with a unit by their number in the base unit.
 * AttributeCondition: A condition on an attribute of an object, which one of its normal entries has to meet. Texts are compared regardless of the case of A to Z.
 * - category: The constant of the category.
 * - key: The key of the attribute.
 * - comparison: How the value is compared; by `=` if it is left out.
 * - value: What the attribute is compared with; absent where the comparison needs nothing.
 * ObjectStatus: A record status of an object, by constant or number.
 * ObjectFilter: What the objects of a list must be like; all of it has to hold. Without a status only normal objects are listed. Objects that stand for relations are read by their id; they are in no list.
 * - ids: Ids of objects.
 * - type: Object types, by constant or id: one, or a list of which one must fit.
 * - title: The title; upper and lower case are the same.
 * - type_title: The title of the object type in the language of the call; upper and lower case are the same.
 * - sysid: The system identifier.
 * - type_group: The constant of a group of object types, such as C__OBJTYPE_GROUP__INFRASTRUCTURE.
 * - first_name: The first name of a person; the case of A to Z does not count.
 * - last_name: The last name of a person; the case of A to Z does not count.
 * - email: An e-mail address of a person, a group or an organisation; the case of A to Z does not count.
 * - location: The object that the others are placed in, at any depth: a site, a room, a rack. It is listed, too.
 * - attributes: Comparisons of attributes; all of them have to hold.
 * - status: The record status; normal if it is left out.
 * ObjectSortKey: What a list of objects is sorted by; equal ones stand by id, and what has no name or address comes first. Titles are sorted as in a dictionary: neither case nor accents count first.
 * ListCursor: Position in a list: the cursor of the page before, or "" for the first page.
 * CategoriesWanted: Categories whose entries are returned with each object: true for all that its type has or that it has entries in, one constant, or a list.
 * ObjectColumn: A value of a listed object.
 * ObjectColumns: Values of the objects that are returned; the id always is.
 * ListedObject: An object of a list. Without `fields` it has every value; `updated` is absent until the first change.
 * - id: The id of the object.
 * - title: Its title.
 * - sysid: Its system identifier.
 * - type: Id of the object type.
 * - created: When it was created.
 * - updated: When it was changed last.
 * - type_title: Title of the object type in the language asked for.
 * - type_group_title: Title of the group of the object type in the language asked for.
 * - type_icon: Relative URL of the icon of the object type.
 * - status: Where the record is in its life.
 * - cmdb_status: The id of its CMDB status.
 * - cmdb_status_title: Title of the CMDB status in the language asked for.
 * - image: URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
 * - categories: Entries by category, where `categories` asked for them.
 * - revision: Its revision, where the call asks for it.
 * ListedObjects: Objects in the order asked for.
 * ObjectPage: A page of a list: its objects, what leads to the next page (`null` on the last), and, where `count` asked for it, how many objects there are on all pages.
 * - objects: The objects of this page.
 * - cursor: What the call for the next page names; null after the last page.
 * - total: Objects on all pages.
 * ObjectList: The objects; a page of them where `cursor` or `count` was given.
 * ObjectByRelation: A relation, by the object that stands for it, and the object it leads to.
 * - data: The relation and the object it leads to.
 * - children: Always false: what follows is asked for by the related object.
 * ObjectsByRelation: Relations of an object by the id of the object that stands for each.
 * Moment: A moment, ISO 8601 in UTC. Where the call names a `time_zone`: with the offset there.
 * ReportColumns: Columns of a report, from left to right: `id`, `title`, `sysid`, `type_title`, `cmdb_status_title`, `created` or `updated` of the object, or an attribute as `C__CATG__MODEL-serial`.
 * ReportInfo: A saved report.
 * - id: The id of the report.
 * - category: The group it belongs to; empty where it has none.
 * - title: Its name.
 * - description: What it is for.
 * - created: When it was saved first.
 * - modified: When it was saved last.
 * - filter: The objects that it lists.
 * - columns: Its columns.
 * - order_by: What its rows are sorted by.
 * - sort: Ascending or descending.
 * - revision: Its revision, where the call asks for it.
 * ReportInfos: Saved reports, by their ids.
 * ReportRow: A row of a report: values as they read, by the titles of the columns. Several entries of a category are one text.
 * ReportRows: Rows of a report; or, where none is named, the saved reports.
 * CmdbStatusId: The id of a CMDB status.
 * CmdbStatus: A CMDB status: where the thing itself is in its life.
 * - id: The id of the status.
 * - title: The title in the language asked for.
 * - constant: Its constant.
 * - color: Six hexadecimal digits.
 * - editable: Whether it was added, and so can be changed and deleted.
 * CmdbStatuses: CMDB statuses: those of the catalogue in their order, then those that were added, ascending by id.
 * CmdbStatusTitle: The title of a CMDB status, stored exactly as it is sent.
 * CmdbStatusName: The constant of a CMDB status that is added. By habit it begins with C__CMDB_STATUS__.
 * CmdbStatusColor: A color: six hexadecimal digits, with or without a leading #.
 * CmdbStatusSaved: The CMDB status was created or changed.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - id: The id of the status.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * PersonFilter: Persons by their ids or mail addresses; each of those that are named.
 * - id: The id of a person.
 * - ids: Ids of persons.
 * - email: The mail address of a person; the case of A to Z does not count.
 * - emails: Mail addresses of persons.
 * WorkstationComponent: A component of a workstation.
 * - data: The object.
 * - children: Always false: nothing is assigned to a component.
 * WorkstationComponents: Components by their ids.
 * Workstation: A workstation, and the components that are assigned to it.
 * - data: The object.
 * - children: Its components; false where it has none.
 * Workstations: Workstations by their ids.
 * PersonWithWorkstations: A person, and the workstations that are assigned to it.
 * - data: The object.
 * - children: Its workstations; false where it has none.
 * PersonsWithWorkstations: Persons by their ids.
 * Constants: Constants of the catalogue, each with its title in the language asked for.
 * - objectTypes: Object types.
 * - categories: Categories by kind.
 * - recordStates: Record statuses.
 * - relationTypes: Relation types.
 * - staticObjects: Objects that every installation has.
 * Credential: A login, or a password.
 * OpenedSession: A session, and whose it is.
 * - result: Always true: a login that fails returns an error.
 * - userid: The id of the person who logged in.
 * - name: Name of the person.
 * - mail: Mail address; empty where there is none.
 * - username: Login of the person.
 * - session-id: What X-RPC-Auth-Session carries from now on.
 * - client-id: The number of the tenant: there is one.
 * - client-name: The installation.
 * - password_expired: Whether the password has to be changed first, by kataster.user.password: other calls return PasswordExpired. Absent where it need not.
 * EndedSession: A session is over.
 * - message: What has been done, in words.
 * - result: Always true: the session has ended.
 * SearchText: What is looked for. Every word of it must be found.
 * SearchMode: How deep is searched.
 * SearchHit: An object or an entry that was found.
 * - documentId: The id of the object.
 * - key: Object type, category and attribute, with ` > ` between.
 * - value: The title of the object; where something else was found, followed by a colon and the text.
 * - type: What was searched: always the database of objects.
 * - link: Where the entry stands, by the numbers of its object, its category and itself.
 * - score: How well it fits, up to 100.
 * - status: The record status, translated.
 * SearchHits: What was found, best first.
 * ServiceVersion: The service and the caller.
 * - login: The caller.
 * - version: Version of the service; existing clients get that of the servers they were written for.
 * - step: Always empty: this is no preview.
 * - type: Edition.
 * KeyId: The id of a key: what is no secret of it.
 * Login: The user name of a person.
 * PermittedVerb: What may be done: view, create, edit, archive (and recycle), delete, purge, or administer keys, users, grants and shared choices.
 * ObjectTypeName: The constant of an object type, such as C__OBJTYPE__SERVER.
 * Right: What may be done, and to what: object types and categories that are not named are not narrowed. Object types and categories together mean entries of these categories of objects of these types.
 * - verbs: What may be done.
 * - object_types: Constants of object types.
 * - categories: Constants of categories.
 * Rights: What may be done: the union of these. None at all is nothing.
 * KeyRights: What a key or a user may do; null is every right.
 * PermittedMethod: A method that a caller may use on something.
 * - method: The name of the method.
 * - verb: The right that it needs; null where it needs none.
 * PermittedVerbs: What may be done.
 * PermittedType: What a caller may do to objects of a type.
 * - const: The constant of the object type.
 * - title: Its title in the language of the call.
 * - verbs: What may be done to its objects, if in some of their categories alone.
 * - everywhere: What of it may be done to the objects themselves and in all their categories.
 * PermittedCategory: What a caller may do in a category.
 * - const: The constant of the category.
 * - title: Its title in the language of the call.
 * - verbs: What may be done to its entries.
 * PermittedAccess: What a caller may see and do; what is not listed is not permitted.
 * - active: Whether the caller is let in: false where the key is revoked or has expired, or the user cannot log in. Then nothing is permitted.
 * - rights: All rights together: of the key, or of the user with those of their groups, or what both have; null is everything.
 * - methods: The methods that the caller may use on something, by name.
 * - object_types: The object types of whose objects anything may be seen or done, in the order of the catalogue.
 * - categories: The categories of which anything may be seen or done: of objects of the type that the call names, or of some type where it names none.
 * AuditEventName: What happened: a key was made, changed, renewed (another one is in its place), revoked, or used for the first time; somebody logged in, failed to, or logged out; sessions were ended; a password was set or removed; grants were changed; a webhook was created, changed, deleted, or stopped by the service; a report was saved or deleted (by an earlier version: the log of changes has these by now); the service started; an import began, or came to its end; change sets were reverted, history was pruned, an object was forgotten in it, the service made a backup, or a backup was restored.
 * Grantee: A login, or the id of a person or a person group. A login counts before an id.
 * AuditMoment: A day in UTC, or a moment with an offset from UTC.
 * AuditKey: A key, as it was.
 * - id: The id of the key; `command` for commands on the database, `import` for imports, and `installation` for the key that a start makes.
 * - title: The title it had then; null where it has none.
 * AuditObject: A person or a person group, as it was.
 * - id: The id of the object.
 * - title: The title it had then; null where nobody knows.
 * AuditSubject: What an event is about: a key, or a person or person group; neither where it is about the service.
 * - key: The key.
 * - object: The person or person group.
 * AddressRange: An address or a range of addresses (CIDR) of IPv4 or IPv6. IPv4-mapped IPv6 counts as IPv4.
 * KeyAddresses: Where a key may be used from: the address of the peer of the connection is in one of these ranges. Behind a proxy the peer is the proxy. null is everywhere.
 * AuditedLimits: Limits of a key, or what is granted to a person or a person group.
 * - title: The title of the key.
 * - rights: What may be done; null is every right.
 * - expires: The moment the key ends; null is never.
 * - addresses: Where the key may be used from; null is everywhere.
 * LoginMeans: `session`: idoit.login opened a session. `password`: calls carry user name and password; those of a person from one address are one login for as long as a session would last.
 * LoginFailure: Why a login failed: nobody has the login, the password is wrong, the login is locked after too many guesses, or too many guesses came from the address or with the key.
 * SessionEnd: Why sessions were ended: an administrator did so, there were too many, the login was disabled or purged, the password was set, or the person was purged. That a session is over after its time is no event.
 * AuditDetails: More about an event; which of these it has follows from the event. No secret is among them.
 * - title: The title of the key that was made, of the webhook, or of the report.
 * - rights: What it may do; null is every right.
 * - expires: The moment the key, or the session that was opened, ends; null is never.
 * - addresses: Where the key may be used from; null is everywhere.
 * - from: What was changed, as it was before.
 * - to: What was changed, as it is since.
 * - successor: The id of the key that was put in the place of another.
 * - means: How somebody logged in.
 * - reason: Why a login failed.
 * - times: How many failed logins the event stands for: those alike within a minute are one.
 * - since: The first of them; `time` is that of the last.
 * - sessions: How many sessions were ended.
 * - cause: Why they were ended.
 * - webhook: The id of the webhook.
 * - target: The origin of the address that a webhook delivers to: what follows it may be secret.
 * - changed: The parts of the webhook that were changed.
 * - problem: Why the webhook was stopped.
 * - version: The version of the program.
 * - host: The name of the machine.
 * - settings: The settings by their environment variables. Secrets are `***`; what is not set is left out.
 * - source: What was imported: the format, and the name of the source.
 * - rows: Rows of the dump.
 * - created: Rows that became something new.
 * - updated: Rows that changed what was there.
 * - unchanged: Rows that changed nothing.
 * - skipped: Rows that did not fit.
 * - numbers: Numbers of the change sets that were reverted.
 * - number: The number of the change set that reverts them.
 * - until: The moment before which history was removed.
 * - file: The backup that was made.
 * AuditEvent: An event of the audit.
 * - number: The number of the event: a later one has a higher number.
 * - time: When it happened, to the millisecond.
 * - event: What happened.
 * - title: The same in words, in the language of the call.
 * - method: The method or command by which it happened.
 * - key: The key by which it happened; null where no key was used.
 * - user: The person who did it; null where a key asked alone, or nobody knows.
 * - address: Where the call came from; null for commands and the service itself, and where an event stands for many addresses.
 * - subject: What it is about.
 * - details: More about it.
 * AuditPage: Events of the audit, and what leads to those that follow.
 * - events: The events of this page.
 * - cursor: What the call for the next page names; null after the last page.
 * OperationParameters: Parameters of the method, as in a call of its own. `{"$ref": "srv1.id"}` stands for a member of the result of an earlier operation. Of the options only `if_revision` may stand here.
 * OperationName: A name for the result of an operation: letters, digits and underscores.
 * Operation: A call of a method that writes.
 * - method: The name of the method: one that takes `dry_run`.
 * - params: Its parameters.
 * - as: The name by which later operations refer to the result.
 * Operations: Operations in the order in which they are carried out.
 * OperationResult: The result of an operation.
 * Applied: Operations were carried out as one change set.
 * - number: The number of the change set; null where nothing was changed, and in a dry run.
 * - results: The results of the operations, each as its method returns it.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * ComparedObjects: Ids of objects.
 * ChangeValues: The form of values: as they read, or as they are kept.
 * ComparedMoments: A page of the differences between two moments.
 * - changes: Objects and entries that are otherwise at the second moment, each as one change, by object and entry.
 * - cursor: Where the next page begins; null on the last.
 * HistoryMoment: The number of a change set, or a time with its offset, such as 2026-11-22T09:00:00Z. A time stands for the last change set that was committed until then.
 * WaitSeconds: Seconds that a call waits for something to happen.
 * ChangeSetKey: The API key of a change set.
 * - id: The id of the key.
 * - title: Whose key it is.
 * ChangeSetUser: The user of a change set.
 * - id: The id of the person.
 * - title: The name of the person at that time.
 * ChangeSet: What one call changed, as far as the caller may see it and asked for it.
 * - number: The number of the change set; numbers ascend.
 * - time: The moment of the change.
 * - method: The method that was called.
 * - comment: The comment of the caller; null where there is none.
 * - reverts: The numbers of the change sets that this one undoes; null where it undoes none.
 * - key: The key that was used.
 * - user: The user who was logged in; null where a key asked alone.
 * - changes: The changes in the order in which they were made.
 * ChangeFeed: Change sets in the order of their commits, and where to go on.
 * - change_sets: The change sets that came after the cursor; none where nothing did.
 * - cursor: What the next call names.
 * History: A page of change sets.
 * - change_sets: The change sets of this page. A page may have none, although others follow.
 * - cursor: What the call for the next page names; null after the last page.
 * ChangeSetNumbers: Numbers of change sets.
 * OnConflict: What becomes of an attribute that was changed since, or of a record that something else leads to by now. The first way undoes nothing and returns an error, `skip` leaves it as it is, `overwrite` sets it back as well.
 * RevertConflict: What was not undone, as more than itself would have been lost.
 * - object: The id of the object; null where the record is part of none.
 * - entry: The id of the entry; null where it is none.
 * - category: The category of the entry; null where it is none.
 * - choice: The id of the choice, where it is one.
 * - object_type: The constant of the object type, where it is the configuration of one.
 * - report: The id of the report, where it is one.
 * - livestatus: The id of the address of monitoring, where it is one.
 * - attribute: The key of the attribute; null for the record as a whole.
 * - reason: Why it was not undone.
 * - expected: The value that the undone change left; null where values are not the reason.
 * - found: The value that is there now; null where values are not the reason.
 * Reverted: What was undone.
 * - number: The number of the change set that undoes the others; null where nothing was left to undo.
 * - changed: How many objects, entries, choices and object types were changed by it.
 * - conflicts: What was not undone.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * RightsGranted: Something was granted or revoked.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - rights: What is granted from now on.
 * GranteeInfo: A person or a person group to whom something is granted.
 * - id: The id of the person or the group.
 * - title: Their title.
 * - login: The login of a person; null where there is none.
 * - rights: What is granted; null is everything.
 * GranteeList: To whom something is granted, ascending by id.
 * ImpactObject: An object by its title and type.
 * - id: The id of the object.
 * - title: Its title.
 * - type: The constant of its type.
 * - type_title: Title of the type in the language asked for.
 * ImpactRedundancy: Objects of which one suffices, and how many of them fail.
 * - of: How many there are.
 * - lost: How many of them fail.
 * AffectedObject: An object that fails with another, or loses redundancy.
 * - id: The id of the object.
 * - title: Its title.
 * - type: The constant of its type.
 * - type_title: Title of the type in the language asked for.
 * - depth: How many relations lie between the object that fails first and this one.
 * - state: `fails`, or `degraded` where others stand in for what failed: what depends on the object goes on.
 * - redundancy: Absent where the object fails with any of the objects that it depends on.
 * - relation: The id of the object that stands for the relation by which it is affected.
 * - relation_type: The constant of the relation type; its id as a text where users added it.
 * - relation_title: Title of the relation type in the language asked for.
 * - way: Ids of the objects that lead to it, from the one that fails first to the one it depends on.
 * AffectedObjects: Objects that fail with another, or lose redundancy, by depth and id.
 * ImpactContact: A contact of objects that are affected.
 * - id: The id of the object.
 * - title: Its title.
 * - type: The constant of its type.
 * - type_title: Title of the type in the language asked for.
 * - mail: Its mail address; empty where there is none.
 * - roles: Titles of the roles in which it is assigned.
 * - objects: Ids of the objects that it is assigned to.
 * ImpactContacts: Contacts of objects that are affected, by id.
 * ImpactOfObject: What fails with an object, and its contacts.
 * - object: The object that fails.
 * - affected: The objects that fail with it, or lose redundancy, by depth and id.
 * - contacts: Persons, groups and organizations that are assigned to the object and to those affected.
 * - complete: Whether everything was found: false where the depth, or KATASTER_PAGE_LIMIT, ended the search.
 * ImportSource: The name of a source of imports, such as `netbox:default`. The names that it gives to its rows are its own.
 * ImportRecord: An object or an entry that an import made or changed.
 * - name: The name of the row; of an entry, followed by a slash and its part: `dcim.device:1/model`.
 * - object: The id of the object, or of that of the entry.
 * - entry: The id of the entry; null for an object.
 * ImportPage: Records of a source, and what leads to those that follow.
 * - records: The records of this page, ascending by name.
 * - cursor: What the call for the next page names; null after the last page.
 * ImportName: The name that a source gives to a row, such as `dcim.device:1`.
 * ImportObject: An object as a source describes it.
 * - type: Its type.
 * - data: Attributes of Global; `title` is one of them.
 * ImportPart: The name of an entry within its row, such as `model`.
 * ImportEntry: An entry as a source describes it.
 * - part: Its name within the row.
 * - category: Its category.
 * - data: Attributes and their values; null clears one.
 * - object: The object that the entry belongs to; that of the row where it is absent.
 * - entry: An entry of that object that another row made, and that gets these attributes as well.
 * - withdrawn: Whether the source describes the entry no more. One of several is archived; of any other the attributes that `data` names are cleared.
 * ImportRow: An object and entries that a row of a source describes.
 * - name: The name by which the row is found again.
 * - object: The object that the row is; null where it was one in an earlier import and is none now: then that is archived. Absent where the row has entries of other objects alone.
 * - entries: Entries of the object, or of others.
 * ImportRows: Rows in the order in which they are written. An object that a row refers to was made by an earlier call.
 * ImportedRow: What became of a row.
 * - name: The name of the row.
 * - result: `created`, `updated` or `unchanged`: the row is written. `empty`: it describes nothing. `rejected`: nothing of it is written.
 * - reason: Why it is rejected, in the language of the call; else null.
 * - records: The object and the entries that the row stands for now. In a dry run those that would be made have ids that are not kept.
 * ImportSaved: What became of the rows.
 * - number: The number of the change set; null where nothing was changed, and in a dry run.
 * - rows: What became of each row, in their order.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * KeyTitle: Whose key it is; stands in created_by and changed_by. Stored exactly as it is sent.
 * KeyExpiry: The last day a key is good for, until its end in UTC, or the moment it ends, with an offset from UTC; null is never.
 * KeyCreated: The key was created. Its text is returned once and stored nowhere.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - id: The id of the key.
 * - key: The key itself, for `apikey`.
 * KeyInfo: A key, without its text and its digest.
 * - id: The id of the key.
 * - title: Whose key it is.
 * - created: The moment it was created.
 * - expires: The moment it ends; null is never.
 * - revoked: The moment it was revoked; null where it was not.
 * - last_used: The moment it was last used, stored once a minute; null where it never was.
 * - rights: What it may do; null is everything.
 * - addresses: Where it may be used from; null is everywhere.
 * - superseded_by: The id of the key by which a rotation replaced it; null where there is none.
 * KeyList: Keys, in the order of their creation.
 * Grace: How long a former key or secret lives on after its rotation: seconds, or a duration of seconds (s), minutes (m), hours (h) or days (d).
 * KeyRotated: A key was replaced by a new one, whose text is returned once and stored nowhere.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - id: The id of the new key.
 * - key: The new key itself, for `apikey`.
 * - former: The key in whose place it is.
 * ConfiguredObjectType: An object type, and how it is configured.
 * - id: The id of the type.
 * - const: The constant of the type.
 * - title: The title of the type in the language of the caller.
 * - default_template: The id of its default template; null where it has none.
 * DefaultTemplate: The id of an object, or null for none.
 * RackObject: An object of a rack, by its title and type.
 * - id: The id of the object.
 * - title: Its title.
 * - type: The constant of its type.
 * - type_title: Title of the type in the language asked for.
 * RackSlots: Vertical slots of a rack by side.
 * - front: In front.
 * - rear: Behind.
 * RackSides: Sides of a rack.
 * RackDevice: A device in a rack, and its place.
 * - id: The id of the object.
 * - title: Its title.
 * - type: The constant of its type.
 * - type_title: Title of the type in the language asked for.
 * - from: Its lowest unit, or its vertical slot.
 * - to: Its highest unit; the same as `from` for a vertical slot.
 * - sides: The sides it stands on.
 * - vertical: Whether it stands in a vertical slot beside the units.
 * - reserved: Whether the place is kept for it: it is planned, ordered or delivered, and not there yet.
 * - color: Colour of its type: six hexadecimal digits.
 * RackDevices: Devices in a rack, by their first unit and id.
 * RackObjects: Objects of a rack, by id.
 * RackUnits: Units of a rack from the first to the last.
 * - from: The first unit.
 * - to: The last unit.
 * RackUnitRanges: Ranges of units, ascending.
 * RackFree: Units that nothing takes, by side.
 * - front: In front.
 * - rear: Behind.
 * RackConflict: Devices that cannot stand where they do.
 * - kind: `overlap` where two take the same unit, `beyond` where one ends outside of the rack.
 * - objects: Their ids.
 * - from: The first unit that is concerned.
 * - to: The last unit that is concerned.
 * RackConflicts: Devices that cannot stand where they do, by unit; at most 1000.
 * RackContent: A rack with what is in it.
 * - object: The rack.
 * - units: Its height in units; null where it is not stated.
 * - numbering: `ascending` where unit 1 is at the bottom, `descending` where it is at the top.
 * - slots: Vertical slots beside the units.
 * - devices: Devices with a place, by their first unit and id.
 * - unplaced: Objects in the rack without a place, by id.
 * - free: Units that nothing takes; none where the height is not stated.
 * - conflicts: Devices that cannot stand where they do.
 * ReportText: A text about a report.
 * SavedReport: A report was saved.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - id: The id of the report.
 * - changes: What the call would change, where it is a dry run.
 * - plan: Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null where it would be longer than a body may be.
 * TracePoint: A connector or port on the way of a cable.
 * - object: The object that it is on.
 * - entry: The id of its entry.
 * - category: The constant of its category.
 * - title: Its title.
 * - next: How the way goes on: by a cable, or inside of the object, such as from the front of a panel to its rear. Absent at the end.
 * - cable: The cable to the next point, where one is documented.
 * - splits: True where the way would go on by several connectors of the object, so that nobody knows by which.
 * TracePoints: Connectors and ports from one end of the way to the other.
 * CableTrace: A way of cables.
 * - points: Its connectors and ports, in order.
 * CableTraces: Ways of cables.
 * TracedObject: Ways of cables that begin at an object, or lead over it.
 * - object: The object.
 * - traces: The ways; a connector without a connection has none.
 * - complete: Whether every connector was traced to its end: false beyond 400 connectors, or 100 hops.
 * PersonName: First and last name of a person.
 * UserCreated: The user was created.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - id: The id of the person.
 * SessionsEnded: The sessions of a user were ended.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - ended: How many there were.
 * GroupOfUser: A person group.
 * - id: The id of the group.
 * - title: The title of the group.
 * UserInfo: A person with a login.
 * - id: The id of the person.
 * - login: What they log in with.
 * - name: Name of the person.
 * - enabled: Whether the login is not disabled.
 * - has_password: Whether a password is set.
 * - rights: What is granted to the person; null is everything.
 * - groups: The person groups they are in, whose rights they have, too.
 * - sessions: How many sessions are open.
 * UserList: Persons with a login, ascending by id.
 * WebhookTitle: What a webhook is for. Stored exactly as it is sent.
 * WebhookUrl: Where deliveries are sent, by https. An address inside the own network, and http, are permitted where the setting KATASTER_WEBHOOK_NETWORKS names its range.
 * WebhookFilter: The changes that a webhook delivers; all that is named has to hold. Without any it delivers every change that its key may view.
 * - category: The category of the entries that changed.
 * - object: The object that changed, or whose entries did.
 * - entry: The category entry that changed.
 * - type: The type of the objects that changed.
 * - user: The person who was logged in.
 * - key: The id of the key that was used.
 * - method: The name of the method that was called.
 * - change: What became of the objects, entries, choices and object types.
 * WebhookValue: A value before or after a change, or a list of values of which it is one. Choices go by id, constant or title, linked objects by id or title. Texts are compared as they are; null stands for what is not set.
 * WebhookCondition: A condition that a change meets where it changed an attribute: from one of these values, and to one of those. Where neither is named, any change of the attribute meets it.
 * - category: The constant of the category; C__CATG__GLOBAL for attributes of the object itself.
 * - attribute: The key of the attribute, such as cmdb_status.
 * - from: The value before the change.
 * - to: The value after the change.
 * WebhookConditions: Conditions on values before and after a change. Only changes that meet one of them are delivered; all where there are none.
 * WebhookSecret: The secret that deliveries are signed with: `whsec_` and 32 bytes in base64.
 * WebhookCreated: The webhook was created. Its secret is returned once.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - id: The id of the webhook.
 * - secret: The secret, for the receiver.
 * WebhookId: The id of a webhook.
 * DeliveryState: `pending`: still to be made, in the order of the changes. `resent`: tried again on demand. `failed`: given up.
 * WebhookDelivery: A delivery that was not made: it is still tried, or was given up.
 * - id: The id of the delivery, the same at every attempt.
 * - number: The number of the change set.
 * - state: Whether it is still tried.
 * - attempts: How often it was tried.
 * - created: When the change set was found.
 * - last_attempt: When it was last tried; null where it was not.
 * - next_attempt: When it is tried next at the earliest; null where it was given up.
 * - outcome: What came of the last attempt; null where there was none.
 * WebhookDeliveries: Deliveries, in the order of their changes.
 * WebhookInfo: A webhook, without its secret.
 * - id: The id of the webhook.
 * - title: What it is for.
 * - url: Where its deliveries are sent.
 * - key: The id of the key whose rights decide what it delivers.
 * - filter: The changes that it delivers.
 * - conditions: Conditions on values before and after a change.
 * - enabled: Whether it delivers; false where it is paused, or was stopped.
 * - created: The moment it was created.
 * - former_secret_expires: The moment until which deliveries are signed with the former secret as well; null where there is none.
 * - last_delivered: The moment something was last delivered; null where nothing was.
 * - last_problem: What last went wrong; null where nothing did.
 * - last_problem_time: When that was.
 * WebhookList: Webhooks, in the order of their creation.
 * DeliveryId: The id of a delivery, which stands in the header `webhook-id` of every attempt.
 * DeliveryIds: Ids of deliveries.
 * WebhookResent: Deliveries are tried again.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - resent: How many there are.
 * WebhookRotated: A webhook has another secret, which is returned once.
 * - success: Always true: a call that fails returns an error.
 * - message: What was done, in the language of the call.
 * - secret: The new secret, for the receiver.
 * - former: The secret in whose place it is.
 * WebhookTested: What came of a test delivery.
 * - delivered: Whether the receiver accepted it, with a status from 200 to 299.
 * - status: The HTTP status of the response; null where there was none.
 * - outcome: The same in words, or why there was no response.
 * OpenRpcDocument: This document.
 * EndpointParameter: A parameter of a method.
 * - types: The types of its value.
 * - description: What it is for.
 * - has-validation: Its value is checked.
 * - default-value: What it is where nothing is given.
 * Endpoint: A method, its parameters, and a call with its result.
 * - description: What the method does.
 * - parameters: Its parameters.
 * - example-request: A call of the method.
 * - example-response: The response to that call.
 * Endpoints: Methods by their names.
 * AccessEntry: Access as it is read. Ways to reach a device or program for administration: web interface, SSH, remote desktop.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - primary_url: Primary access URL: Address of the entry marked as primary, ready to be opened; empty in all others.
 * - title: Title: Short name of the way in, such as iLO or Admin portal.
 * - type: Access type: Protocol or tool that opens the address, such as HTTPS, SSH or RDP.
 * - url: Host[:Port]/URL: Address to open, such as https://ilo-web1.example.org:8443.
 * - formatted_url: Host[:Port]/URL: The stored address once more, for clients that read it under this key.
 * - primary: Primary?: Marks the way in that is offered first where there are several.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AccessChoiceKey: An attribute of Access that has a list of choices.
 * NumberText: A number as it is read: a numeric text, empty where there is none.
 * AccountingEntry: Accounting as it is read. Purchase, cost and warranty of an asset, for inventory and bookkeeping.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - inventory_no: Inventory number: Number on the inventory label, by which the asset is found in the list of fixed assets.
 * - account: Account: Cost centre that pays for the asset, such as 4711 IT operations.
 * - acquirementdate: Date of invoice: Day on the supplier's invoice; the warranty may run from it.
 * - contact: Purchased at: Dealers or people that sold the asset.
 * - price: Investment costs: Sum that was paid once, at the purchase.
 * - operation_expense: Operation expense: Recurring cost of running it, such as power, leasing or maintenance.
 * - operation_expense_interval: Operation expense (Unit): Period for which the running costs are stated: a day, a week, a month or a year.
 * - cost_unit: Cost unit: Product, project or customer that the costs are charged to.
 * - delivery_note_no: Delivery note number: Number on the paper that came with the goods, to match delivery and order.
 * - procurement: Procurement: How the asset was acquired: bought, leased, rented, donated.
 * - delivery_date: Delivery date: Day the goods arrived; the warranty may run from it.
 * - invoice_no: Invoice no.: Number of the supplier's invoice, to find it in the accounts.
 * - order_no: Order no.: Number of your own order, to find quotation and approval.
 * - guarantee_period: Period of warranty: How long the warranty runs, as a number in the unit stated beside it.
 * - guarantee_period_unit: Warranty period: Unit of the duration of the warranty: days, weeks, months or years.
 * - guarantee_period_status: Remainder warranty: Days that are left of the warranty today, or that it has ended.
 * - guarantee_period_base: Guarantee period by: Date the warranty begins with: that of the invoice, of the order or of the delivery.
 * - order_date: Order date: Day the asset was ordered; the warranty may run from it.
 * - guarantee_date: Guarantee date: Day the warranty ends, where the supplier names it instead of a duration.
 * - guarantee_status: Remainder warranty: Days left of the warranty, under the key that some clients know.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AccountingChoiceKey: An attribute of Accounting that has a list of choices.
 * AddressEntry: Address as it is read. Postal address of a building, a site or an organisation.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - address: Additional address information: Further lines that a letter needs beyond street and city, such as Building C, Gate 3.
 * - street: Street: Name of the street, without the number of the house.
 * - house_no: House number: Number in the street, with a letter where there is one, such as 12b.
 * - stories: Floors: How many storeys the building has.
 * - postcode: Postal code: Code that the post sorts by, such as 10115; leading zeros are kept.
 * - city: City: Town or municipality.
 * - region: Region: State, county or province, such as Bavaria.
 * - country: Country: State in which the address is, such as Germany or Austria.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AircraftEntry: Aircraft as it is read. Aircraft of the fleet, as the authorities have registered it.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - registration: Aircraft registration: Mark painted on the fuselage, by which authorities know it, such as D-EABC.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ApplicationEntry: Software assignment as it is read. Programs installed on a device, with version, licence and the databases they use.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - application: Application: Program that is installed: an object of the type application, operating system or service.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_license_key: Assigned license key: Key of the licence that is assigned, to be typed in at installation.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Bequest nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - installDate: Installation date: Day the program was put on the device.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ApplicationChoiceKey: An attribute of Software assignment that has a list of choices.
 * AssignedCardsEntry: Assigned cards as it is read. SIM and crypto cards that are in this mobile phone, seen from the phone.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_obj: Assigned cards: Card that is in the phone; saving it here sets the phone at the card.
 * AssignedLogicalUnitEntry: Workplace components as it is read. Devices that belong to this workplace: computer, monitor, telephone, printer.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_object: Object: Device that stands at the workplace; a device belongs to one workplace only.
 * AssignedSimCardsEntry: Assigned SIM cards as it is read. SIM cards that name this mobile phone, out of contracts with several cards.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - isys_obj__id: Object title: Object that the card is entered at, such as the mobile phone contract.
 * - isys_catg_cards_list__id: Assigned SIM Cards: Entry of the single card there, with its number and PIN.
 * AssignedSubscriptionsEntry: Assigned subscriptions as it is read. Cloud subscriptions that this user account may use, such as Microsoft 365 E3.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_object: Assigned object: Tenant or cloud service whose subscription is used.
 * - uuid: UUID: The subscription there, by its identifier; an unknown one is added to that object.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AssignedUsersEntry: Assigned users as it is read. Accounts that have a seat of the subscriptions of this cloud service.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_object: Assigned object: Account that takes up a seat.
 * - uuid: UUID: Subscription in which the account has its seat.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AssignedWorkstationEntry: Assigned workplace as it is read. Workplace that this device is part of.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - parent: Parent object: The workplace itself, such as Desk 2.14-3; moving the device means changing this.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AuditEntry: Audit as it is read. Inspections of an asset, such as electrical safety tests, with deadlines and findings.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Subject of the inspection, such as Electrical safety 2026.
 * - type: Type: Kind of inspection, such as legal, safety or maintenance.
 * - commission: Commission: People or companies that carry out the inspection.
 * - responsible: Responsible: People that see to it that the inspection takes place in time.
 * - involved: Involved: Others that have to be there or be informed.
 * - period_manufacturer: Manufacturer's period: Day by which the manufacturer demands the inspection.
 * - period_operator: Operator's period: Day by which your own rules demand the inspection.
 * - apply: Applied: Day the inspection took place.
 * - result: Result: Outcome, such as passed without findings.
 * - fault: Faults: Defects that were found and have to be repaired.
 * - incident: Incidents: Occurrences during the inspection, such as an outage or an injury.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * AuditChoiceKey: An attribute of Audit that has a list of choices.
 * BackupEntry: Backup as it is read. How the data of this system are backed up: by which system, how often, from where.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the backup job, such as Nightly file server.
 * - backup: Backed up by: System or program that makes the backup, such as the backup server.
 * - backup_type: Backup type: Procedure by which data are copied, such as snapshot, files or cloning.
 * - cycle: Cycle: How often the job runs, such as daily or weekly.
 * - path_to_save: Path to save: Folder or volume that is backed up, such as /srv/data or D:\Shares.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * BackupChoiceKey: An attribute of Backup that has a list of choices.
 * BackupAssignedObjectsEntry: Backup (assigned Objects) as it is read. Systems that this backup system takes care of, seen from its side.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the job by which the other system is backed up.
 * - backup: Backups: System whose data are backed up.
 * - backup_type: Backup type: Procedure used there, such as snapshot, files or cloning.
 * - cycle: Cycle: How often that system is backed up.
 * - path_to_save: Path to save: Folder or volume of the other system that is backed up.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * BackupAssignedObjectsChoiceKey: An attribute of Backup (assigned Objects) that has a list of choices.
 * CableEntry: Cable as it is read. Kind, length and wiring of a single cable.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - cable_type: Cable type: Build that decides on speed and distance, such as CAT6 or fibre.
 * - cable_colour: Color: Colour of the sheath, by which the cable is found in the rack.
 * - cable_occupancy: Occupancy: How many wires are connected: all eight or four.
 * - length: Cable length: How long the cable is, in the unit stated beside it.
 * - length_unit: Length unit: Unit in which the length is stated, such as m.
 * - max_amount_of_fibers_leads: Maximal amount of fibers/leads: How many fibres or wires the cable has at most, such as 24.
 * - connection: Connection: Both ends of the cable with the devices they are plugged into.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CableChoiceKey: An attribute of Cable that has a list of choices.
 * CardsEntry: Cards as it is read. SIM cards of a mobile phone contract, with number, PIN and PUK.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_mobile: Assigned mobile phone: Telephone or tablet the card is in.
 * - card_no: Card Number: Number printed on the card (ICCID), up to 20 digits.
 * - title: Title: Short name of the card, such as Main card or Tablet.
 * - pin: Pin: Code that unlocks the card when the phone is switched on.
 * - pin2: Pin 2: Code for extra functions of the card, such as call cost limits.
 * - puk: PUK: Code that frees the card after three wrong PINs.
 * - puk2: PUK2: Code that frees the second PIN after three wrong tries.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CertificateEntry: Certificate as it is read. Digital certificates in use on this system, so that none expires unnoticed.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Purpose or issuer, such as TLS server certificate or internal CA.
 * - create_date: Creation date: First day the certificate is valid.
 * - expire_date: Expiration Date: Last day the certificate is valid; a new one has to be in place before.
 * - common_name: Common Name: Name the certificate is issued to, such as www.example.org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CertificateChoiceKey: An attribute of Certificate that has a list of choices.
 * CloudSubscriptionsEntry: Subscriptions as it is read. Subscriptions of a cloud service with seats that are paid for and in use.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - uuid: UUID: Identifier of the subscription at the provider, such as 6fd2c87f-b296-42f0-b197-1e91e994b900.
 * - consumed_units: Consumed units: How many seats are in use.
 * - prepaid_enabled_units: Prepaid units (enabled): How many seats are paid for and usable.
 * - prepaid_suspended: Prepaid units (suspended): How many seats the provider has blocked, such as after a cancellation.
 * - prepaid_warning: Prepaid units (warning): How many seats are about to end, because payment or renewal is missing.
 * - jdisc_status: JDisc status: State of the subscription that network discovery found last.
 * - subscribers: Subscribers: Objects to which a seat of this subscription is assigned.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CloudSubscriptionsChoiceKey: An attribute of Subscriptions that has a list of choices.
 * ClusterEntry: Cluster as it is read. Key facts of a cluster: its members, its services and where it is administered.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - quorum: Quorum: Whether a majority of the members decides which of them stay in service.
 * - administration_service: Administration service: Names of the objects from which the cluster is administered.
 * - cluster_members: Cluster Members: Names of the servers that form the cluster.
 * - cluster_member_count: Count of Cluster Members: How many servers form the cluster.
 * - cluster_service: Cluster service assignment: Names of the services that run on the cluster.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ClusterAdmServiceEntry: Administration service as it is read. Systems from which the cluster is administered, such as a management console.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Administration service (Object): Server or program that manages the cluster, such as vCenter.
 * - objtype: Object type: Kind of thing the administering object is.
 * ClusterAdmServiceChoiceKey: An attribute of Administration service that has a list of choices.
 * ClusterMembersEntry: Cluster Members as it is read. Servers that form this cluster and stand in for each other.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - member: Cluster Member: Server that belongs to the cluster.
 * ClusterMembershipsEntry: Cluster memberships as it is read. Clusters that this server belongs to, seen from the server.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Cluster: Cluster in which the server takes part.
 * ClusterRootEntry: Cluster as it is read. Menu entry for everything about a cluster; it shows the key facts of the cluster itself.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - quorum: Quorum: Whether a majority of the members decides which of them stay in service.
 * - administration_service: Administration service: Names of the objects from which the cluster is administered.
 * - cluster_members: Cluster Members: Names of the servers that form the cluster.
 * - cluster_member_count: Count of Cluster Members: How many servers form the cluster.
 * - cluster_service: Cluster service assignment: Names of the services that run on the cluster.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ClusterServiceEntry: Cluster service assignment as it is read. Services that run on this cluster and move to another member when one fails.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: How the members share the work: one waits, all work, or all compute together.
 * - cluster_service: Cluster services: Service that is made highly available.
 * - hostaddresses: Host addresses: Addresses under which the service is reached, wherever it runs at the moment.
 * - drives: Volumes: Volumes that move along with the service.
 * - shares: Shares: File shares that the service provides.
 * - runs_on: Runs on: Members of the cluster on which the service may run.
 * - default_server: Default server: Member on which the service runs as long as nothing fails.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - service_status: Service Status: Whether the service is meant to run, or is switched off.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ClusterServiceChoiceKey: An attribute of Cluster service assignment that has a list of choices.
 * ComputingResourcesEntry: Computing resources as it is read. Share of the host that a virtual machine or service claims, for planning capacity.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - ram: RAM: Main memory that is claimed, in the unit stated beside it.
 * - ram_unit: Memory unit: Unit of the main memory, such as GB.
 * - cpu: CPU frequency: Computing power that is claimed, as the sum of the frequencies of all cores.
 * - cpu_unit: CPU frequency unit: Unit of the computing power, such as GHz.
 * - disc_space: Disc space: Disk space that is claimed, in the unit stated beside it.
 * - disc_space_unit: Disc space unit: Unit of the disk space, such as TB.
 * - network_bandwidth: Network bandwidth: Data rate that is claimed on the network, in the unit stated beside it.
 * - network_bandwidth_unit: Network bandwidth unit: Unit of the data rate, such as Mbit/s.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ComputingResourcesChoiceKey: An attribute of Computing resources that has a list of choices.
 * ConnectorEntry: Connectors as it is read. All sockets and plugs of a device that cables go into: network, power, fibre.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Label beside the socket, such as Port 12 or Outlet 3.
 * - type: In-/Output: Whether signals or power come in here or go out.
 * - wiring_system: Wiring system: Cabling of the building that the socket is part of.
 * - interface: Interface: Exchangeable module in the socket, such as SFP+.
 * - fiber_wave_lengths: Color / wave lengths: Wavelengths or colours that the optical connection uses, such as 1310 nm.
 * - connection_type: Connection type: Shape of the plug, such as RJ-45 or LC.
 * - assigned_connector: Assigned to connector: Connection point at the other end of the cable; setting it connects both ends.
 * - connected_object: Connected object: Device at the other end of the cable.
 * - assigned_category: Assigned category type: Constant of the category that the socket comes from, where it is a port or a power plug.
 * - cable_connection: Cable: Object that documents the wire plugged in here, with its kind and length.
 * - used_fiber_lead_rx: Used fiber/lead (RX): Fibre or wire of the cable that receives.
 * - used_fiber_lead_tx: Used fiber/lead (TX): Fibre or wire of the cable that sends.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - relation_direction: Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
 * ConnectorChoiceKey: An attribute of Connectors that has a list of choices.
 * ContactEntry: Contact assignment as it is read. People, groups and companies that have to do with this object, each in a role.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - contact: Contact: Person, group or organisation, under the key that existing clients write.
 * - primary_contact: Primary contact: Name of the contact marked as primary.
 * - contact_object: Contact object: Person, group or organisation that is responsible, uses the object or has supplied it.
 * - primary: Primary: Marks the contact that is to be called first.
 * - role: Role: Relation of the contact to the object, such as administrator, user or supplier.
 * - contact_list: Contact: Names of all contacts of the object on one line.
 * - contact_list_with_roles: Contact (Role): Names of all contacts on one line, each with its role in brackets.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ContactChoiceKey: An attribute of Contact assignment that has a list of choices.
 * ContractAssignmentEntry: Contract assignment as it is read. Contracts that cover this object, such as maintenance or leasing.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_contract: Assigned contract: Contract that covers the object.
 * - contract_start: Contract begin: First day on which the contract covers this object.
 * - contract_end: Contract end: Last day on which the contract covers this object.
 * - reaction_rate: Reaction rate: How fast the partner has to react, such as 24x7x4: around the clock, within four hours.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ContractAssignmentChoiceKey: An attribute of Contract assignment that has a list of choices.
 * ControllerEntry: Controller as it is read. Adapters inside a device that disks and drives are connected to.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name by which the operating system or the slot knows it, such as RAID slot 1.
 * - type: Type: Bus that its disks use, such as SATA or SAS.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ControllerChoiceKey: An attribute of Controller that has a list of choices.
 * ControllerFcPortEntry: FC port as it is read. Fibre Channel ports by which a server or storage system is connected to the SAN.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Label of the port, such as FC0 or Slot 2 Port 1.
 * - type: Type: Role of the port in the fabric, such as N_Port, F_Port or E_Port.
 * - connected_controller: Connected controller: Host bus adapter of this device that the port is part of.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - medium: Medium: Cable it takes, such as multimode fibre OM4.
 * - speed: Speed: Data rate of the port, such as 16, in the unit stated beside it.
 * - speed_unit: Speed unit: Unit of the data rate, such as Gbit/s.
 * - wwn: Node WWN: World Wide Name of the whole device, such as 50:01:43:80:12:34:56:78.
 * - wwpn: Port WW(P)N: World Wide Name of this port alone, by which SAN zones are made.
 * - san_zones: SAN zone and connection type: SAN zones of which the port is a member.
 * - target: Target object: Connection point that the cable of the port leads to.
 * - connector: Connection: Connection point of this device that stands for the port.
 * - assigned_connector: Connection: Connection point at the other end of the cable; setting it connects both ends.
 * - connected_object: Connected object: Device at the other end of the cable.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - relation_direction: Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
 * ControllerFcPortChoiceKey: An attribute of FC port that has a list of choices.
 * CpuEntry: CPU as it is read. Processors of a device, an entry per socket.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Product name as the system shows it, such as Xeon Gold 6338.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - type: Type: Family of processors, such as Xeon or EPYC.
 * - frequency: CPU frequency: Clock rate of one core, in the unit stated beside it.
 * - frequency_unit: CPU frequency unit: Unit of the clock rate, such as GHz.
 * - cores: CPU cores: How many cores this processor has; licences are often counted by them.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CpuChoiceKey: An attribute of CPU that has a list of choices.
 * CustomFieldsEntry: Custom Fields as it is read. Groups the categories that a site has added to the catalogue.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CustomFieldsExampleEntry: Example (custom) as it is read. One attribute of every kind that categories of a site may have, to try out how each is saved and read.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - checkbox: Checkbox: Example of a box to tick: set or not set.
 * - file: File: Example of a link to an object that holds a file.
 * - day: Date: Example of a day without time, such as 2026-03-31.
 * - moment: Date and time: Example of a day with time, such as 2026-03-31 14:30:00.
 * - choice: Dialog+: Example of one choice out of a list that users may extend.
 * - choices: Dialog+ (multiple): Example of several choices out of one list.
 * - html: HTML editor: Example of a text with headings, lists and links.
 * - yes_no: Yes/No: Example of a question with two outcomes.
 * - link: Link: Example of an address to click, such as https://example.org.
 * - number: Number: Example of a value to calculate with, such as 12.5.
 * - relation: Object relation: Example of a link to one object that also makes a relation.
 * - relations: Object relation (multiple): Example of links to several objects that also make relations.
 * - object: Object: Example of a link to one object without a relation.
 * - objects: Objects: Example of links to several objects without relations.
 * - report: Report: Place that would show the rows of a report. It would show a report, and reports are not kept here.
 * - text: Text: Example of a text on one line of up to 255 characters.
 * - secret: Text (masked): Example of a text that forms hide while it is typed.
 * - note: Text (multi-line): Example of a text on several lines.
 * - clock: Time: Example of a time of day, such as 14:30.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * CustomFieldsExampleChoiceKey: An attribute of Example (custom) that has a list of choices.
 * DatabaseEntry: DBMS as it is read. Database systems that run on this server, with instance, port and paths.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_dbms: DBMS: Installed database software the instance belongs to, such as PostgreSQL.
 * - instance_name: Instanz name: Name that clients connect to, such as MSSQLSERVER or ORCL.
 * - instance_type: Instanz type: Kind of operation, such as stand-alone, replica or cluster.
 * - manufacturer: Manufacturer: Company that makes the database software, taken from the installed program.
 * - size: Max size: How large the instance may grow, in the unit stated beside it.
 * - size_unit: Size unit: Unit of the largest size, such as GB.
 * - version: Version: Release of the database software, such as 16.4.
 * - path: Path: Folder in which the instance keeps its data, such as /var/lib/postgresql.
 * - port: Port: TCP port on which the instance listens, such as 5432.
 * - port_name: Port Name: Name of the listener or endpoint, such as LISTENER.
 * - import_key: Import Key: Identifier that an import would recognise the instance by. Only imports of databases give keys, and there are none here.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseChoiceKey: An attribute of DBMS that has a list of choices.
 * DatabaseAssignmentEntry: Database assignment as it is read. Database schemas that this software works with, and where that software runs.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - database_assignment: Target schema: Schema that holds the data of the software.
 * - runs_on: Software runs on: Device the software is installed on.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseSaEntry: Databases as it is read. Single databases within the instances of this server, with size and schemas.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_database: Assigned DBMS: Installed database software that manages the database.
 * - assigned_instance: Instance: Instance in which the database is kept.
 * - assigned_schemas: Schemes: Names of the schemas within the database, such as public or dbo.
 * - title: Title: Name of the database, such as erp_prod.
 * - size: Size: Space the database takes up now, in the unit stated beside it.
 * - size_unit: Unit: Unit of the space that is taken up, such as GB.
 * - max_size: Max size: Space the database may grow to, in the unit stated beside it.
 * - max_size_unit: Max Unit: Unit of the space it may grow to, such as GB.
 * - import_key: Import Key: Identifier that an import would recognise the database by. Only imports of databases give keys, and there are none here.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseSaChoiceKey: An attribute of Databases that has a list of choices.
 * DatabaseTableEntry: Tables as it is read. Tables that are worth documenting, with rows and space, to watch how they grow.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the table within its schema, such as customers.
 * - row_count: Row count: How many records the table holds.
 * - assigned_database: Assigned database: Database that the table is part of.
 * - instance: Instance: Name of the instance that the database belongs to.
 * - assigned_schema: Schema: Part of the database that holds the table, such as public.
 * - schema_size: Schema size: Space all tables of the schema take up together, in the unit stated beside it.
 * - schema_size_unit: Schema size unit: Unit of the space of the whole schema, such as GB.
 * - size: Size: Space the table takes up now, in the unit stated beside it.
 * - size_unit: Size unit: Unit of the space the table takes up, such as MB.
 * - max_size: Max size: Space the table may grow to, in the unit stated beside it.
 * - max_size_unit: Max size unit: Unit of the space the table may grow to, such as GB.
 * - import_key: Import Key: Identifier by which an import recognises the table.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DatabaseTableChoiceKey: An attribute of Tables that has a list of choices.
 * DriveEntry: Drive as it is read. Partitions and volumes as the operating system sees them, with size and free space.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - mount_point: Drive letter: Letter or folder under which the volume is reached, such as C: or /var.
 * - title: Title: Label of the volume, such as System or Data.
 * - system_drive: System drive: Whether the operating system starts from it.
 * - filesystem: Filesystem: How files are stored on it, such as NTFS or ext4.
 * - capacity: Capacity: Size of the volume, in the unit stated beside it.
 * - unit: Unit: Unit of the size of the volume, such as GB.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - assigned_raid: Software RAID group: Array made by the operating system that the volume lies on.
 * - drive_type: Type: Number of the kind of drive, for clients that keep one.
 * - device: On device: Physical disk of this object that the volume lies on.
 * - raid: On device Raid-Array: Array made by the controller that the volume lies on.
 * - ldev: On device Logical devices (Client): Logical device of the storage network that the volume lies on.
 * - category_const: Object type constant: Constant of the category in which the carrier of the volume is listed.
 * - free_space: Free Diskspace: Space that is still free, in the unit stated beside it.
 * - free_space_unit: Memory unit: Unit of the space that is still free, such as GB.
 * - used_space: Used Diskspace: Space that files take up, in the unit stated beside it.
 * - used_space_unit: Memory unit: Unit of the space that files take up, such as GB.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * DriveChoiceKey: An attribute of Drive that has a list of choices.
 * EmergencyPlanEntry: Emergency plan assignment as it is read. Plans that say what to do when this object fails.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Occasion for which the plan is assigned, such as Restart after power failure.
 * - emergency_plan: Assigned emergency plan: Object that holds the plan, as steps or as a file.
 * - time_needed: Time need: How long carrying out the plan takes, as stated in the plan.
 * - time_needed_unit: Time need (Unit): Unit of that duration, as stated in the plan.
 * - practice_date: Date of emergency practice: Day the plan was last rehearsed, as stated in the plan.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * FiberLeadEntry: Fiber/lead as it is read. Single fibres or wires of a cable, to document each signal path.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - label: Label: Mark on the fibre or wire, such as F01.
 * - category: Category: Optical class that decides on range, such as OM4 or OS2.
 * - color: Color: Colour of the coating, by which the fibre is told apart in the bundle.
 * - damping: Damping: Measured loss of signal in decibels.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * FiberLeadChoiceKey: An attribute of Fiber/lead that has a list of choices.
 * FileEntry: Files as it is read. Documents that belong to this object, such as manuals, photos or diagrams.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - entry_revision: Its revision, where the call asks for it.
 * - file: File: Object that holds the document and its versions.
 * - revision: Revision: Number of the newest version of the document.
 * - link: HTTP-Link (extern): Address of a document that is kept elsewhere, such as in a wiki.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * FormfactorEntry: Form factor as it is read. Size and weight of a device, and how many units it takes in a rack.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - formfactor: Form factor: Shape of the case, such as 19-inch, tower or desktop.
 * - rackunits: Rack units: How many units the device takes, or the rack has; one is 44.45 mm.
 * - unit: Dimension unit: Unit of width, height and depth, such as cm.
 * - width: Width: Extent from left to right, in the unit stated for all three.
 * - height: Height: Extent from bottom to top, in the unit stated for all three.
 * - depth: Depth: Extent from front to back, in the unit stated for all three.
 * - weight: Weight: How heavy the device is, to check loads of racks and floors.
 * - weight_unit: weight unit: Unit of the weight, such as kg.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * FormfactorChoiceKey: An attribute of Form factor that has a list of choices.
 * GlobalEntry: General as it is read. Basic facts of every object: its name, its type, its status, and when it was last changed.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name by which people know the object, such as web1.example.org.
 * - status: Condition: Whether the object is in normal use, archived, deleted or a template.
 * - created: Creation date: Moment the object was entered.
 * - created_by: Created by: Name of the user or key that entered the object.
 * - changed: Last change: Moment of the newest change to the object or one of its entries.
 * - changed_by: Last change by: Name of the user or key that made the newest change.
 * - purpose: Purpose: Environment or use that the object is there for, such as production, quality assurance or test.
 * - category: Category: Grouping of your own across object types, such as by department or location.
 * - sysid: SYSID: Identifier that no other object has, given by the service unless one is saved; fit for labels.
 * - cmdb_status: CMDB status: Stage in the life of the thing itself, such as planned, in operation or defect.
 * - type: Object type: Kind of thing the object is, such as server or building; it decides on the usual categories.
 * - tag: Tags: Free keywords to find and group objects by.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * GlobalChoiceKey: An attribute of General that has a list of choices.
 * GraphicEntry: Graphic card as it is read. Cards and chips that drive the screens of a device or compute for it.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Product name of the card, such as RTX A2000.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - memory: Memory: Video memory of the card, in the unit stated beside it.
 * - unit: Memory unit: Unit of the video memory, such as GB.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * GraphicChoiceKey: An attribute of Graphic card that has a list of choices.
 * GroupMembershipsEntry: Group memberships as it is read. Object groups that contain this object, seen from the object.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Group: Object group that the object is in.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * GuestSystemsEntry: Guest systems as it is read. Virtual machines that run on this host.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Guest systems: Virtual machine that runs here.
 * - hostname: Hostname: Name of the virtual machine in the network, out of its primary address.
 * - runs_on: Runs on: Member of the cluster that the virtual machine is on at the moment.
 * HbaEntry: Host Bus Adapter (HBA) as it is read. Adapters that connect a server to the storage network.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the adapter, such as HBA slot 3.
 * - type: Type: Protocol the adapter speaks, such as FC or iSCSI.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * HbaChoiceKey: An attribute of Host Bus Adapter (HBA) that has a list of choices.
 * IdentifierEntry: Data Source as it is read. Names under which other systems know this object, so that imports and scripts find it again.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - key: Key: Name of the identifier in the other system, such as deviceid.
 * - value: Value: The identifier itself, such as 10233.
 * - last_edited: Initial import: Moment the identifier was entered for the first time.
 * - type: Type: System that gave the identifier, such as JDisc or OTRS.
 * - group: Group: Part of the other system, such as a tenant or a scan profile.
 * - last_scan: Last scan: Moment the other system last saw the object.
 * - last_updated: Last updated: Moment the entry was last saved; the service sets it.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * IdentifierChoiceKey: An attribute of Data Source that has a list of choices.
 * ImageEntry: Object picture as it is read. One photo or drawing that stands for the object in lists and on its page.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - image_selection: Uploaded images: File name of the picture, such as server-front.png.
 * - image: File: The picture itself, as PNG, JPEG or another common format.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ImagesEntry: Images as it is read. Further photos of the object, such as type plate, rear side or place of installation.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - name: File name: Name of the picture with its ending, such as rear.jpg.
 * - content: File content: The picture itself, Base64-encoded in calls.
 * InvoiceEntry: Invoice as it is read. Bills for this object, from receipt to payment.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - denotation: Title: Goods or work that is charged, such as Maintenance 2026.
 * - date: Invoice Date: Day printed on the bill.
 * - amount: Amount: Sum that has to be paid.
 * - edited: Edited at: Day the bill was checked and approved.
 * - financial_accounting_delivery: Dispensing Tax Accounting: Day the bill was handed to the accounting department.
 * - charged: Charged: Whether the sum has left the account.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * IpAliasesRow: A row of aliases as it is read.
 * - hostname: 
 * - domain: 
 * IpEntry: Host address as it is read. Network addresses of a device, with host name, net and port.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - primary_layer3_net: Primary layer3 net: Name of the net the primary address is in; empty in all other entries.
 * - primary_hostaddress: Primary hostaddress: The address, where this entry is the primary one; empty in all others.
 * - primary_hostname: Primary hostname: Name without domain, where this entry is the primary one; empty in all others.
 * - net_type: Type: Protocol of the address: IPv4, IPv6 or an older one.
 * - primary: Primary: Marks the address by which the device is reached for administration.
 * - active: Active: Whether the address is in use at the moment.
 * - net: Net: Layer 3 net the address lies in, such as 192.168.10.0/24.
 * - zone: Net zone: Security zone within the net, such as DMZ.
 * - ipv4_assignment: Address allocation IPv4: How the device gets its address: fixed, from DHCP, or reserved there.
 * - ipv4_address: IPv4 address: Four numbers with dots, such as 192.168.10.21.
 * - ipv6_assignment: Address allocation IPv6: How the device gets its address: fixed, by SLAAC or from DHCPv6.
 * - ipv6_scope: IPv6 scope: How far the address is valid: worldwide, within the organisation or on one link.
 * - ipv6_address: IPv6 address: Groups of hexadecimal digits with colons, such as 2001:db8::21.
 * - hostaddress: Host address: The IPv4 or IPv6 address of the entry, for reading under one key.
 * - hostname: Hostname: Name of the device without its domain, such as web1.
 * - domain: Domain: Part of the full name after the host name, such as example.org.
 * - dns_server: DNS Server: Servers that the device asks to resolve names.
 * - dns_server_address: DNS Server address: IP addresses of the servers that resolve names, on one line.
 * - dns_domain: Search domain: Domains that are appended to short names, such as intra.example.org.
 * - use_standard_gateway: Default gateway for the net: Whether this address is the way out of its net, as that of a router.
 * - assigned_port: Assigned Port: Physical port of this device that has the address.
 * - assigned_logical_port: Assigned Logical Port: Interface made in software, such as a VLAN or a bond, that has the address.
 * - all_ips: Host addresses: All addresses of the device on one line.
 * - primary_fqdn: Hostname (FQDN): Host name with domain, such as web1.example.org, where this entry is the primary one.
 * - aliases: Aliases: Further names that resolve to this address, as CNAME records do.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * IpChoiceKey: An attribute of Host address that has a list of choices.
 * ItsLogbookEntry: Service Logbook as it is read. Notes in the logbooks of everything that belongs to the service.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - date: Date: Moment the note was written.
 * - object: Object: Part of the service that the note is about.
 * - event: Event: Kind of occurrence, out of a fixed list.
 * - source: Source: Number of the system that the note comes from.
 * - user: User: Person that wrote the note, as long as the person is known.
 * - object_type: Object type: Kind of thing that the note is about.
 * - category: Category: Part of the documentation that the note concerns.
 * - alert_level: Alarm level: How urgent it is, from 0 (information) to 3 (high).
 * - user_name_static: User: Name of the writer at that time, kept even if the person is removed.
 * - event_static: Event: Wording of the occurrence at that time.
 * - comment: Comment: Text of the note as it was written.
 * - changes: Changes: Values before and after, where the note is about a change. Entries of the logbook are written by hand; what changed stands in the change log.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ItsLogbookChoiceKey: An attribute of Service Logbook that has a list of choices.
 * ItsTypeEntry: Service Type as it is read. Classification of a service, for reports and service catalogues.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - its_type: Type: Class the service belongs to, such as business service or infrastructure.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ItsTypeChoiceKey: An attribute of Service Type that has a list of choices.
 * ItServiceEntry: Service assignment as it is read. Services that this object is part of, and which therefore suffer when it fails.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Service: Service that needs the object.
 * - sysid: SYSID: Unique identifier of that service.
 * ItServiceComponentsEntry: Service components as it is read. Objects the service consists of: servers, software, networks, people.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Assigned object: Object without which the service does not work.
 * - objtype: Object type: Kind of thing that this part of the service is, such as server.
 * ItServiceComponentsChoiceKey: An attribute of Service components that has a list of choices.
 * ItServiceRelationsEntry: Service Relation as it is read. How the parts of a service depend on each other, with a weight for each dependency.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object1: Object 1: First side of the relation, such as the database server.
 * - object2: Object 2: Second side of the relation, such as the web server that needs it.
 * - relation_type: Relation type: Meaning of the relation, such as runs on or is connected to.
 * - weighting: Weighting: How badly a failure of one side hits the other, from 1 (most) to 10 (least).
 * - itservice: Service: Service for which the relation matters.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ItServiceRelationsChoiceKey: An attribute of Service Relation that has a list of choices.
 * JdiscCaEntry: JDisc custom attributes as it is read. Values of your own that were kept at the device in JDisc and taken over from there.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - attribute: Attribute title: Name of the value in JDisc, such as Rack label.
 * - attribute_content: Attribute content: The value as text, even where it is a number or a date.
 * - attribute_type: Attribute content: Kind of the value in JDisc, such as text, integer or date.
 * - attribute_folder: Attribute folder: Path of folders under which JDisc shows the value.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * JdiscCaChoiceKey: An attribute of JDisc custom attributes that has a list of choices.
 * LastLoginUserEntry: Last login user as it is read. Account that was last used on this computer, to find out where a device has gone.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - last_login: Last logged in user: Name of the account, such as EXAMPLE\jdoe.
 * - type: Type: Origin of the account, such as local or domain.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LdapDnEntry: LDAP as it is read. Where the object stands in the directory service.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Distinguished name (DN): Full path in the directory, such as CN=web1,OU=Servers,DC=example,DC=org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LdevClientEntry: Logical devices (Client) as it is read. Storage that this server gets from a storage system over the SAN.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the device on the server, such as mpatha or Disk 4.
 * - paths: Path: FC ports of the server over which the storage is reached.
 * - assigned_ldevserver: Logical devices (LDEV Server): Logical device on the storage system that stands behind it.
 * - primary_path: Primary path: FC port that is used as long as it works.
 * - multipath: Multipath technology: How the server spreads load over several paths or changes between them.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LdevClientChoiceKey: An attribute of Logical devices (Client) that has a list of choices.
 * LdevServerEntry: Logical devices (LDEV Server) as it is read. Storage that this system offers to servers over the SAN, an entry per LUN.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the logical device, such as VOL_ERP_01.
 * - lun: LUN: Number under which servers see the device, such as 12.
 * - segment_size: Segment size (kB): Length of the blocks spread over the disks, such as 64 or 128.
 * - unit: Memory-unit: Unit of the size offered to servers, such as GB.
 * - capacity: Capacity: Size that servers see, in the unit stated beside it.
 * - connected_devices: Attached devices: Disks of this system that hold the data.
 * - paths: Paths: FC ports of this system that lead to the device.
 * - primary_path: Primary path: FC port of this system that servers use first.
 * - multipath: Multipath technology: How load is spread over several paths, or which path takes over.
 * - tierclass: Tier class: Class of speed and price, such as gold for flash.
 * - ldev_clients: Logical devices (Client): Devices on servers that use this storage.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LdevServerChoiceKey: An attribute of Logical devices (LDEV Server) that has a list of choices.
 * LivestatusEntry: Livestatus as it is read. State of the object in a monitoring system that offers Livestatus, such as Checkmk.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - livestatus_state: Livestatus status: Whether the host is up or down. Only a monitoring system knows the state, and none is connected.
 * - livestatus_state_button: Livestatus status: The same state, under the key by which forms show it as a button. Only a monitoring system knows the state, and none is connected.
 * LocationEntry: Location as it is read. Where the object is: in which room, in which rack, at which height.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - location_path: Location path: All places the object is in, from the largest to the nearest.
 * - parent: Location: Building, room or rack that the object is directly in.
 * - option: Assembly: Whether the device lies across the units of the rack or stands upright beside them.
 * - insertion: Insertion: Side of the rack that the device is mounted on: front, back or both.
 * - pos: Position in the rack: Number of the rack unit that the device begins at, as printed on the rails.
 * - gps: GPS: Coordinates as one text, for clients that keep them so.
 * - latitude: Latitude: Degrees north of the equator, such as 52.5200; south of it with a minus.
 * - longitude: Longitude: Degrees east of Greenwich, such as 13.4050; west of it with a minus.
 * - snmp_syslocation: SNMP sysLocation: Place as it is set on the device itself, readable over SNMP.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LocationChoiceKey: An attribute of Location that has a list of choices.
 * LogbookEntry: Logbook as it is read. Notes on what happened to this object, written by people and scripts.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - date: Date: Moment at which the note was saved.
 * - object: Object: Object that the note is about.
 * - event: Event: Kind of occurrence, where the note has one.
 * - source: Source: System that the note comes from, such as an external script.
 * - user: User: Person that wrote the note, where the call belongs to one.
 * - object_type: Object type: Title of the object's type at the time of the note.
 * - category: Category: Part of the documentation that the note is about.
 * - alert_level: Alarm level: How urgent the note is, from 0 (information) to 3 (high).
 * - user_name_static: Username (static): Name of the caller at the time of the note, kept even if the person is removed.
 * - event_static: Event (static): Short text of the note, such as Firmware updated.
 * - comment: Comment: Longer text with details of what was done.
 * - changes: Changes: Values before and after; empty for notes, as they change nothing.
 * - reason: Access type: Why the object was worked on, such as maintenance or repair.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * LogbookChoiceKey: An attribute of Logbook that has a list of choices.
 * LogicalUnitEntry: Logical location as it is read. Person that a workplace or device belongs to, apart from where it stands.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - parent: Parent object: Person that works here.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * MailAddressesEntry: E-Mail addresses as it is read. All e-mail addresses of a person, group or organisation.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: E-mail address: One address, such as jane.doe@example.org.
 * - primary_mail: Primary email address: Address out of the entry that is marked as primary.
 * - primary: Primary: Marks the address that messages are sent to.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ManagedObjectsEntry: Virtual managed objects as it is read. Virtualization hosts that this management system controls.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Object: Host that is controlled from here.
 * ManualEntry: Manual assignment as it is read. Manuals and guides for operating this object.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Subject of the manual, such as Installation guide.
 * - manual: Manual file: Object that holds the document.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * MemoryEntry: Memory as it is read. Memory modules of a device; equal modules may share an entry.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - quantity: Quantity: How many equal modules the entry stands for.
 * - title: Title: Build of the modules, such as SDRAM or Flash.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - type: Type: Generation that slots must fit, such as DDR5.
 * - total_capacity: Total capacity: All modules of the entry together, in bytes.
 * - capacity: Capacity: Size of one module, in the unit stated beside it.
 * - unit: Memory unit: Unit of the size of a module, such as GB.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * MemoryChoiceKey: An attribute of Memory that has a list of choices.
 * ModelEntry: Model as it is read. Which product the device is, with the numbers that support and warranty ask for.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - title: Model: Product name out of those of the manufacturer, such as PowerEdge R760.
 * - productid: Product ID: Number by which the product is ordered, such as P52560-421.
 * - service_tag: Service Tag: Code of the manufacturer for this single device, to look up warranty and drivers.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ModelChoiceKey: An attribute of Model that has a list of choices.
 * MonitoringEntry: Monitoring as it is read. Whether and under which name a monitoring system watches this object.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - active: Active: Whether the object is to be watched.
 * - monitoring_host: Monitoring host: Monitoring server that is in charge.
 * - host_name: Hostname: Name of the object in the monitoring system, where it is written by hand.
 * - host_name_selection: Hostname selection: Number of the rule for that name: own name, host name or title of the object.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * MonitoringChoiceKey: An attribute of Monitoring that has a list of choices.
 * NdoEntry: NDO as it is read. State of the object in a Nagios or Icinga system that writes to an NDO database.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - ndo_state: NDO status: Whether the monitored host is up. Only a monitoring system knows the state, and none is connected.
 * - ndo_state_button: NDO status button: The state once more, under the key by which forms show it as a button. Only a monitoring system knows the state, and none is connected.
 * NetworkEntry: Network as it is read. Menu entry for network hardware and ports of a device; it shows the interfaces.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the card, such as Onboard NIC or Slot 1.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - slot: Slotnumber: Place of the card in the device, such as 3.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetworkChoiceKey: An attribute of Network that has a list of choices.
 * NetworkInterfaceEntry: Interface as it is read. Network cards and line cards of a device, which carry its ports.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the card, such as Onboard NIC or Slot 1.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - slot: Slotnumber: Place of the card in the device, such as 3.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetworkInterfaceChoiceKey: An attribute of Interface that has a list of choices.
 * NetworkLogPortEntry: logical Ports as it is read. Interfaces made in software: VLANs, bonds, bridges, loopbacks.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name in the operating system, such as bond0 or Vlan10.
 * - net: Net(s): Layer 2 nets that the interface takes part in.
 * - mac: MAC: Hardware address of the interface, such as 00:1A:2B:3C:4D:5E.
 * - port_type: Type: Construction in software, such as bond, bridge or VLAN.
 * - ports: Port Allocation: Physical ports that the interface is made of.
 * - parent: Parent port: Logical interface that this one is stacked on, such as bond0 under bond0.10.
 * - standard: Standard: Protocol that it follows, such as 802.3ad.
 * - active: Active: Whether the interface is switched on.
 * - addresses: Host address: IP addresses that are set on the interface.
 * - assigned_connector: Assigned to connector: Logical interface of another device that this one is connected to.
 * - connected_object: Connected object: Device that the other interface belongs to.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetworkLogPortChoiceKey: An attribute of logical Ports that has a list of choices.
 * NetworkPortEntry: Port as it is read. Physical network sockets of a device, with speed, MAC address and cable.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the socket, such as eth0 or Gi1/0/24.
 * - interface: Connected interface: Network card of this device that the socket is on.
 * - port_type: Type: Kind of network, such as Ethernet or WLAN.
 * - port_mode: Mode: Whether it stands alone or is part of a link aggregation.
 * - plug_type: Plug: Shape of the plug that fits, such as RJ-45 or LC.
 * - negotiation: Negotiation: Whether speed and duplex are agreed automatically or set by hand.
 * - duplex: Duplex: Whether it sends and receives at once, or by turns.
 * - speed: Speed: Data rate of the link, such as 10, in the unit stated beside it.
 * - speed_type: Unit: Unit of the data rate of the link, such as Gbit/s.
 * - standard: Standard: Ethernet standard that it keeps to, such as 1000BASE-T.
 * - mac: MAC-address: Hardware address of the socket, such as 00:1A:2B:3C:4D:5F.
 * - mtu: MTU: Largest packet in bytes that is sent whole, such as 1500 or 9000.
 * - assigned_connector: Connected with: Connection point at the other end of the cable; setting it connects both ends.
 * - connected_object: Connected object: Device at the other end of the cable.
 * - connector: Assigned to connector: Id of the connection point at the other end of the cable.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - cable: Cable ID: Object that documents the cable plugged into the port.
 * - active: Active: Whether the port is switched on in the configuration of the device.
 * - addresses: Host address: IP addresses of this device that the port has.
 * - layer2_assignment: Layer 2 Net: VLANs that the port carries, tagged or not.
 * - hba: Connected interface (HBA): Host bus adapter of this device that the port is on.
 * - default_vlan: Standard VLAN: VLAN that frames without a tag belong to.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - relation_direction: Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
 * NetworkPortChoiceKey: An attribute of Port that has a list of choices.
 * NetConnectionsFolderEntry: Network connections as it is read. Menu entry for open ports and connections of a device; it shows the listeners.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - protocol: Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
 * - protocol_layer_5: Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
 * - ip_address: (Bind) ip address: Address of this device on which the service listens.
 * - port_from: Of: First open port of the range, such as 443.
 * - port_to: To: Last open port of the range; the same as the first for a single port.
 * - opened_by: Opened by application: Program that has opened the port.
 * - gateway: Gateway: Firewall or load balancer that stands before the port.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetConnectionsFolderChoiceKey: An attribute of Network connections that has a list of choices.
 * NetConnectorEntry: Connection as it is read. Connections that this device opens to services on other devices, as firewalls have to allow them.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - ip_address: (Source) ip address: Address of this device that the connection comes from.
 * - port_from: Of: First source port of the range, such as 49152.
 * - port_to: To: Last source port of the range; the same as the first for a single port.
 * - connected_listener: Listener: Open port on the other side that the connection leads to.
 * - connected_to: Connected with: Device whose service is used.
 * - gateway: Gateway: Firewall or router that the connection passes.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetListenerEntry: Listener as it is read. Ports of this device that wait for connections, for firewall rules and audits.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - protocol: Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
 * - protocol_layer_5: Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
 * - ip_address: (Bind) ip address: Address of this device on which the service listens.
 * - port_from: Of: First open port of the range, such as 443.
 * - port_to: To: Last open port of the range; the same as the first for a single port.
 * - opened_by: Opened by application: Program that has opened the port.
 * - gateway: Gateway: Firewall or load balancer that stands before the port.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetListenerChoiceKey: An attribute of Listener that has a list of choices.
 * NetZoneEntry: Net zone as it is read. Security zone such as DMZ or guests, with the address ranges it covers.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - from_to: Scope: First and last address of each range that names the zone.
 * NetZoneOptionsEntry: Options as it is read. How the zone is drawn in lists of addresses, and the domain of its hosts.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - color: Zone color: Shade in which addresses of the zone are marked, such as #FF0000.
 * - domain: Domain: Domain of the hosts in the zone, such as dmz.example.org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * NetZoneScopesEntry: Scope as it is read. Address ranges of all nets that belong to the zone.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - from_to: Scope: Ranges on one line, such as 10.0.0.10 - 10.0.0.99.
 * ObjectEntry: locally assigned objects as it is read. Everything that is directly in this place: devices in the rack, racks in the room.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_object: Object: Something that stands here; saving it moves it to this place.
 * OperatingSystemEntry: Operating system as it is read. System software that the device starts, with version and licence.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - application: Operating system: Object of that system software, such as Debian or Windows Server.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_license_key: Assigned license key: Key of the licence that is assigned, to be typed in at installation.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - installDate: Installation date: Day the system was set up on the device.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * OperatingSystemChoiceKey: An attribute of Operating system that has a list of choices.
 * PasswdEntry: Passwords as it is read. Accounts and secrets of a device or program; give rights on this category to few.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Purpose of the account, such as Local administrator.
 * - username: Username: Account name to sign in with, such as admin.
 * - password: Password: Secret of the account; lists and forms hide it.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PersonAssignedWorkstationEntry: Assigned Workplaces as it is read. Desks and devices at which this person works.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_workstations: Assigned Workplaces: Places of work of the person; each names the person as its owner.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PlanningEntry: Status-Planning as it is read. Which CMDB status the object is to have in which period, such as from order to scrapping.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - cmdb_status: CMDB status: Status that is planned for the period.
 * - start: Validity period from: First day of the planned status.
 * - end: Validity period to: Last day of the planned status.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PlanningChoiceKey: An attribute of Status-Planning that has a list of choices.
 * PowerConsumerEntry: Power consumer as it is read. Power supply units and plugs through which a device draws current.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Label of the power supply unit, such as PSU 1.
 * - active: Active: Whether the unit is in use, or only there as a spare.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - volt: Volt: Voltage the unit needs, such as 230.
 * - watt: Watt: Power it draws at most, to plan circuits and cooling.
 * - ampere: Ampere: Current it draws at most, such as 3.5.
 * - btu: BTU: Heat it gives off per hour in British thermal units.
 * - assigned_connector: Target object: Connection point at the other end of the cable; setting it connects both ends.
 * - connected_object: Connected object: Device at the other end of the cable.
 * - connector: Assigned to connector: Id of the connection point at the other end of the cable.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * PowerConsumerChoiceKey: An attribute of Power consumer that has a list of choices.
 * PowerSupplierEntry: Power supplier as it is read. Power that a UPS, PDU or fuse delivers to other devices.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Label of the outlet or fuse, such as F12.
 * - volt: Volt: Voltage that is delivered, such as 230.
 * - watt: Watt: Power that is delivered at most.
 * - ampere: Ampere: Current up to which the fuse holds, such as 16.
 * - assigned_connector: Target object: Connection point at the other end of the cable; setting it connects both ends.
 * - connected_object: Connected object: Device at the other end of the cable.
 * - connector: Assigned to connector: Id of the connection point at the other end of the cable.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - assigned_category: Assigned category type: Constant of the category that the power connection comes from.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * QinqCeEntry: QinQ CE-VLAN as it is read. VLANs of customers that are carried inside this VLAN of a provider.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - spvlan: Assigned SP-VLAN: VLAN of a customer that has been put into this one.
 * QinqSpEntry: QinQ SP-VLAN as it is read. Outer VLAN of a provider that carries this VLAN (IEEE 802.1ad).
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - spvlan: Assigned SP-VLAN: VLAN whose tag is put around the frames of this one.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RaidEntry: Raid-Array as it is read. Disks that are joined for safety or speed, by a controller or by the operating system.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - raid_type: Type: Whether a controller or the operating system joins the disks.
 * - title: Title: Name of the array, such as md0 or Virtual Disk 1.
 * - raid_level: RAID Level: How data are spread over the disks; it decides on safety and usable space.
 * - controller: Controller: Adapter that joins the disks, where hardware does it.
 * - storages: Connected devices: Disks that the array is made of.
 * - full_capacity: Total capacity: Gross capacity: all disks together.
 * - capacity: Raid capacity: Net capacity: space left for data at this level.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RaidChoiceKey: An attribute of Raid-Array that has a list of choices.
 * RelationEntry: Relationship as it is read. All dependencies of this object, made by links or by hand.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object1: Object 1: First side, from which the relation is read, such as the host.
 * - object2: Object 2: Second side, to which the relation leads, such as the virtual machine.
 * - relation_type: Relation type: Meaning of the relation, such as software runs on a device.
 * - weighting: Weighting: How much one side suffers when the other fails, from 1 (most) to 10 (least).
 * - itservice: Service: Service that the relation is limited to; empty where it always holds.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RelationChoiceKey: An attribute of Relationship that has a list of choices.
 * RmControllerEntry: Remote Management Controller as it is read. Management board by which the device is reached even when it is switched off, such as iLO or iDRAC.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - remote_url: Primary access URL: Address of the board's web interface, out of its primary access.
 * - connected_object: Remote Management Controller: Object of the management board.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * RmControllerBackwardEntry: Managed devices as it is read. Devices that are administered through this management board.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Remote Management Controller: Device that the board is in.
 * ServiceEntry: Services as it is read. Offer of the IT to departments or customers, as it stands in the service catalogue.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - service_number: Service number: Number in the service catalogue, such as SRV-0042.
 * - type: Service type: Whether it supports the IT itself or a business process.
 * - category: Service category: Field it belongs to, such as communication or workplace.
 * - business_unit: Business Unit: Department that owns the service or pays for it.
 * - active: Active in service catalogue: Whether customers can order it.
 * - service_description_intern: Service description internal: Explanation for the IT: parts, operation, contacts.
 * - service_description_extern: Service description external: Explanation for customers: benefit, scope, conditions.
 * - service_alias: Aliases: Other names by which customers ask for it.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ServiceChoiceKey: An attribute of Services that has a list of choices.
 * SharesEntry: Shares as it is read. Folders that this device offers on the network.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Share name: Name under which the folder appears, such as Projects.
 * - unc_path: UNC-path: Full network path, such as \\fs1\Projects.
 * - volume: Volume: Volume of this device that the folder lies on.
 * - path: Local path: Folder on the device itself, such as /srv/projects.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * ShareAccessEntry: Share Access as it is read. Network folders of other devices that this one uses.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_objects: Selected object: Device that offers the folder.
 * - mountpoint: Mountpoint: Where the folder is attached here, such as /mnt/projects or P:.
 * - shares: Share name: Folder of that device, out of its shares.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SimEntry: SIM as it is read. Mobile phone contract of a device, with provider, rate and term.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Whether it is the main contract or replaces another one.
 * - network_provider: Network provider: Company that runs the mobile network.
 * - telephone_rate: Telephone rate: Plan that was booked, such as Business M.
 * - start: Start Date: First day of the contract.
 * - end: End Date: Last day of the contract.
 * - threshold_date: Date for Notification: Day to be reminded, such as before the period of notice ends.
 * - phone_no: Phone Number: Number by which the device is called, such as +49 170 1234567.
 * - client_no: Client Number: Number under which the provider keeps the contract.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SimChoiceKey: An attribute of SIM that has a list of choices.
 * SimCardEntry: SIM card as it is read. One SIM card as an object of its own, with contract, PINs and twin card.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Whether the contract behind the card is the main one or a replacement.
 * - assigned_mobile: Assigned mobile phone: Telephone that the card is in at the moment.
 * - network_provider: Network provider: Company whose mobile network the card uses.
 * - telephone_rate: Telephone rate: Plan of the card, such as Data 20 GB.
 * - start: Start Date: First day on which the card is paid for.
 * - end: End Date: Last day on which the card is paid for.
 * - threshold_date: Date for Notification: Day to think of cancelling or renewing the card.
 * - card_no: Card Number: Long number printed on this card (ICCID), such as 89490200001234567890.
 * - phone_no: Phone Number: Number on which the card is called, such as +49 170 7654321.
 * - client_no: Client Number: Number by which the provider knows you as a customer.
 * - pin: Pin: Code asked for when the device with the card is switched on.
 * - pin2: Pin 2: Code for special functions of the card, such as fixed dialling.
 * - puk: PUK: Code that unblocks the card after three wrong tries.
 * - puk2: PUK2: Code that unblocks the second code after three wrong tries.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - twincard: Twin Card: Whether there is a second card with the same number, such as for a car.
 * - tc_card_no: Card Number: Long number printed on the second card.
 * - tc_phone_no: Phone Number: Number of the second card, where it has one of its own.
 * - tc_pin: Pin: Code that unlocks the second card.
 * - tc_pin2: Pin 2: Code for special functions of the second card.
 * - tc_puk: PUK: Code that unblocks the second card after three wrong tries.
 * - tc_puk2: PUK2: Code that unblocks the second code of the second card.
 * - tc_serial_no: Serial number: Number of the chip on the second card.
 * - optional_info: Description (Twin Card): Notes on the second card, such as in which car it is.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SimCardChoiceKey: An attribute of SIM card that has a list of choices.
 * SlaEntry: SLA as it is read. Agreement on availability, service hours and times of repair.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - service_id: Service-ID: Number of the agreement, as it stands in the contract.
 * - service_level: SLA service level: How the promise is measured: availability in per cent, or hours of outage.
 * - service_level_dialog: SLA service level (Dialog): Level that was agreed, such as gold or 99.9 %.
 * - days: Weekday: Days on which the agreement holds, as a number with a bit per day.
 * - monday_time: Monday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - tuesday_time: Tuesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - wednesday_time: Wednesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - thursday_time: Thursday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - friday_time: Friday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - saturday_time: Saturday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - sunday_time: Sunday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
 * - reaction_time: Reaction time: How long it may take until work on a fault begins.
 * - reaction_time_unit: Reaktion time unit: Unit of the time until work begins, such as hours.
 * - recovery_time: Recovery time: How long it may take until everything works again.
 * - recovery_time_unit: Recovery time unit: Unit of the time until everything works again, such as hours.
 * - calendar: Calendar: Public holidays that count, such as those of Bavaria.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SlaChoiceKey: An attribute of SLA that has a list of choices.
 * SmartcardCertificateEntry: Smart Card Certificate as it is read. Chip card of a person with a certificate for signing and logging in.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - cardnumber: Card number: Number printed on the chip card.
 * - barring_password: Barring password: Secret that is asked for when the card is reported as lost.
 * - pin_nr: PIN no.: Code that unlocks the chip card.
 * - reference: Reference: Number under which the issuer keeps the certificate.
 * - expires_on: Expires on: Last day the certificate can be used.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SnmpEntry: SNMP as it is read. Community by which monitoring reads values from this device.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: SNMP Community: Name that SNMP versions 1 and 2c use like a password, such as public.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SnmpChoiceKey: An attribute of SNMP that has a list of choices.
 * SoaStacksEntry: SOA-Stacks as it is read. Chains of software and devices that together provide a function.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the chain, such as Web shop front end.
 * - soa_stack_object: SOA-Stacks: Object that stands for the chain as a whole.
 * - soa_stack_components: SOA-Component: Software and devices in the chain.
 * - soa_stack_it_services: Service: Services that the chain is part of.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SoundEntry: Sound card as it is read. Audio hardware of a device.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - title: Title: Product name of the audio chip or card, such as ALC897.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SoundChoiceKey: An attribute of Sound card that has a list of choices.
 * StackMemberEntry: Stack member as it is read. Switches that are joined into one stack and administered as one device.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_object: Member: Switch that is part of the stack.
 * - mode: Mode: Whether the switch leads the stack or follows.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * StackMemberChoiceKey: An attribute of Stack member that has a list of choices.
 * StorageDeviceEntry: Device as it is read. Disks, SSDs, tape drives and other media in or at the device.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Kind of medium, such as hard disk, SSD or tape.
 * - title: Title: Name of the medium, such as sda or Bay 3.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - model: Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
 * - unit: Memory unit: Unit of the size of the medium, such as TB.
 * - capacity: Capacity: Size according to the type plate, in the unit stated beside it.
 * - hotspare: Hotspare: Whether it waits to step in for a failed disk.
 * - connected: Connection: Whether it is built in or attached from outside.
 * - controller: Controller: Adapter of this device that the medium hangs on.
 * - raid_group: Hardware RAID group: Array made by a controller that the disk belongs to.
 * - serial: Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - lto_type: LTO Type: Generation of a tape drive, such as LTO-9.
 * - fc_address: FC Address: World Wide Name of the medium, where it hangs directly on Fibre Channel.
 * - firmware: Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
 * - slot: Slot: Bay that the medium is in, such as 3.
 * StorageDeviceChoiceKey: An attribute of Device that has a list of choices.
 * SupportEntitlementEntry: Support entitlement as it is read. Support bought from the manufacturer for this device, with part number and term.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - partNumber: Part number: Number by which the support package was ordered.
 * - startDate: Start date: First day of support.
 * - endDate: End date: Last day of support.
 * - state: State: Whether support runs today, has not begun or is over.
 * - expires: Expires: Days that are left until support ends.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * TelephoneFaxEntry: Telephone/Fax as it is read. Telephone and fax numbers of a device, with its kind of line.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Technology of the line, such as analogue, ISDN or VoIP.
 * - telephone_number: Telephone number: Full number to call, such as +49 30 1234-0.
 * - fax_number: Fax number: Full number to send faxes to, such as +49 30 1234-99.
 * - extension: Extension: Internal number behind that of the company, such as 215.
 * - pincode: Pincode: Code that unlocks the device or its line.
 * - imei: IMEI number: Number of a mobile phone, 15 digits, readable with *#06#.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * TelephoneFaxChoiceKey: An attribute of Telephone/Fax that has a list of choices.
 * TsiServiceEntry: TSI service as it is read. Link to a service of T-Systems, by the number it has there.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - tsi_service_id: TSI service ID: Number of the service in the provider's system.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * UniversalInterfaceEntry: Interface as it is read. Sockets for peripherals, such as USB, serial or KVM.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Label of the socket, such as USB 1.
 * - type: Connection type: Kind of peripheral that is plugged in here, such as monitor or printer.
 * - plug: Plug type: Shape of the plug, such as USB or FireWire.
 * - assigned_connector: Connected to: Connection point at the other end of the cable; setting it connects both ends.
 * - connected_object: Connected object: Device at the other end of the cable.
 * - connector: Assigned to connector: Id of the connection point at the other end of the cable.
 * - connector_sibling: Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - relation_direction: Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
 * UniversalInterfaceChoiceKey: An attribute of Interface that has a list of choices.
 * VehicleEntry: Vehicle as it is read. Car, van or lorry of the fleet, as it is registered.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - licence_plate: Licence plate: Registration on the number plate, such as B-KA 1234.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VersionEntry: Version as it is read. Releases of this software, from which installations choose.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Version number: Release as the vendor writes it, such as 12.4.
 * - servicepack: Servicepack: Collected update on top of the release, such as SP2.
 * - kernel: Kernel: Version of the core of an operating system, such as 6.1.0-18.
 * - patchlevel: Patchlevel: Last correction that is included, such as 2026-03.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualDeviceEntry: Virtual devices as it is read. Which resources of the host the disks, ports and interfaces of a virtual machine use.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - host_stor_device: Host resource (storage): Physical disk of the host that is passed through.
 * - host_ldev_client: Host LDEV client: Logical device of the host from the storage network.
 * - host_drive: Assigned storage device (host): Volume of the host on which the image lies.
 * - host_port: Corresponding host port: Network port of the host over which the machine communicates.
 * - host_interface: Host interface: Socket of the host that is passed through, such as USB.
 * - host_raid: Host RAID array: Array of the host on which the image lies.
 * - local_stor_device: Local storage device: Disk as the virtual machine sees it.
 * - local_port: Local port: Network port as the virtual machine sees it.
 * - local_interface: Host resource (interface): Socket as the virtual machine sees it.
 * - storage_type: Storage type: How the disk is kept on the host, such as a file or a LUN.
 * - network_type: Network type: How the port reaches the network, such as bridged or NAT.
 * - switch_port_group: Switch Port Group: Group of the virtual switch that the port belongs to, such as VM Network.
 * - cluster_storage: Cluster storage: Name of storage that all hosts of the cluster share.
 * - cluster_interface: Cluster interface: Name of the interface that all hosts of the cluster have.
 * - disk_image_location: Path: Path of the disk image, such as [datastore1] web1/web1.vmdk.
 * - device_type: Device type: Whether the entry is about network, a disk or another socket.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - virtual_network_type: Type: Model of the virtual network card, such as vmxnet3.
 * VirtualDeviceChoiceKey: An attribute of Virtual devices that has a list of choices.
 * VirtualHostEntry: Virtual host as it is read. Whether virtual machines run on this device, and from where it is administered.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - virtual_host: Virtual host: Marks the device as one that runs virtual machines.
 * - license_server: License Server: System that the host gets its licences from.
 * - administration_service: Administration service: Program and device that manage the host together, such as vCenter on vc1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualHostRootEntry: Virtual host as it is read. Menu entry for everything about running virtual machines; it shows the host itself.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - virtual_host: Virtual host: Marks the device as one that runs virtual machines.
 * - license_server: License Server: System that the host gets its licences from.
 * - administration_service: Administration service: Program and device that manage the host together, such as vCenter on vc1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualMachineEntry: Virtual machine as it is read. Where and by which hypervisor this virtual machine runs.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - virtual_machine: Virtual machine: Marks the object as a machine without hardware of its own.
 * - hosts: Running on host: Host or cluster that the machine runs on.
 * - system: Virtualization system: Hypervisor, such as VMware ESX or KVM.
 * - config_file: Configuration file: File with the settings of the machine, such as web1.vmx.
 * - primary: Host in cluster: Member of the cluster that the machine is on at the moment.
 * - state: Status: Last report of the hypervisor, such as running or suspended.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualMachineChoiceKey: An attribute of Virtual machine that has a list of choices.
 * VirtualMachineRootEntry: Virtual machine as it is read. Menu entry for everything about a virtual machine; it shows host and hypervisor.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - virtual_machine: Virtual machine: Marks the object as a machine without hardware of its own.
 * - hosts: Running on host: Host or cluster that the machine runs on.
 * - system: Virtualization system: Hypervisor, such as VMware ESX or KVM.
 * - config_file: Configuration file: File with the settings of the machine, such as web1.vmx.
 * - primary: Host in cluster: Member of the cluster that the machine is on at the moment.
 * - state: Status: Last report of the hypervisor, such as running or suspended.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VirtualMachineRootChoiceKey: An attribute of Virtual machine that has a list of choices.
 * VirtualSwitchPortgroupRow: A row of portgroup as it is read.
 * - title: 
 * - vlanid: 
 * VirtualSwitchServiceconsoleportsRow: A row of serviceconsoleports as it is read.
 * - title: 
 * - ref_id: 
 * VirtualSwitchVmkernelportsRow: A row of vmkernelports as it is read.
 * - title: 
 * - ref_id: 
 * VirtualSwitchEntry: Virtual Switches as it is read. Switches made in software that connect virtual machines with the network of the host.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the switch, such as vSwitch0.
 * - ports: Ports: Physical ports of the host by which the switch reaches the network.
 * - portgroup: Port groups: Groups that virtual machines are attached to, each with its VLAN.
 * - serviceconsoleports: Service Console Ports: Ports for administration of the host, each with its address.
 * - vmkernelports: VMKernel Ports: Ports for traffic of the host itself, such as vMotion or iSCSI, each with its address.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VoipPhoneEntry: CUCM VoIP telephone as it is read. Settings of an IP telephone as they stand in Cisco Unified Communications Manager.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - device_protocol: Device protocol: Protocol between telephone and CUCM: SIP or SCCP.
 * - description2: Description: Text that CUCM shows for the telephone, such as Reception.
 * - device_pool: Device pool: Set of common settings for telephones of a site.
 * - common_configuration: Common device configuration: Template of settings, such as softkeys and language, that several telephones use.
 * - button_template: Button template: Arrangement of the line and speed-dial keys.
 * - softkey_template: Softkey template: Functions on the keys below the display.
 * - common_profile: Common device profile: Template for the kind of use, such as Standard Common Phone Profile.
 * - calling_search_space: Calling search space: Partitions in which dialled numbers are looked up; it decides where the telephone may call.
 * - aar_calling_search_space: AAR calling search space: Partitions used when a call is rerouted because bandwidth is short.
 * - media_resource_group_list: Media resource group list: Order in which conference bridges and transcoders are used.
 * - user_hold_moh_audio_source: User MOH audio source: Music played when the user holds a call.
 * - network_hold_moh_audio_source: Network MOH Audioquelle: Music played when the system holds a call, as during a transfer.
 * - location: Location: Site in CUCM, by which bandwidth for calls is counted.
 * - aar_group: AAR group: Group that decides on the prefix of rerouted calls.
 * - user_locale: User locale: Language of the display.
 * - network_locale: Network locale: Country whose dial and ring tones are used.
 * - built_in_bridge: Built in bridge: Whether the telephone can mix calls itself, as recording needs.
 * - privacy: Privacy: Whether others on a shared line are kept out of the call.
 * - device_mobility_mode: Device Mobility Mode: Whether settings follow the site that the telephone is plugged in at.
 * - owner_user_id: Owner user ID: Account in CUCM of the person that uses the telephone.
 * - phone_suite: Phone suite: Software package that goes with the telephone.
 * - services_provisioning: Service provisioning: Whether services on the telephone come from CUCM, from addresses of your own, or both.
 * - load_name: Load name: File of the firmware that the telephone loads.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VoipPhoneChoiceKey: An attribute of CUCM VoIP telephone that has a list of choices.
 * VoipPhoneLineEntry: CUCM VoIP line as it is read. Settings of a line of IP telephones as they stand in Cisco Unified Communications Manager.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - directory_number: Directory number: Number of the line, such as 1215.
 * - route_partition: Route partition: Partition that the number belongs to; it decides who can call it.
 * - description2: Description: Text that CUCM shows for the line.
 * - alerting_name: Alerting name: Name that callers see while it rings.
 * - ascii_alerting_name: ASCII Alerting name: The same name without umlauts, for telephones that cannot show them.
 * - allow_cti_control: Allow Control of Device from CTI: Whether programs may dial and pick up on this line; 1 for yes.
 * - associated_devices: Associated devices: Telephones on which the line rings.
 * - voice_mail_profile: Voice mail profile: Settings by which the line reaches its mailbox.
 * - calling_search_space: Calling search space: Partitions in which numbers dialled on this line are looked up.
 * - presence_group: Presence group: Group that may see whether the line is busy.
 * - user_hold_moh_audio_source: User hold MOH audio source: Music heard on this line when its user holds a call.
 * - network_hold_moh_audio_source: Network hold MOH audio source: Music heard on this line when the system holds a call.
 * - auto_answer: Auto answer: Whether calls are taken at once, over headset or speaker.
 * - call_forward_all: Call forward all: Number to which every call goes.
 * - sec_calling_search_space: Secondary Calling Search Space for Forward All: Further partitions in which the target of that redirection is looked up.
 * - forward_busy_internal: Forward busy internal: Number for calls from inside while the line is busy.
 * - forward_busy_external: Forward busy external: Number for calls from outside while the line is busy.
 * - forward_no_answer_internal: Forward no answer internal: Number for calls from inside that nobody takes.
 * - forward_no_answer_external: Forward no answer external: Number for calls from outside that nobody takes.
 * - forward_no_coverage_internal: Forward no coverage internal: Number for calls from inside after all of the coverage path was tried.
 * - forward_no_coverage_external: Forward no coverage external: Number for calls from outside after all of the coverage path was tried.
 * - forward_on_cti_fail: Forward on CTI failure: Number for calls when the program that controls the line has failed.
 * - forward_unregistered_internal: Forward unregistered internal: Number for calls from inside while no telephone is connected.
 * - forward_unregistered_external: Forward unregistered external: Number for calls from outside while no telephone is connected.
 * - no_answer_ring_duration: No answer ring duration: Seconds it rings before a call goes on to another number.
 * - call_pickup_group: Call pickup group: Group whose members may take calls for each other.
 * - display: Display: Name that the called party sees.
 * - ascii_display: ASCII display: That name without umlauts.
 * - line_text_label: Line text label: Text beside the line key on the telephone.
 * - ascii_line_text_label: ASCII Line text label: Text beside the line key, without umlauts.
 * - visual_message_indicator: Visual message waiting indicator policy: When a lamp shows that the mailbox has messages.
 * - audible_message_indicator: Audible message waiting indicator policy: Whether a stutter tone points to messages in the mailbox.
 * - ring_settings_idle: Ring settings (Phone idle): How it rings while no call is going on.
 * - ring_settings_active: Ring settings (Phone active): How it rings while another call is going on.
 * - call_pickup_group_idle: Call pickup group audio alert setting (phone idle): Tone for calls to the group while the telephone is free.
 * - call_pickup_group_active: Call pickup group audio alert setting (phone active): Tone for calls to the group during a call.
 * - recording_option: Recording option: Whether calls are recorded always, on demand or never.
 * - recording_profile: Recording profile: Target that recordings are sent to.
 * - monitoring_css: Monitoring calling search space: Partitions in which supervisors find the line for silent listening.
 * - log_missed_calls: Log missed calls: Whether missed calls are listed on the telephone; 1 for yes.
 * - external_phone_number_mask: External phone number mask: Pattern for the number shown outside, such as 0301234XXXX.
 * - max_number_of_calls: Maximum number of calls: How many calls the line holds at once.
 * - busy_trigger: "Busy" trigger: From how many calls on the line counts as busy.
 * - caller_name: Caller name: Whether the name of the calling party is shown; 1 for yes.
 * - caller_number: Caller number: Whether the number of the calling party is shown; 1 for yes.
 * - redirected_number: Redirected number: Whether the number that forwarded a call is shown; 1 for yes.
 * - dialed_number: Dialed number: Whether the number that the caller chose is shown; 1 for yes.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VrrpEntry: VRRP as it is read. Virtual router that several routers share, so that one can fail.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Protocol by which they agree, such as VRRP or HSRP.
 * - vrid: VR ID: Number of the virtual router in its net, 1 to 255.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * VrrpChoiceKey: An attribute of VRRP that has a list of choices.
 * VrrpMemberEntry: VRRP Member as it is read. Interfaces of routers that take turns as this virtual router.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - member: VRRP member: Logical port of a router that takes part.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * WanEntry: WAN Connection as it is read. Leased and Internet lines of a site, with provider data and bandwidth.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the line, such as Berlin - Munich 1.
 * - role: Role: Whether the line is used first, or steps in for another.
 * - type: Type: Technology of the line, such as xDSL or fibre.
 * - channels: Channels: How many channels the line bundles.
 * - call_numbers: Call number(s): Numbers that belong to the line, one per row.
 * - connection_location: Location of the connection: Building or room in which the line ends.
 * - capacity_up: Capacity UP: Bandwidth in use towards the provider, in the unit stated beside it.
 * - capacity_up_unit: Capacity UP unit: Unit of the bandwidth in use towards the provider, such as MBit.
 * - capacity_down: Capacity DOWN: Bandwidth in use from the provider, in the unit stated beside it.
 * - capacity_down_unit: Capacity DOWN unit: Unit of the bandwidth in use from the provider, such as MBit.
 * - max_capacity_up: Max. Capacity UP: Most the line could carry towards the provider, in the unit stated beside it.
 * - max_capacity_up_unit: Max. Capacity UP unit: Unit of the most towards the provider, such as MBit.
 * - max_capacity_down: Max. Capacity DOWN: Most the line could carry from the provider, in the unit stated beside it.
 * - max_capacity_down_unit: Max. Capacity DOWN unit: Unit of the most from the provider, such as MBit.
 * - project_no: Projekt number: Number of the project that ordered the line.
 * - vlan_id: VLAN-ID: VLAN in which the line is handed over.
 * - shopping_cart_no: Shopping cart number: Number of the order in the purchasing system.
 * - ticket_no: Ticket number: Number of the order or fault at the provider.
 * - customer_no: Customer number: Number under which the provider keeps the customer.
 * - router: Connected routers: Routers of your own that the line is plugged into.
 * - net: Connected nets: Nets that reach the outside over the line.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * WanChoiceKey: An attribute of WAN Connection that has a list of choices.
 * SpecificAcEntry: Air conditioning as it is read. Cooling power, air flow and size of an air conditioner, for planning rooms.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Build, such as split unit or in-row cooler.
 * - threshold: Threshold: Temperature at which it raises an alarm or starts to cool.
 * - threshold_unit: Memory-unit: Scale of that temperature: °C or °F.
 * - capacity_unit: Capacity unit: Unit of the cooling power, such as kW or BTU/h.
 * - capacity: Refrigerating capacity: Heat it can remove, to be compared with what the devices give off.
 * - air_quantity: Air quantity: Air that it moves per hour, in the unit stated beside it.
 * - air_quantity_unit: Air quantity unit: Unit of the air flow: cubic metres per hour.
 * - width: Width: Space it takes from left to right, in the unit stated for all three.
 * - height: Height: Space it takes from bottom to top, in the unit stated for all three.
 * - depth: Depth: Space it takes from front to back, in the unit stated for all three.
 * - dimension_unit: Dimension unit: Unit of its width, height and depth, such as cm.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificAcChoiceKey: An attribute of Air conditioning that has a list of choices.
 * SpecificAccessPointEntry: WiFi device as it is read. Radio networks that this device provides, an entry per SSID.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the radio network in your documentation, such as Guests ground floor.
 * - function: Function: Whether the device provides a network, extends one, or joins two.
 * - standard: Standard: Radio standard, such as 802.11ax.
 * - channel: Channel: Radio channel in use, or automatic choice.
 * - broadcast_ssid: Broadcast SSID: Whether devices nearby see the name of the network.
 * - ssid: SSID: Name that people choose on their devices, such as Example-Guests.
 * - mac_filter: MAC filter: Whether only known hardware addresses may join.
 * - auth: Authentication: How devices prove that they may join, such as WPA2.
 * - encryption_id: Encryption: Cipher that protects the traffic, such as AES.
 * - key: Key: Passphrase of the network.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificAccessPointChoiceKey: An attribute of WiFi device that has a list of choices.
 * SpecificApplicationEntry: Applications as it is read. Facts on a piece of software as such, wherever it is installed.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - specification: Specification: Capabilities and prerequisites of the software, such as supported platforms.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - installation: Installation: Whether it is put on devices by hand or by software distribution.
 * - registration_key: Registration key: Key to register the software with its vendor, where one covers all installations.
 * - install_path: Install path: Folder in which installations usually lie, such as /opt/app.
 * - installation_count: Amount of installations: On how many devices the software is installed.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificApplicationChoiceKey: An attribute of Applications that has a list of choices.
 * SpecificApplicationAssignedObjEntry: Installation as it is read. Devices on which this software is installed, with version and licence.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Installed on: Device that has the software.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_license_key: Assigned license key: Key of the licence that is assigned, to be typed in at installation.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Inherit Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - installDate: Installed on (date): Day the software was put on that device.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificApplicationAssignedObjChoiceKey: An attribute of Installation that has a list of choices.
 * SpecificApplicationDbmsAssignedObjEntry: Installation as it is read. Servers on which this database system is installed.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Installed on: Server that has the database system.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_license_key: Assigned license key: Key of the licence that is assigned, to be typed in at installation.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificApplicationDbmsAssignedObjChoiceKey: An attribute of Installation that has a list of choices.
 * SpecificApplicationServiceAssignedObjEntry: Installation as it is read. Devices on which this system service is installed.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Installed on: Device that has the system service.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_license_key: Assigned license key: Key of the licence that is assigned, to be typed in at installation.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Used databases: Databases in which the installation keeps its data.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificApplicationServiceAssignedObjChoiceKey: An attribute of Installation that has a list of choices.
 * SpecificApplicationVariantEntry: Variants as it is read. Editions in which this software is sold, from which installations choose.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Short name of the edition, such as Ent.
 * - variant: Variant: Full name of the edition, such as Enterprise Edition.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificCellPhoneContractEntry: Mobile radio as it is read. Number by which mobile networks recognise a telephone.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - imei_number: IMEI number: Number of the device with 15 digits, to have it blocked after theft.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificChassisEntry: Chassis as it is read. Menu entry for everything about a blade chassis; it shows its grid.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - front_x: Front side -- Horizontal units: How many columns the front has.
 * - front_y: Front side -- Vertical units: How many rows the front has.
 * - front_size: Front side -- Grid size: How large a cell of the front is drawn.
 * - rear_x: Rear side -- Horizontal units: How many columns the rear has.
 * - rear_y: Rear side -- Vertical units: How many rows the rear has.
 * - rear_size: Rear side -- Grid size: How large a cell of the rear is drawn.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificChassisChoiceKey: An attribute of Chassis that has a list of choices.
 * SpecificChassisDevicesEntry: Assigned devices as it is read. Blades, switches and power supplies that are in this chassis.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - role: Role: Task of the device in the chassis, such as administration.
 * - assigned_device: Device assignment: Object that is plugged in, such as a blade server.
 * - assigned_hba: Device assignment (Hostadapter): Host bus adapter of the chassis, where the entry is about one.
 * - assigned_interface: Device assignment (Interface): Network card of the chassis, where the entry is about one.
 * - assigned_power_consumer: Device assignment (Power consumer): Power supply unit of the chassis, where the entry is about one.
 * - assigned_slots: Assigned to: Places in the chassis that the device fills.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificChassisDevicesChoiceKey: An attribute of Assigned devices that has a list of choices.
 * SpecificChassisSlotEntry: Slots as it is read. Places of a chassis that devices are plugged into, with their position.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connector_type: Connector type: Kind of device that fits, such as blade or interconnect module.
 * - insertion: Insertion: Side from which devices are plugged in: front or back.
 * - title: Slot title: Label of the place, such as Bay 1.
 * - from_x: Horizontal position: First column of the grid that the place covers, counted from the left.
 * - to_x: To horizontal position: Last column of the grid that the place covers.
 * - from_y: Vertical position: First row of the grid that the place covers, counted from the top.
 * - to_y: To vertical position: Last row of the grid that the place covers.
 * - assigned_devices: Device assignment: Blades, switches or modules that fill the place.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificChassisSlotChoiceKey: An attribute of Slots that has a list of choices.
 * SpecificChassisViewEntry: Chassis view as it is read. Grid in which the places of a chassis are drawn, for its front and its rear.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - front_x: Front side -- Horizontal units: How many columns the front has.
 * - front_y: Front side -- Vertical units: How many rows the front has.
 * - front_size: Front side -- Grid size: How large a cell of the front is drawn.
 * - rear_x: Rear side -- Horizontal units: How many columns the rear has.
 * - rear_y: Rear side -- Vertical units: How many rows the rear has.
 * - rear_size: Rear side -- Grid size: How large a cell of the rear is drawn.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificChassisViewChoiceKey: An attribute of Chassis view that has a list of choices.
 * SpecificClientEntry: Desktop as it is read. Kind of computer a person works at, and its keyboard.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Client type: Build of the computer, such as PC or notebook.
 * - keyboard_layout: Keyboard Layout: Language the keys are printed in, such as German (QWERTZ).
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificClientChoiceKey: An attribute of Desktop that has a list of choices.
 * SpecificClusterServiceEntry: Assigned clusters as it is read. Clusters on which this service runs, seen from the service.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - cluster: Assigned clusters: Cluster that keeps the service available.
 * - type: Type: How the members divide the service between them: one waits, all work, or all compute together.
 * - runs_on: Runs on: Members on which the service is allowed to run.
 * - default_server: Default server: Member that carries the service as long as nothing fails.
 * - hostaddresses: Host addresses: Addresses that move with the service.
 * - drives: Volumes: Volumes on which the service keeps its data.
 * - shares: Shares: File shares that clients reach through the service.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - service_status: Service Status: Whether the service should be running on this cluster.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificClusterServiceChoiceKey: An attribute of Assigned clusters that has a list of choices.
 * SpecificContractEntry: Contract as it is read. Menu entry for everything about a contract; it shows its terms.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Contract type: Kind of agreement, such as maintenance or leasing.
 * - contract_no: Contract id: Number the partner has given the agreement.
 * - customer_no: Customer id: Number under which the partner keeps you.
 * - internal_no: Internal id: Number in your own filing, such as V-2026-014.
 * - costs: Costs: Price per payment period.
 * - cost_calculation: Cost calculation: Whether the price is meant per covered object or for all together.
 * - product: Product: Goods or services that were bought, such as Premium Support 24x7.
 * - reaction_rate: Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
 * - contract_status: Contract status: Whether it is running, has been terminated or is over.
 * - start_date: Start of contract: Day from which the contract holds.
 * - end_date: End of contract: Day until which the contract holds, where that is fixed.
 * - run_time: Runtime: How long it holds before it ends or is extended.
 * - run_time_unit: Runtime unit: Unit of the term, such as months or years.
 * - next_contract_end_date: Possible next contract expires: Next day on which the contract can end, worked out from begin and term.
 * - end_type: End of contract by: Whether it ends only when someone terminates it, or by itself.
 * - next_notice_end_date: Possible next termination date: Last day on which notice still counts for the next possible end.
 * - notice_date: Cancellation date: Day on which notice was given.
 * - notice_period: Cancellation period: How long before the end notice has to be given.
 * - notice_period_unit: Notice period unit: Unit of the time for giving notice, such as months.
 * - notice_type: Notice type: Whether notice counts from the day it is given, or towards the end of the term.
 * - maintenance_period: Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
 * - maintenance_period_unit: Deadline unit: Unit of the time of maintenance or warranty, such as years.
 * - payment_period: Payment period: How often payment is due, such as monthly.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificContractChoiceKey: An attribute of Contract that has a list of choices.
 * SpecificContractAllocationEntry: Assigned Objects as it is read. Objects that this contract covers, seen from the contract.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_object: Assigned objects: Device, licence or other thing that falls under the contract.
 * SpecificContractInformationEntry: Contract information as it is read. Numbers, costs, term and periods of notice of a contract.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Contract type: Kind of agreement, such as maintenance or leasing.
 * - contract_no: Contract id: Number the partner has given the agreement.
 * - customer_no: Customer id: Number under which the partner keeps you.
 * - internal_no: Internal id: Number in your own filing, such as V-2026-014.
 * - costs: Costs: Price per payment period.
 * - cost_calculation: Cost calculation: Whether the price is meant per covered object or for all together.
 * - product: Product: Goods or services that were bought, such as Premium Support 24x7.
 * - reaction_rate: Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
 * - contract_status: Contract status: Whether it is running, has been terminated or is over.
 * - start_date: Start of contract: Day from which the contract holds.
 * - end_date: End of contract: Day until which the contract holds, where that is fixed.
 * - run_time: Runtime: How long it holds before it ends or is extended.
 * - run_time_unit: Runtime unit: Unit of the term, such as months or years.
 * - next_contract_end_date: Possible next contract expires: Next day on which the contract can end, worked out from begin and term.
 * - end_type: End of contract by: Whether it ends only when someone terminates it, or by itself.
 * - next_notice_end_date: Possible next termination date: Last day on which notice still counts for the next possible end.
 * - notice_date: Cancellation date: Day on which notice was given.
 * - notice_period: Cancellation period: How long before the end notice has to be given.
 * - notice_period_unit: Notice period unit: Unit of the time for giving notice, such as months.
 * - notice_type: Notice type: Whether notice counts from the day it is given, or towards the end of the term.
 * - maintenance_period: Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
 * - maintenance_period_unit: Deadline unit: Unit of the time of maintenance or warranty, such as years.
 * - payment_period: Payment period: How often payment is due, such as monthly.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificContractInformationChoiceKey: An attribute of Contract information that has a list of choices.
 * SpecificDatabaseAccessEntry: Database access as it is read. Installed programs that use this schema.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - access: Assigned objects: Program on its device, as an object of the relation between the two.
 * SpecificDatabaseGatewayEntry: Database gateway as it is read. Ways from this schema to databases of other vendors.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Gateway type: Technology in between, such as Oracle Gateway for ODBC.
 * - host: Host: Name or address of the machine that runs it.
 * - port: Port: TCP port on which it listens, such as 1521.
 * - user: User: Account it signs in with on the other side.
 * - target_schema: Target schema: Schema that is reached this way.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseInstallationEntry: Database installation as it is read. Servers on which this database software is installed, with licence and version.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Installed on: Server on which the database software is installed.
 * - application_type: Type: Whether it runs as a program or as the operating system of the device.
 * - application_priority: Priority: Marks the operating system that a device with several of them starts by default.
 * - assigned_license: Assigned license: Licence that this installation uses up; reports on free licences count it.
 * - assigned_license_key: Assigned license key: Key of the licence that is assigned, to be typed in at installation.
 * - assigned_database_schema: Database schema: Schema with the tables that the software works with.
 * - assigned_it_service: Service: Services that need this installation, so that an outage can be traced to them.
 * - assigned_variant: Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
 * - assigned_version: Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
 * - bequest_nagios_services: Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
 * - assigned_databases: Installed on: Name of that server.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseInstallationChoiceKey: An attribute of Database installation that has a list of choices.
 * SpecificDatabaseInstanceEntry: Instance / Oracle database as it is read. Running instance of a database system, with listener and schema.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - instance: DBMS: Database software on its server, as an object of the relation between the two.
 * - title: Title: Name of the instance, such as ORCL (SID).
 * - listener: Listener: Address under which the instance takes connections, such as LISTENER on port 1521.
 * - database_schema: Database schema: Schema that the instance serves.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseLinksEntry: Database links as it is read. Named connections by which this schema reads tables of another one.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the connection as used in SQL, such as ERP_LINK.
 * - link: Connected database schema: Schema on the other side of the connection.
 * - target_user: Target user: Account used on the other side.
 * - owner: Owner: Account here that the connection belongs to.
 * - public: Public: Whether all accounts may use the connection.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseObjectsEntry: Database objects as it is read. Tables, views, indexes and other parts of this schema that are worth documenting.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the part, such as V_OPEN_ORDERS.
 * - database_object: Type: Kind of the part, such as table, view or index.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDatabaseObjectsChoiceKey: An attribute of Database objects that has a list of choices.
 * SpecificDatabaseSchemaEntry: Database schema as it is read. Schema with the tables of one application, and the instance it lies in.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - link: Runs on: Object on which the schema runs, such as the database server.
 * - instance: Database instance: Instance that contains the schema.
 * - title: Title: Name of the schema, such as SHOP.
 * - storage_engine: Storage-Engine: How tables are stored, such as InnoDB.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDbmsEntry: DBMS as it is read. Which database system this software is.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - dbms: DBMS: Product family, such as PostgreSQL or Oracle Database.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificDbmsChoiceKey: An attribute of DBMS that has a list of choices.
 * SpecificEmergencyPlanEntry: Emergency plan as it is read. Menu entry for everything about a plan for emergencies; it shows duration and rehearsal.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - time_needed: Time need: Duration from alarm to normal operation, in the unit stated beside it.
 * - time_unit: Unit: Unit of that duration, such as hours.
 * - practice_date: Date of emergency practice: Moment of the last rehearsal.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificEmergencyPlanChoiceKey: An attribute of Emergency plan that has a list of choices.
 * SpecificEmergencyPlanAttributeEntry: Emergency plan properties as it is read. How long carrying out the plan takes, and when it was rehearsed.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - time_needed: Time need: Duration from alarm to normal operation, in the unit stated beside it.
 * - time_unit: Unit: Unit of that duration, such as hours.
 * - practice_date: Date of emergency practice: Moment of the last rehearsal.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificEmergencyPlanAttributeChoiceKey: An attribute of Emergency plan properties that has a list of choices.
 * SpecificEmergencyPlanLinkedObjectsEntry: assigned objects as it is read. Objects that the plan is to be used for.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Title: Object on whose failure the plan is carried out.
 * SpecificEnclosureEntry: Rack as it is read. How the units of a rack are numbered, and how many devices stand upright beside them.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - vertical_slots_front: Vertical installation slots (Front side): How many devices, such as power strips, fit upright at the front.
 * - vertical_slots_rear: Vertical installation slots (Rear side): How many devices, such as power strips, fit upright at the rear.
 * - slot_sorting: Rack unit sorting: Whether the units are numbered from the bottom up or from the top down.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificEnclosureChoiceKey: An attribute of Rack that has a list of choices.
 * SpecificEpsEntry: Emergency power supply as it is read. Generator that takes over when mains power fails for longer.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Drive, such as diesel generator or gas turbine.
 * - warmup_time: Warm-up time: Time from starting to full power, which a UPS has to bridge.
 * - warmup_time_unit: Unit: Unit of the time until full power, such as seconds.
 * - fuel_tank: Fuel tank: How much fuel there is room for, in the unit stated beside it.
 * - volume_unit: Unit: Unit of the amount of fuel, such as l.
 * - autonomy_time: Autonomy time: How long it runs on a full tank under load.
 * - autonomy_time_unit: Unit: Unit of the running time, such as hours.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificEpsChoiceKey: An attribute of Emergency power supply that has a list of choices.
 * SpecificFileEntry: Files as it is read. Menu entry for everything about a document; it shows its newest version.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - entry_revision: Its revision, where the call asks for it.
 * - file_title: Title: Name of the document for people, such as Network plan Berlin.
 * - file_physical: Filename: The stored file with its name, such as netplan.pdf.
 * - file_category: Category: Kind of document, such as manual, diagram or contract.
 * - revision: Revision: Number of this version, counted upwards.
 * - version_description: Version Description: News in this version, such as corrected floor plan.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - current_version: Version: Entry among the versions of the document that this one shows.
 * - md5_hash: MD5 Checksum: Fingerprint of the content, to see whether two files are equal.
 * SpecificFileChoiceKey: An attribute of Files that has a list of choices.
 * SpecificFileActualEntry: Current file as it is read. Newest version of the document that this object holds.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - entry_revision: Its revision, where the call asks for it.
 * - file_title: Title: Name of the document for people, such as Network plan Berlin.
 * - file_physical: Filename: The stored file with its name, such as netplan.pdf.
 * - file_category: Category: Kind of document, such as manual, diagram or contract.
 * - revision: Revision: Number of this version, counted upwards.
 * - version_description: Version Description: News in this version, such as corrected floor plan.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - current_version: Version: Entry among the versions of the document that this one shows.
 * - md5_hash: MD5 Checksum: Fingerprint of the content, to see whether two files are equal.
 * SpecificFileActualChoiceKey: An attribute of Current file that has a list of choices.
 * SpecificFileObjectsEntry: Assigned objects as it is read. Objects to which this document belongs.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - assigned_objects: Assigned objects: Device, building or other thing that the document is about.
 * SpecificFileVersionsEntry: File versions as it is read. All versions of a document, each with its content.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - entry_revision: Its revision, where the call asks for it.
 * - file_physical: Filename: Name with ending, such as netplan-v3.pdf.
 * - file_content: File content: Content of this version, Base64-encoded in calls.
 * - file_title: Title: Name of the version for people, such as Draft of March.
 * - revision: Revision: Number of the version among those of the document, counted by the service.
 * - upload_date: Upload date: Moment the content was stored; the service sets it.
 * - version_description: Version Description: Changes that this version brought, such as new rack added.
 * - md5_hash: MD5 Checksum: Fingerprint of the content of this version.
 * - uploaded_by: Upload from: Person that stored the content, where the call belongs to one.
 * SpecificGroupEntry: Object group as it is read. Objects that belong together for a purpose of your own, such as everything to be replaced this year.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Object: Member of the group; anything may be one.
 * - object_type: Object type: Kind of thing that the member is, such as server.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificGroupTypeEntry: Type as it is read. Whether members are chosen by hand or come from a report.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: How members come in: static is by hand, report-based by a query.
 * - report: Report: Number of the report whose rows are the members.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificGroupTypeChoiceKey: An attribute of Type that has a list of choices.
 * SpecificKryptoCardEntry: Crypto card as it is read. Card with a certificate that encrypts calls and data of a mobile phone.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - certificate_number: Certificate number: Number by which the issuer knows the certificate.
 * - certgate_card_number: Certgate card number: Number printed on a card of the manufacturer certgate.
 * - certificate_title: Certificate title: Name the certificate is issued to.
 * - certificate_password: Certificate revocation password: Secret that is asked for when the certificate is to be revoked.
 * - certificate_procedure: Certificate procedure: Last day the certificate on the card is valid.
 * - date_of_issue: Date of issue: Day the card was handed out.
 * - imei_number: IMEI number: Number of the telephone that the card was made for.
 * - assigned_mobile: Assigned cellular phone: Telephone in which the card is used.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificLayer2NetIpHelperAddressesRow: A row of ip_helper_addresses as it is read.
 * - ip: 
 * - type_title: 
 * SpecificLayer2NetEntry: Layer 2 Net as it is read. VLAN with its number and the Layer 3 nets that use it.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - vlan_id: ID (VLAN): Number in the tag of the frames, 1 to 4094.
 * - standard: Default VLAN: Whether it is the VLAN of ports for which nothing else is set.
 * - type: Type: Technology by which the net is separated, such as VLAN.
 * - subtype: Subtype: Whether ports are assigned by hand, or when a device signs in.
 * - ip_helper_addresses: IP helper addresses: Servers to which broadcasts such as DHCP requests are passed on.
 * - layer3_assignments: Layer-3-net assignment: IP nets that run over this VLAN.
 * - vrf: VRF: Name of the routing instance the VLAN belongs to, such as CUST-A.
 * - vrf_capacity: VRF Capacity: Bandwidth promised to that routing instance.
 * - vrf_capacity_unit: VRF Capacity (Unit): Unit of the promised bandwidth, such as MBit.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificLayer2NetChoiceKey: An attribute of Layer 2 Net that has a list of choices.
 * SpecificLayer2NetAssignedLogicalPortsEntry: Assigned logical ports as it is read. Logical ports of devices that take part in this VLAN.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - isys_obj__id: Object title: Device that has the logical port.
 * - isys_catg_log_port_list__id: Assigned logical ports: The port itself, such as bond0.10 of that device.
 * SpecificLayer2NetAssignedPortsEntry: Assigned ports as it is read. Sockets of switches and devices that take part in this VLAN.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - isys_obj__id: Object title: Device that has the physical port.
 * - isys_catg_port_list__id: Assigned ports: The port itself, such as Gi1/0/24 of that device.
 * - isys_catg_port_list__mac: MAC-address: Hardware address of that port.
 * SpecificLicenceListEntry: License keys as it is read. Licences that were bought, with key, number of seats, term and price.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - key: Key: Code that is typed in at installation, such as XXXXX-XXXXX-XXXXX.
 * - serial: Serial: Number on the licence certificate.
 * - type: License Type: Whether it covers one installation or many.
 * - amount: Amount: How many installations the licence allows.
 * - used_licences: Licenses in Use: How many installations name this licence.
 * - lic_not_in_use: Licenses Free: How many installations it still allows; below zero for too few licences.
 * - start: Start Date: First day on which the licence may be used.
 * - expire: Expiration Date: Last day on which the licence may be used.
 * - cost: Price Per Unit: Price of a single seat.
 * - overall_costs: Total Costs: Price of one seat times their number.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificLicenceListChoiceKey: An attribute of License keys that has a list of choices.
 * SpecificMiddlewareEntry: Middleware as it is read. Facts on software that stands between applications, such as message queues.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - specification: Specification: Capabilities and prerequisites of the software, such as supported platforms.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - installation: Installation: Whether it is put on devices by hand or by software distribution.
 * - registration_key: Registration key: Key to register the software with its vendor, where one covers all installations.
 * - install_path: Install path: Folder in which installations usually lie, such as /opt/app.
 * - installation_count: Amount of installations: On how many devices the software is installed.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificMiddlewareChoiceKey: An attribute of Middleware that has a list of choices.
 * SpecificMonitorEntry: Monitor as it is read. Size and features of a screen, for choosing a replacement.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - size: Display: Length of the diagonal, such as 27, in the unit stated beside it.
 * - size_unit: Unit: Unit of the diagonal, such as inch.
 * - type: Type: Technology of the panel, such as TFT.
 * - resolution: Resolution: Pixels across and down, such as 2560 x 1440.
 * - pivot: Pivot: Whether the screen can be turned upright.
 * - speaker: Speaker: Whether it has sound built in.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificMonitorChoiceKey: An attribute of Monitor that has a list of choices.
 * SpecificNetEntry: Net as it is read. IP net with address, mask, gateway and name servers.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Title of the object that the net is documented in.
 * - type: Type: Protocol of all addresses in it: IPv4, IPv6 or an older one.
 * - address: Network address: First address, which names the net, such as 192.168.10.0.
 * - netmask: Netmask: Part of addresses that is the same for all hosts, such as 255.255.255.0; follows from the suffix.
 * - gateway: Default Gateway: Address by which hosts leave the net, out of those of the router.
 * - range_from: Address from: First address for hosts, such as 192.168.10.1.
 * - range_to: Address to: Last address for hosts, such as 192.168.10.254.
 * - dns_server: DNS server: Servers that resolve names for hosts of the net.
 * - dns_domain: DNS domain: Domains of the hosts in the net, such as example.org.
 * - cidr_suffix: CIDR-Suffix: Bits that are the same for all hosts, such as 24; follows from the netmask.
 * - reverse_dns: Reverse DNS: Zone that leads from addresses back to names, such as 10.168.192.in-addr.arpa.
 * - layer2_assignments: Layer-2-net assignment: VLANs over which the net runs.
 * - address_v6: Network address IPv6: First address, where the net is one of IPv6; otherwise empty.
 * - address_range: Address range: First and last address for hosts on one line.
 * - address_with_suffix: Net with suffix: The usual short form, such as 192.168.10.0/24.
 * - free_addresses: Assigned addresses: How many addresses are in use, out of how many there are.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificNetChoiceKey: An attribute of Net that has a list of choices.
 * SpecificNetDhcpEntry: DHCP as it is read. Parts of the net from which a DHCP server gives out addresses.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type v4: Whether IPv4 addresses change or are kept for a known device.
 * - typev6: Type v6: How IPv6 addresses come about: by DHCPv6, by SLAAC, or both.
 * - range_from: DHCP from: First address that the DHCP server gives out.
 * - range_to: DHCP to: Last address that the DHCP server gives out.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificNetDhcpChoiceKey: An attribute of DHCP that has a list of choices.
 * SpecificNetIpAddressesEntry: IP list as it is read. All addresses that devices have in this net, seen from the net.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - net_type: Type: Protocol of the listed address.
 * - title: Host address: The address itself, such as 192.168.10.21.
 * - assigned_object: Object: Device that has the address, under the key that existing clients write.
 * - ipv4_assignment: Address allocation IPv4: How that device got its IPv4 address, such as DHCP or static.
 * - ipv6_assignment: Address allocation IPv6: How that device got its IPv6 address, such as SLAAC or static.
 * - object: Object (ID): Device to which the address is assigned.
 * - ip_address_link: Open IP list: Place for a link to a page with the addresses of the net. It would lead to a page of a web interface, and there is none here.
 * SpecificNetIpAddressesChoiceKey: An attribute of IP list that has a list of choices.
 * SpecificNetZoneEntry: Net zone as it is read. Parts of the net that belong to security zones, such as DMZ.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - zone: Net zone objekt: Object of the zone that the range belongs to.
 * - range_from: Zone from: First address that lies in the zone.
 * - range_from_long: Zone from (Long): The first address as one number, to sort and compare.
 * - range_to: Zone to: Last address that lies in the zone.
 * - range_to_long: Zone to (Long): The last address as one number, to sort and compare.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificOperatingSystemEntry: Operating Systems as it is read. Facts on an operating system as such, wherever it is installed.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - specification: Specification: Capabilities and prerequisites of the software, such as supported platforms.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - installation: Installation: Whether it is put on devices by hand or by software distribution.
 * - registration_key: Registration key: Key to register the software with its vendor, where one covers all installations.
 * - install_path: Install path: Folder in which installations usually lie, such as /opt/app.
 * - installation_count: Amount of installations: On how many devices the software is installed.
 * - osFamily: OS family: Lineage of the system, such as Linux, Windows or BSD.
 * - systemType: OS type: Use it is made for, such as server, desktop or network device.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificOperatingSystemChoiceKey: An attribute of Operating Systems that has a list of choices.
 * SpecificOrganizationEntry: Organization as it is read. Menu entry for everything about a company or authority; it shows its master data.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Full name, such as Example Ltd.; the object is called the same.
 * - telephone: Telephone: Number of the switchboard, such as +49 30 1234-0.
 * - fax: Fax: Number for faxes to the organisation.
 * - website: Website: Address on the web, such as https://example.org.
 * - headquarter: Headquarter: Organisation that this one is a branch of.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificOrganizationContactAssignmentEntry: Assigned Objects as it is read. Objects at which this organisation is named as a contact.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Assigned Objects: Object the organisation has to do with, such as a device it supplied.
 * - role: Role: Relation of the organisation to that object, such as supplier.
 * SpecificOrganizationContactAssignmentChoiceKey: An attribute of Assigned Objects that has a list of choices.
 * SpecificOrganizationMasterDataEntry: Master data as it is read. Name and reachability of a company, an authority or a customer.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Full name, such as Example Ltd.; the object is called the same.
 * - telephone: Telephone: Number of the switchboard, such as +49 30 1234-0.
 * - fax: Fax: Number for faxes to the organisation.
 * - website: Website: Address on the web, such as https://example.org.
 * - headquarter: Headquarter: Organisation that this one is a branch of.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificOrganizationPersonsEntry: Persons as it is read. People that work for this organisation, seen from its side.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Persons: Member of staff; saving it here sets the organisation at the person.
 * - contact: Contact: The same person, under the key that some clients read.
 * SpecificParallelRelationEntry: Parallel relations as it is read. Relations that stand in for each other, so that an outage counts only when too many are gone.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the bundle, such as Web server farm.
 * - threshold: Minimum amount of active items: How many must work so that the whole works.
 * - rel_pool: Parallel relations: Objects of the relations that share the load.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPduEntry: PDU as it is read. Power strip in a rack, as the software that watches it knows it.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - pdu_id: PDU: Number or name of the strip there, such as 1.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPduBranchEntry: Branch as it is read. Circuits of a power strip, each with its own fuse and outlets.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - pdu_id: PDU: Number of the strip that the circuit belongs to.
 * - branch_id: Branch-ID: Number of the circuit on the strip.
 * - receptables: Receptacles: How many outlets the circuit has.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonEntry: Persons as it is read. Menu entry for everything about a person; it shows name and reachability.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Further name of the person, for clients that send one.
 * - salutation: Salutation: Form of address in letters, such as Ms or Mr.
 * - first_name: First name: Given name, such as Jane; it is part of the title of the object.
 * - last_name: Last name: Family name, such as Doe; it is part of the title of the object.
 * - academic_degree: Academic degree: Degree that belongs to the name, such as Dr.
 * - function: Function: Work that the person does, such as database administration.
 * - service_designation: Service designation: Official rank, such as Senior Inspector.
 * - street: Street: Street and number the person is written to.
 * - city: City: Town the person is written to.
 * - zip_code: ZIP-Code: Postal code of that town, such as 10115.
 * - mail: E-mail address: Address the person is written to, such as jane.doe@example.org.
 * - phone_company: Telephone company: Number at work, such as +49 30 1234-215.
 * - phone_home: Telephone home: Private number, for emergencies.
 * - phone_mobile: Cellphone: Number of the mobile phone, such as +49 170 1234567.
 * - fax: Fax: Number for faxes to the person.
 * - pager: Pager: Number of the radio receiver for on-call duty.
 * - personnel_number: Personnel number: Number by which the human resources department knows the person.
 * - department: Department: Part of the organisation, such as IT operations.
 * - organization: Organisation: Employer of the person.
 * - ldap_id: ID: Number that a directory service would give the person. Only a directory gives this id, and none is connected.
 * - ldap_dn: DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - custom_1: Custom 1: Text with a meaning that your organisation decides on.
 * - custom_2: Custom 2: Text with a meaning that your organisation decides on.
 * - custom_3: Custom 3: Text with a meaning that your organisation decides on.
 * - custom_4: Custom 4: Text with a meaning that your organisation decides on.
 * - custom_5: Custom 5: Text with a meaning that your organisation decides on.
 * - custom_6: Custom 6: Text with a meaning that your organisation decides on.
 * - custom_7: Custom 7: Text with a meaning that your organisation decides on.
 * - custom_8: Custom 8: Text with a meaning that your organisation decides on.
 * SpecificPersonChoiceKey: An attribute of Persons that has a list of choices.
 * SpecificPersonAssignedGroupsEntry: Person group memberships as it is read. Groups that this person belongs to, and whose rights the person therefore has.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Person group memberships: Team or department that counts the person among its members.
 * - role: Role: Task of the person in the group, such as administrator.
 * - contact: Contact: The same group, under the key that some clients read.
 * SpecificPersonAssignedGroupsChoiceKey: An attribute of Person group memberships that has a list of choices.
 * SpecificPersonContactAssignmentEntry: Assigned Objects as it is read. Objects at which this person is named as a contact.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Object: Device, service or other thing the person is responsible for or uses.
 * - object_type: Object type: Kind of thing that the person has to do with, such as server or room.
 * - role: Role: Relation of the person to that object, such as administrator or user.
 * - primary_contact: Primary contact: Whether the person is the one to call first there.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonContactAssignmentChoiceKey: An attribute of Assigned Objects that has a list of choices.
 * SpecificPersonGroupEntry: Person groups as it is read. Menu entry for everything about a group of people; it shows its name and address.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the group, such as Network team; the object is called the same.
 * - email_address: E-Mail: Address that reaches all members, such as network@example.org.
 * - phone: Phone: Number of the hotline or the shared line.
 * - ldap_group: LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonGroupContactAssignmentEntry: Assigned Objects as it is read. Objects at which this group of people is named as a contact.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object: Object: Device, service or other thing the group takes care of.
 * - object_type: Object type: Kind of thing that the group takes care of, such as server.
 * - role: Role: Relation of the group to that object, such as administrator.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonGroupContactAssignmentChoiceKey: An attribute of Assigned Objects that has a list of choices.
 * SpecificPersonGroupMasterEntry: Master Data as it is read. Name and reachability of a team, a department or a group with common rights.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the group, such as Network team; the object is called the same.
 * - email_address: E-Mail: Address that reaches all members, such as network@example.org.
 * - phone: Phone: Number of the hotline or the shared line.
 * - ldap_group: LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonGroupMembersEntry: Members as it is read. People that belong to this group, with the most important of their data.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - first_name: First name: Given name, taken from the person.
 * - last_name: Last name: Family name, taken from the person.
 * - department: Department: Part of the organisation the person works in.
 * - phone_company: Telephone company: Office number, taken from the person.
 * - email_address: E-Mail: Mail address, taken from the person.
 * - organization: Organisation: Company the person works for.
 * - title: Title: Further name, taken from the person.
 * - connected_object: Members: Person that belongs to the group.
 * - members: Members: Names of everybody in the group on one line.
 * - membersCount: Member count: How many people the group has.
 * SpecificPersonLoginEntry: Login as it is read. Name and password by which a person signs in to this service.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - disabled_login: Disable login: Keeps the person from signing in, without deleting anything.
 * - title: User name: Name to sign in with, such as jdoe.
 * - user_pass: Password: Secret to sign in with, at least 12 characters; kept as a hash and never returned.
 * - user_pass2: Password: The secret once more, as forms send it to rule out typing errors.
 * - email_address: E-mail address for password reset: Address of the person in case the secret is forgotten.
 * - last_login: Last login: Moment the person last signed in.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPersonMasterEntry: Master Data as it is read. Name, reachability and place in the organisation of a person.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Further name of the person, for clients that send one.
 * - salutation: Salutation: Form of address in letters, such as Ms or Mr.
 * - first_name: First name: Given name, such as Jane; it is part of the title of the object.
 * - last_name: Last name: Family name, such as Doe; it is part of the title of the object.
 * - academic_degree: Academic degree: Degree that belongs to the name, such as Dr.
 * - function: Function: Work that the person does, such as database administration.
 * - service_designation: Service designation: Official rank, such as Senior Inspector.
 * - street: Street: Street and number the person is written to.
 * - city: City: Town the person is written to.
 * - zip_code: ZIP-Code: Postal code of that town, such as 10115.
 * - mail: E-mail address: Address the person is written to, such as jane.doe@example.org.
 * - phone_company: Telephone company: Number at work, such as +49 30 1234-215.
 * - phone_home: Telephone home: Private number, for emergencies.
 * - phone_mobile: Cellphone: Number of the mobile phone, such as +49 170 1234567.
 * - fax: Fax: Number for faxes to the person.
 * - pager: Pager: Number of the radio receiver for on-call duty.
 * - personnel_number: Personnel number: Number by which the human resources department knows the person.
 * - department: Department: Part of the organisation, such as IT operations.
 * - organization: Organisation: Employer of the person.
 * - ldap_id: ID: Number that a directory service would give the person. Only a directory gives this id, and none is connected.
 * - ldap_dn: DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * - custom_1: Custom 1: Text with a meaning that your organisation decides on.
 * - custom_2: Custom 2: Text with a meaning that your organisation decides on.
 * - custom_3: Custom 3: Text with a meaning that your organisation decides on.
 * - custom_4: Custom 4: Text with a meaning that your organisation decides on.
 * - custom_5: Custom 5: Text with a meaning that your organisation decides on.
 * - custom_6: Custom 6: Text with a meaning that your organisation decides on.
 * - custom_7: Custom 7: Text with a meaning that your organisation decides on.
 * - custom_8: Custom 8: Text with a meaning that your organisation decides on.
 * SpecificPersonMasterChoiceKey: An attribute of Master Data that has a list of choices.
 * SpecificPrtEntry: Printer as it is read. Kind and features of a printer, for drivers and supplies.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Printing process, such as laser or inkjet.
 * - is_color: Color: Whether it prints more than black.
 * - is_duplex: Duplex: Whether it prints on both sides of the paper.
 * - emulation: Emulation: Language that it understands, such as PostScript or PCL.
 * - paper_format: Paper format: Largest sheet that it takes, such as A3.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificPrtChoiceKey: An attribute of Printer that has a list of choices.
 * SpecificRelationDetailsEntry: Relation details as it is read. Both sides, meaning and weight of the relation that this object stands for.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - object1: Object1: First side of the relation, from which it is read.
 * - object2: Object2: Second side of the relation, to which it leads.
 * - itservice: Service: Service to which the relation is limited.
 * - relation_type: Relation type: Meaning of the relation between the two.
 * - weighting: Weighting: How strongly a failure passes from one side to the other, from 1 (most) to 10 (least).
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificRelationDetailsChoiceKey: An attribute of Relation details that has a list of choices.
 * SpecificReplicationEntry: Replication as it is read. How copies of a database or directory are kept equal.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - replication_mechanism: Replication mechanism: Technique of copying, such as streaming replication or log shipping.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificReplicationChoiceKey: An attribute of Replication that has a list of choices.
 * SpecificReplicationPartnerEntry: Replication partner as it is read. Other copies that this one exchanges changes with.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Replication type: Whether the other copy gives changes or takes them.
 * - replication_partner: Replication partner: Object that holds the other copy.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificReplicationPartnerChoiceKey: An attribute of Replication partner that has a list of choices.
 * SpecificRoomEntry: Room as it is read. Where in the building the room is, and what it is used for.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Use of the room, such as office or server room.
 * - number: Room number: Sign at the door, such as 2.14.
 * - floor: Floor: Storey, such as 2 or ground floor.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificRoomChoiceKey: An attribute of Room that has a list of choices.
 * SpecificRouterEntry: Routing as it is read. How this router learns its routes, and over which addresses it passes packets on.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - routing_protocol: Routing protocol: Way in which routes are learned, such as OSPF, BGP or by hand.
 * - gateway_address: Gateway address: Addresses of this router that hosts use to leave their net.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificRouterChoiceKey: An attribute of Routing that has a list of choices.
 * SpecificSanZoningEntry: SAN Zoning as it is read. Ports of the storage network that may see each other.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the zone in the fabric, such as Z_ESX1_STORE1.
 * - members: Members: FC ports of servers and storage systems in the zone.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificServiceEntry: Services as it is read. Facts on a system service, such as a web or mail server, wherever it is installed.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - specification: Specification: Capabilities and prerequisites of the software, such as supported platforms.
 * - manufacturer: Manufacturer: Company that makes the product, such as Cisco or Microsoft.
 * - installation: Installation: Whether it is put on devices by hand or by software distribution.
 * - registration_key: Registration key: Key to register the software with its vendor, where one covers all installations.
 * - install_path: Install path: Folder in which installations usually lie, such as /opt/app.
 * - installation_count: Amount of installations: On how many devices the software is installed.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificServiceChoiceKey: An attribute of Services that has a list of choices.
 * SpecificSwitchFcEntry: FC switch as it is read. Place of this switch in the fabric of the storage network.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Title: Name of the fabric, such as Fabric A.
 * - is_active: Active: Whether the switch passes on traffic, or stands by.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificSwitchNetEntry: Switch as it is read. How this network switch spreads VLANs and avoids loops.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - vlan: VLAN management protocol: Protocol by which switches agree on VLANs, such as VTPv3.
 * - role: Role: Whether it gives VLANs to other switches or takes them.
 * - spanning_tree: Spanning Tree: Protocol against loops, such as RSTP.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificSwitchNetChoiceKey: An attribute of Switch that has a list of choices.
 * SpecificUpsEntry: Uninterruptible power supply as it is read. Batteries of a UPS, and how long they bridge an outage.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - type: Type: Whether devices always run through it, or only when power fails.
 * - battery_type: Battery type: Kind of battery to order, such as RBC43 or lead-acid 12 V 9 Ah.
 * - amount: Quantity: How many batteries are in it.
 * - charge_time: Charge time: How long charging takes once they are empty.
 * - charge_time_unit: Unit: Unit of the time for charging, such as hours.
 * - autonomy_time: Runtime under full load: How long it carries all devices without mains power.
 * - autonomy_time_unit: Unit: Unit of the time without mains power, such as minutes.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificUpsChoiceKey: An attribute of Uninterruptible power supply that has a list of choices.
 * SpecificWanEntry: WAN as it is read. Use, technology and bandwidth of a wide area line.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - role: Role: Whether it is the usual way or the one that steps in.
 * - type: Type: Technology of this line, such as ATM or xDSL.
 * - capacity: Capacity: Bandwidth of this line, in the unit stated beside it.
 * - capacity_unit: Capacity unit: Unit of the bandwidth of this line, such as MBit.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificWanChoiceKey: An attribute of WAN that has a list of choices.
 * SpecificWsEntry: Wiring System as it is read. Menu entry for the cabling of a building; it shows what kind of net it carries.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificWsChoiceKey: An attribute of Wiring System that has a list of choices.
 * SpecificWsAssignmentEntry: Assigned objects as it is read. Cables that belong to this cabling.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - connected_object: Assigned Objects: Cable that is laid as part of it.
 * SpecificWsNetTypeEntry: Net type as it is read. Purpose that the cabling of the building serves.
 * - id: The id of the entry.
 * - objID: The id of its object.
 * - revision: Its revision, where the call asks for it.
 * - title: Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
 * - description: Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
 * SpecificWsNetTypeChoiceKey: An attribute of Net type that has a list of choices.
 *
 * @phpstan-type Id int|string
 * @phpstan-type ObjectId Id
 * @phpstan-type CategoryConstant string
 * @phpstan-type CategorySelection CategoryConstant|int|list<CategoryConstant|int>
 * @phpstan-type Flag 0|1|bool
 * @phpstan-type Asked bool
 * @phpstan-type PastMoment int|string
 * @phpstan-type NumericText string
 * @phpstan-type Choice array{id: string, title: string, const: string|null, title_lang: string}
 * @phpstan-type YesNo array{value: '0'|'1', title: string}
 * @phpstan-type Quantity array{title: int|float}
 * @phpstan-type ObjectTypeConstant string
 * @phpstan-type ObjectReference array{id: NumericText, title: string, sysid: string, type: ObjectTypeConstant, type_title: string}
 * @phpstan-type CategoryName string
 * @phpstan-type EntryReference array{id: NumericText, title: string, type: CategoryName, hostname?: string|null}
 * @phpstan-type StoredFile array{name: string, size: int, type: string, content?: string}
 * @phpstan-type RelationReference array{id: NumericText, object1: ObjectReference, object2: ObjectReference, relation_type: Choice|null}
 * @phpstan-type Row array<string, string|null|Choice|ObjectReference|EntryReference>
 * @phpstan-type AttributeValue string|null|int|float|Choice|YesNo|Quantity|ObjectReference|EntryReference|StoredFile|list<Choice|ObjectReference|EntryReference|RelationReference|Row>
 * @phpstan-type CategoryEntry array<string, mixed>
 * @phpstan-type CategoryEntries list<CategoryEntry>
 * @phpstan-type EntriesByKind array{catgID?: array<string, CategoryEntries>, catsID?: array<string, CategoryEntries>, customID?: array<string, CategoryEntries>}
 * @phpstan-type MultiValueCategory string
 * @phpstan-type EntryId Id
 * @phpstan-type IdempotencyKey string
 * @phpstan-type ChangeComment string
 * @phpstan-type Revision int
 * @phpstan-type Message string
 * @phpstan-type ChangeAction 'edited'|'archived'|'markedDeleted'|'recycled'|'templated'|'created'|'purged'
 * @phpstan-type ChangedObject array{id: int, title: string, type: ObjectTypeConstant}
 * @phpstan-type DialogName string
 * @phpstan-type ChangedChoice array{id: int, dialog: DialogName}
 * @phpstan-type ReportTitle string
 * @phpstan-type ChangedReport array{id: int, title: ReportTitle}
 * @phpstan-type LivestatusTitle string
 * @phpstan-type ChangedLivestatus array{id: int, title: LivestatusTitle}
 * @phpstan-type KeptRow array<string, string|int|float|bool|null|list<int|string>>
 * @phpstan-type KeptValue bool|list<int|string|KeptRow>|KeptRow
 * @phpstan-type ChangedValue AttributeValue|KeptValue
 * @phpstan-type ChangedAttribute array{key: string, title: string, from: ChangedValue, to: ChangedValue}
 * @phpstan-type Change array{action: ChangeAction, object: ChangedObject|null, entry: int|null, category: CategoryName|null, choice?: ChangedChoice, object_type?: ObjectTypeConstant, report?: ChangedReport, livestatus?: ChangedLivestatus, attributes: list<ChangedAttribute>}
 * @phpstan-type PlanText string
 * @phpstan-type Done array{success: true, message: Message, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type EntryData array<string, mixed>
 * @phpstan-type NumericString string
 * @phpstan-type EntryCreated array{id: NumericString, message: Message, success: true, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type EntryStatusFilter 2|3|4|-1|'C__RECORD_STATUS__NORMAL'|'C__RECORD_STATUS__ARCHIVED'|'C__RECORD_STATUS__DELETED'
 * @phpstan-type PageLimit int
 * @phpstan-type PageOffset int
 * @phpstan-type EntrySaved array{success: true, message: Message, entry: int, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type AttributeType 'text'|'textarea'|'link'|'integer'|'number'|'money'|'date'|'datetime'|'time'|'timespan'|'boolean'|'dialog'|'dialog_plus'|'multiselect'|'object'|'objects'|'entry'|'entries'|'relations'|'password'|'upload'|'file'|'rows'|'computed'
 * @phpstan-type LinkTarget array{category?: CategoryName, categories?: list<CategoryName>, objectTypes?: list<ObjectTypeConstant>, excludeObjectTypes?: list<ObjectTypeConstant>, container?: bool}
 * @phpstan-type MirroredLink array{category: CategoryName, link: string}
 * @phpstan-type TextFormat 'html'|'mac'|'ipv4'|'ipv6'|'ip'|'hostname'|'email'|'url'|'wwn'|'guid'|'imei'|'color'|'integer'|'latitude'|'longitude'
 * @phpstan-type FieldDefinition array{key: string, type: 'text'|'dialog'|'dialog_plus'|'object'|'entry', dialog?: DialogName, target?: LinkTarget, format?: TextFormat}
 * @phpstan-type ChoiceId int|string
 * @phpstan-type AttributeInfo array{title: string, description?: string, type: AttributeType, required: bool, readOnly: bool, dialog?: DialogName, extendable?: bool, dependsOn?: string, unit?: string, measure?: string, target?: LinkTarget, sameAs?: string, acceptsMany?: bool, exclusive?: bool, acyclic?: bool, mutual?: bool, relation?: string, mirrors?: MirroredLink, valueType?: string, unavailable?: string, fields?: list<FieldDefinition>, default?: bool|ChoiceId, minLength?: int, maxLength?: int, format?: TextFormat, minimum?: int|float, maximum?: int|float, notBefore?: string}
 * @phpstan-type CategoryInfo array<string, AttributeInfo>
 * @phpstan-type ConditionComparison '='|'!='|'<>'|'like'|'not like'|'>'|'>='|'<'|'<='
 * @phpstan-type ConditionOperator 'AND'|'OR'|'and'|'or'
 * @phpstan-type ReportCondition array{property: string, comparison: ConditionComparison, value: string|int|float|bool, operator?: ConditionOperator}
 * @phpstan-type ReportConditions list<ReportCondition>
 * @phpstan-type Title string
 * @phpstan-type Sysid string
 * @phpstan-type Timestamp string
 * @phpstan-type FoundStatus 'C__RECORD_STATUS__BIRTH'|'C__RECORD_STATUS__NORMAL'|'C__RECORD_STATUS__ARCHIVED'|'C__RECORD_STATUS__DELETED'|'C__RECORD_STATUS__TEMPLATE'|'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE'
 * @phpstan-type FoundObject array{id: NumericText, title: Title, sysid: Sysid, type: NumericText, created: Timestamp, updated?: Timestamp, type_title: string, type_group_title: string, type_icon: string, status: FoundStatus, cmdb_status: NumericText, cmdb_status_title: string, image: string}
 * @phpstan-type FoundObjects list<FoundObject>
 * @phpstan-type AttributeKey string
 * @phpstan-type ChoiceTitle string
 * @phpstan-type ParentReference int|string
 * @phpstan-type ChoiceSaved array{success: true, message: Message, entry_id: int, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type AddedChoiceId Id
 * @phpstan-type DialogProperty AttributeKey|list<AttributeKey>
 * @phpstan-type ParentChoice array{id: string|null, const: string, title: string}
 * @phpstan-type OfferedChoice array{id: string, const: string, title: string, parent?: ParentChoice}
 * @phpstan-type OfferedChoices list<OfferedChoice>
 * @phpstan-type DialogChoices OfferedChoices|array<string, OfferedChoices>
 * @phpstan-type ExternalType string
 * @phpstan-type ExternalId string
 * @phpstan-type RecordStatus 'C__RECORD_STATUS__BIRTH'|'C__RECORD_STATUS__NORMAL'|'C__RECORD_STATUS__ARCHIVED'|'C__RECORD_STATUS__DELETED'|'C__RECORD_STATUS__TEMPLATE'|'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE'
 * @phpstan-type EntriesOfObject array<string, CategoryEntries>
 * @phpstan-type ExternalObject array{extId: ExternalId, extType: ExternalType, id: NumericString, title: Title, sysid: Sysid, objecttype: NumericString, type_title: string, type_icon: string, status: RecordStatus, cmdb_status: NumericString, cmdb_status_title: string, created: Timestamp, updated?: Timestamp, image: string, data?: EntriesOfObject}
 * @phpstan-type ExternalObjects list<ExternalObject>
 * @phpstan-type ObjectTypeReference string|int
 * @phpstan-type ExternalData array<string, mixed>
 * @phpstan-type ExternalMessage array{message: string, level: 100|200|400, datetime: string}
 * @phpstan-type ExternalPushed array{success: bool, messages: list<ExternalMessage>, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type RelationTypeReference string|int
 * @phpstan-type RelationTypeReferences list<RelationTypeReference>
 * @phpstan-type RelationTypesAsked string|int|RelationTypeReferences
 * @phpstan-type RelatedStatusFilter 2|3|4|-1|'C__RECORD_STATUS__NORMAL'|'C__RECORD_STATUS__ARCHIVED'|'C__RECORD_STATUS__DELETED'
 * @phpstan-type ImpactNodeRelation array{type: string, text: string}
 * @phpstan-type ImpactNodeData array{relation: ImpactNodeRelation, color: string, statusColor: string, objTypeID: int, objectType: string, objID: int}
 * @phpstan-type ImpactNode array{id: int, name: string, data: ImpactNodeData, children: list<array<string, mixed>>}
 * @phpstan-type ImpactTree list<ImpactNode>
 * @phpstan-type TreeDepth int
 * @phpstan-type Place array{id: NumericString, title: Title, sysid: Sysid, type: NumericString, type_title: string, status: RecordStatus, cmdb_status: NumericString, cmdb_status_title: string, parent?: NumericString, depth?: int}
 * @phpstan-type Places list<Place>
 * @phpstan-type ObjectIds list<ObjectId>
 * @phpstan-type LogMessage string
 * @phpstan-type Description string|null
 * @phpstan-type LogSource string|int
 * @phpstan-type LogAlertLevel string|int
 * @phpstan-type LogbookWritten array{id: NumericText, success: true, message: Message, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type LogRecordId Id
 * @phpstan-type LogMoment int|string
 * @phpstan-type LogRecord array{logbook_id: NumericText, logbook_catg_id: NumericText, comment: string, description: string, changes: string, date: Timestamp, username: string, event: string, object_id: NumericText, object_title: string, object_title_static: string, source: string, source_constant: string, level_id: NumericText}
 * @phpstan-type LogRecords list<LogRecord>
 * @phpstan-type ChoiceInput string|int|null
 * @phpstan-type CmdbStatusReference string|int|null
 * @phpstan-type InitialStatus 2|3|4|6|7|'C__RECORD_STATUS__NORMAL'|'C__RECORD_STATUS__ARCHIVED'|'C__RECORD_STATUS__DELETED'|'C__RECORD_STATUS__TEMPLATE'|'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE'
 * @phpstan-type YesNoInput bool|0|1|'0'|'1'|'yes'|'Yes'|'YES'|'no'|'No'|'NO'|'ja'|'Ja'|'JA'|'nein'|'Nein'|'NEIN'
 * @phpstan-type Cleared ''|null
 * @phpstan-type AccessData array{category_id?: EntryId, title?: string|null, type?: ChoiceInput, url?: string|null, primary?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type LinksInput list<Id>
 * @phpstan-type MoneyInput int|float|string
 * @phpstan-type IntervalChoice 'C__INTERVAL__PER_DAY'|'C__INTERVAL__PER_WEEK'|'C__INTERVAL__PER_MONTH'|'C__INTERVAL__PER_YEAR'|'per day'|'pro Tag'|'per week'|'pro Woche'|'per month'|'pro Monat'|'per year'|'pro Jahr'|1|2|3|4
 * @phpstan-type ClearedChoice ''|-1|null
 * @phpstan-type GuaranteePeriodUnitChoice 'C__GUARANTEE_PERIOD_UNIT_DAYS'|'C__GUARANTEE_PERIOD_UNIT_WEEKS'|'C__GUARANTEE_PERIOD_UNIT_MONTH'|'C__GUARANTEE_PERIOD_UNIT_YEARS'|'Days'|'Tage'|'Weeks'|'Wochen'|'Months'|'Monate'|'Years'|'Jahre'|2|3|1|4
 * @phpstan-type GuaranteePeriodBaseChoice 'by date of invoice'|'by order date'|'by delivery date'|'nach Rechnungsdatum'|'nach Bestelldatum'|'nach Lieferdatum'|1|2|3
 * @phpstan-type AccountingData array{inventory_no?: string|null, account?: ChoiceInput, acquirementdate?: string|null, contact?: LinksInput|Cleared, price?: int|float|string|Cleared, operation_expense?: MoneyInput|Cleared, operation_expense_interval?: IntervalChoice|ClearedChoice, cost_unit?: ChoiceInput, delivery_note_no?: string|null, procurement?: ChoiceInput, delivery_date?: string|null, invoice_no?: string|null, order_no?: string|null, guarantee_period?: int|string|Cleared, guarantee_period_unit?: GuaranteePeriodUnitChoice|ClearedChoice, guarantee_period_base?: GuaranteePeriodBaseChoice|ClearedChoice, order_date?: string|null, guarantee_date?: string|null, description?: string|null}
 * @phpstan-type AddressData array{address?: string|null, street?: string|null, house_no?: string|null, stories?: int|string|Cleared, postcode?: string|null, city?: string|null, region?: string|null, country?: string|null, description?: string|null}
 * @phpstan-type AircraftData array{registration?: string|null, description?: string|null}
 * @phpstan-type LinkInput Id|list<Id>
 * @phpstan-type ApplicationTypeChoice 'C__CATG__APPLICATION_TYPE__SOFTWARE'|'C__CATG__APPLICATION_TYPE__OPERATING_SYSTEM'|'Software'|'Operating system'|'Betriebssystem'|1|2
 * @phpstan-type ApplicationPriorityChoice 'C__CATG__APPLICATION_PRIORITY__PRIMARY'|'C__CATG__APPLICATION_PRIORITY__SECONDARY'|'Primary'|'Primär'|'Secondary'|'Sekundär'|1|2
 * @phpstan-type ApplicationData array{category_id?: EntryId, application?: LinkInput|Cleared, application_type?: ApplicationTypeChoice|ClearedChoice, application_priority?: ApplicationPriorityChoice|ClearedChoice, assigned_license?: LinkInput|Cleared, assigned_database_schema?: LinkInput|Cleared, assigned_it_service?: LinksInput|Cleared, assigned_variant?: LinkInput|Cleared, assigned_version?: Id|string|list<Id|string>|Cleared, bequest_nagios_services?: YesNoInput|Cleared, assigned_databases?: LinksInput|Cleared, installDate?: string|null, description?: string|null}
 * @phpstan-type AssignedCardsData array{category_id?: EntryId, connected_obj?: Id|list<Id>}
 * @phpstan-type AssignedLogicalUnitData array{category_id?: EntryId, assigned_object?: Id|list<Id>}
 * @phpstan-type AssignedSimCardsData array{category_id?: EntryId, isys_obj__id?: LinkInput|Cleared, isys_catg_cards_list__id?: LinkInput|Cleared}
 * @phpstan-type AssignedSubscriptionsData array{category_id?: EntryId, assigned_object?: LinkInput|Cleared, uuid?: Id|string|list<Id|string>|Cleared, description?: string|null}
 * @phpstan-type AssignedUsersData array{category_id?: EntryId, assigned_object?: LinkInput, uuid?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type AssignedWorkstationData array{parent?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type AuditData array{category_id?: EntryId, title?: string|null, type?: ChoiceInput, commission?: LinksInput|Cleared, responsible?: LinksInput|Cleared, involved?: LinksInput|Cleared, period_manufacturer?: string|null, period_operator?: string|null, apply?: string|null, result?: string|null, fault?: string|null, incident?: string|null, description?: string|null}
 * @phpstan-type BackupData array{category_id?: EntryId, title?: string|null, backup?: LinkInput|Cleared, backup_type?: ChoiceInput, cycle?: ChoiceInput, path_to_save?: string|null, description?: string|null}
 * @phpstan-type BackupAssignedObjectsData array{category_id?: EntryId, title?: string|null, backup?: LinkInput, backup_type?: ChoiceInput, cycle?: ChoiceInput, path_to_save?: string|null, description?: string|null}
 * @phpstan-type DepthUnitChoice 'C__DEPTH_UNIT__MM'|'C__DEPTH_UNIT__CM'|'C__DEPTH_UNIT__INCH'|'C__DEPTH_UNIT__METER'|'C__DEPTH_UNIT__FOOT'|'C__DEPTH_UNIT__KILOMETER'|'mm'|'cm'|'inch'|'Zoll'|'m'|'foot'|'Fuß'|'km'|1|2|3|4|5|6
 * @phpstan-type CableData array{cable_type?: ChoiceInput, cable_colour?: ChoiceInput, cable_occupancy?: ChoiceInput, length?: int|float|string|Cleared, length_unit?: DepthUnitChoice|ClearedChoice, max_amount_of_fibers_leads?: int|string|Cleared, description?: string|null}
 * @phpstan-type CardsData array{category_id?: EntryId, assigned_mobile?: LinkInput|Cleared, card_no?: string|null, title?: string|null, pin?: string|null, pin2?: string|null, puk?: string|null, puk2?: string|null, serial?: string|null, description?: string|null}
 * @phpstan-type CertificateData array{category_id?: EntryId, type?: ChoiceInput, create_date?: string|null, expire_date?: string|null, common_name?: string|null, description?: string|null}
 * @phpstan-type CloudSubscriptionsData array{category_id?: EntryId, uuid?: string|null, consumed_units?: string|null, prepaid_enabled_units?: string|null, prepaid_suspended?: string|null, prepaid_warning?: string|null, jdisc_status?: ChoiceInput, description?: string|null}
 * @phpstan-type ClusterData array{quorum?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type ClusterAdmServiceData array{category_id?: EntryId, connected_object?: Id|list<Id>|Cleared}
 * @phpstan-type ClusterMembersData array{category_id?: EntryId, member?: Id|list<Id>|Cleared}
 * @phpstan-type ClusterMembershipsData array{category_id?: EntryId, connected_object?: Id|list<Id>}
 * @phpstan-type ClusterRootData array{quorum?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type ClusterTypeChoice 'C__CLUSTER_TYPE__ACTIVE_PASSIVE'|'C__CLUSTER_TYPE__ACTIVE_ACTIVE'|'C__CLUSTER_TYPE__HPC'|'active/passive'|'aktiv/passiv'|'active/active'|'aktiv/aktiv'|'HPC'|1|2|3
 * @phpstan-type ClusterServiceStatusChoice 'Disabled'|'Running'|'Deaktiviert'|'Läuft'|0|1
 * @phpstan-type ClusterServiceData array{category_id?: EntryId, type?: ClusterTypeChoice|ClearedChoice, cluster_service?: LinkInput|Cleared, hostaddresses?: LinksInput|Cleared, drives?: LinksInput|Cleared, shares?: LinksInput|Cleared, runs_on?: LinksInput|Cleared, default_server?: LinkInput|Cleared, assigned_database_schema?: LinkInput|Cleared, service_status?: ClusterServiceStatusChoice|ClearedChoice, description?: string|null}
 * @phpstan-type MemoryUnitChoice 'C__MEMORY_UNIT__B'|'C__MEMORY_UNIT__KB'|'C__MEMORY_UNIT__MB'|'C__MEMORY_UNIT__GB'|'C__MEMORY_UNIT__TB'|'B'|'KB'|'MB'|'GB'|'TB'|1000|1|2|3|4
 * @phpstan-type FrequencyUnitChoice 'C__FREQUENCY_UNIT__KHZ'|'C__FREQUENCY_UNIT__MHZ'|'C__FREQUENCY_UNIT__GHZ'|'C__FREQUENCY_UNIT__THZ'|'KHz'|'MHz'|'GHz'|'THz'|1|2|3|4
 * @phpstan-type PortSpeedChoice 'C__PORT_SPEED__NOT_SELECTED'|'C__PORT_SPEED__BIT_S'|'C__PORT_SPEED__KBIT_S'|'C__PORT_SPEED__MBIT_S'|'C__PORT_SPEED__GBIT_S'|'not selected'|'nicht ausgewählt'|'bit/s'|'kbit/s'|'Mbit/s'|'Gbit/s'|1000|1|2|3|4
 * @phpstan-type ComputingResourcesData array{ram?: int|float|string|Cleared, ram_unit?: MemoryUnitChoice|ClearedChoice, cpu?: int|float|string|Cleared, cpu_unit?: FrequencyUnitChoice|ClearedChoice, disc_space?: int|float|string|Cleared, disc_space_unit?: MemoryUnitChoice|ClearedChoice, network_bandwidth?: int|float|string|Cleared, network_bandwidth_unit?: PortSpeedChoice|ClearedChoice, description?: string|null}
 * @phpstan-type ConnectorTypeChoice 'C__CONNECTOR__INPUT'|'C__CONNECTOR__OUTPUT'|'Input'|'Eingang'|'Output'|'Ausgang'|1|2
 * @phpstan-type ChoicesInput list<int|string>
 * @phpstan-type ConnectorData array{category_id?: EntryId, title?: string|null, type?: ConnectorTypeChoice|ClearedChoice, wiring_system?: LinkInput|Cleared, interface?: ChoiceInput, fiber_wave_lengths?: ChoicesInput|ClearedChoice, connection_type?: ChoiceInput, assigned_connector?: LinkInput|Cleared, assigned_category?: string|null, cable_connection?: LinkInput|Cleared, used_fiber_lead_rx?: LinkInput|Cleared, used_fiber_lead_tx?: LinkInput|Cleared, connector_sibling?: LinkInput|Cleared, description?: string|null, relation_direction?: LinkInput|Cleared}
 * @phpstan-type ContactData array{category_id?: EntryId, contact?: LinkInput|Cleared, contact_object?: Id|list<Id>|Cleared, primary?: YesNoInput|Cleared, role?: ChoiceInput, description?: string|null}
 * @phpstan-type ContractAssignmentData array{category_id?: EntryId, connected_contract?: LinkInput|Cleared, contract_start?: string|null, contract_end?: string|null, reaction_rate?: ChoiceInput, description?: string|null}
 * @phpstan-type ControllerData array{category_id?: EntryId, title?: string|null, type?: ChoiceInput, manufacturer?: ChoiceInput, model?: ChoiceInput, firmware?: string|null, description?: string|null}
 * @phpstan-type ControllerFcPortData array{category_id?: EntryId, title?: string|null, type?: ChoiceInput, connected_controller?: LinkInput|Cleared, connector_sibling?: LinkInput|Cleared, medium?: ChoiceInput, speed?: int|string|Cleared, speed_unit?: PortSpeedChoice|ClearedChoice, wwn?: string|null, wwpn?: string|null, san_zones?: LinksInput|Cleared, connector?: LinkInput|Cleared, assigned_connector?: LinkInput|Cleared, description?: string|null, relation_direction?: LinkInput|Cleared}
 * @phpstan-type CpuData array{category_id?: EntryId, title?: string|null, manufacturer?: ChoiceInput, type?: ChoiceInput, frequency?: int|float|string|Cleared, frequency_unit?: FrequencyUnitChoice|ClearedChoice, cores?: int|string|Cleared, description?: string|null}
 * @phpstan-type NumberInput int|float|string
 * @phpstan-type CustomFieldsExampleData array{category_id?: EntryId, checkbox?: YesNoInput|Cleared, file?: LinkInput|Cleared, day?: string|null, moment?: string|null, choice?: ChoiceInput, choices?: ChoicesInput|ClearedChoice, html?: string|null, yes_no?: YesNoInput|Cleared, link?: string|null, number?: NumberInput|Cleared, relation?: LinkInput|Cleared, relations?: LinksInput|Cleared, object?: LinkInput|Cleared, objects?: LinksInput|Cleared, text?: string|null, secret?: string|null, note?: string|null, clock?: string|null, description?: string|null}
 * @phpstan-type DatabaseData array{category_id?: EntryId, assigned_dbms?: LinkInput|Cleared, instance_name?: string|null, instance_type?: ChoiceInput, size?: NumberInput|Cleared, size_unit?: MemoryUnitChoice|ClearedChoice, version?: Id|string|list<Id|string>|Cleared, path?: string|null, port?: string|null, port_name?: string|null, description?: string|null}
 * @phpstan-type DatabaseAssignmentData array{category_id?: EntryId, database_assignment?: LinkInput, runs_on?: LinkInput, description?: string|null}
 * @phpstan-type DatabaseSaData array{category_id?: EntryId, assigned_database?: LinkInput|Cleared, assigned_instance?: LinkInput|Cleared, assigned_schemas?: ChoicesInput|ClearedChoice, title?: string|null, size?: int|float|string|Cleared, size_unit?: MemoryUnitChoice|ClearedChoice, max_size?: NumberInput|Cleared, max_size_unit?: ChoiceInput, description?: string|null}
 * @phpstan-type DatabaseTableData array{category_id?: EntryId, title?: string|null, row_count?: string|null, assigned_database?: LinkInput|Cleared, assigned_schema?: ChoiceInput, schema_size?: int|float|string|Cleared, schema_size_unit?: MemoryUnitChoice|ClearedChoice, size?: int|float|string|Cleared, size_unit?: MemoryUnitChoice|ClearedChoice, max_size?: NumberInput|Cleared, max_size_unit?: ChoiceInput, import_key?: string|null, description?: string|null}
 * @phpstan-type IntegerInput int|string
 * @phpstan-type DriveData array{category_id?: EntryId, mount_point?: string|null, title?: string|null, system_drive?: YesNoInput|Cleared, filesystem?: ChoiceInput, capacity?: int|float|string|Cleared, unit?: MemoryUnitChoice|ClearedChoice, serial?: string|null, assigned_raid?: LinkInput|Cleared, drive_type?: IntegerInput|Cleared, device?: LinkInput|Cleared, raid?: LinkInput|Cleared, ldev?: LinkInput|Cleared, category_const?: string|null, free_space?: int|float|string|Cleared, free_space_unit?: MemoryUnitChoice|ClearedChoice, used_space?: int|float|string|Cleared, used_space_unit?: MemoryUnitChoice|ClearedChoice, firmware?: string|null, description?: string|null}
 * @phpstan-type EmergencyPlanData array{category_id?: EntryId, title?: string|null, emergency_plan?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type FiberLeadData array{category_id?: EntryId, label?: string|null, category?: ChoiceInput, color?: ChoiceInput, damping?: NumberInput|Cleared, description?: string|null}
 * @phpstan-type FileData array{category_id?: EntryId, file?: LinkInput|Cleared, link?: string|null, description?: string|null}
 * @phpstan-type WeightUnitChoice 'C__WEIGHT_UNIT__G'|'C__WEIGHT_UNIT__KG'|'C__WEIGHT_UNIT__T'|'g'|'kg'|'t'|1|2|3
 * @phpstan-type FormfactorData array{formfactor?: ChoiceInput, rackunits?: int|string|Cleared, unit?: DepthUnitChoice|ClearedChoice, width?: int|float|string|Cleared, height?: int|float|string|Cleared, depth?: int|float|string|Cleared, weight?: int|float|string|Cleared, weight_unit?: WeightUnitChoice|ClearedChoice, description?: string|null}
 * @phpstan-type CmdbStatusChoice 'C__CMDB_STATUS__PLANNED'|'C__CMDB_STATUS__ORDERED'|'C__CMDB_STATUS__DELIVERED'|'C__CMDB_STATUS__ASSEMBLED'|'C__CMDB_STATUS__TESTED'|'C__CMDB_STATUS__IN_OPERATION'|'C__CMDB_STATUS__DEFECT'|'C__CMDB_STATUS__UNDER_REPAIR'|'C__CMDB_STATUS__DELIVERED_FROM_REPAIR'|'C__CMDB_STATUS__INOPERATIVE'|'C__CMDB_STATUS__STORED'|'C__CMDB_STATUS__SCRAPPED'|'C__CMDB_STATUS__IDOIT_STATUS'|'C__CMDB_STATUS__IDOIT_STATUS_TEMPLATE'|'planned'|'geplant'|'ordered'|'bestellt'|'delivered'|'geliefert'|'assembled'|'montiert'|'tested'|'geprüft'|'in operation'|'in Betrieb'|'defect'|'defekt'|'under repair'|'in Reparatur'|'delivered from repair'|'geliefert aus Reparatur'|'inoperative'|'außer Betrieb'|'stored'|'gelagert'|'scrapped'|'verschrottet'|'Internal status'|'Interner Status'|'Template'|'Vorlage'|1|2|3|4|5|6|7|8|9|10|11|12|13|14
 * @phpstan-type ObjectTypeChoice 'C__OBJTYPE__SERVICE'|'C__OBJTYPE__APPLICATION'|'C__OBJTYPE__BUILDING'|'C__OBJTYPE__ENCLOSURE'|'C__OBJTYPE__SERVER'|'C__OBJTYPE__SWITCH'|'C__OBJTYPE__ROUTER'|'C__OBJTYPE__FC_SWITCH'|'C__OBJTYPE__SAN'|'C__OBJTYPE__CLIENT'|'C__OBJTYPE__PRINTER'|'C__OBJTYPE__AIR_CONDITION_SYSTEM'|'C__OBJTYPE__WAN'|'C__OBJTYPE__EMERGENCY_PLAN'|'C__OBJTYPE__KVM_SWITCH'|'C__OBJTYPE__MONITOR'|'C__OBJTYPE__APPLIANCE'|'C__OBJTYPE__TELEPHONE_SYSTEM'|'C__OBJTYPE__PRINTBOX'|'C__OBJTYPE__ROOM'|'C__OBJTYPE__ACCESS_POINT'|'C__OBJTYPE__MAINTENANCE'|'C__OBJTYPE__FILE'|'C__OBJTYPE__LOCATION_GENERIC'|'C__OBJTYPE__LAYER3_NET'|'C__OBJTYPE__CELL_PHONE_CONTRACT'|'C__OBJTYPE__LICENCE'|'C__OBJTYPE__CONTAINER'|'C__OBJTYPE__OPERATING_SYSTEM'|'C__OBJECT_TYPE__GROUP'|'C__OBJTYPE__GENERIC_TEMPLATE'|'C__OBJTYPE__PHONE'|'C__OBJTYPE__HOST'|'C__OBJTYPE__CABLE'|'C__OBJTYPE__CONVERTER'|'C__OBJTYPE__WIRING_SYSTEM'|'C__OBJTYPE__PATCH_PANEL'|'C__OBJTYPE__AMPLIFIER'|'C__OBJTYPE__IT_SERVICE'|'C__OBJTYPE__ESC'|'C__OBJTYPE__EPS'|'C__OBJTYPE__DISTRIBUTION_BOX'|'C__OBJTYPE__PDU'|'C__OBJTYPE__UPS'|'C__OBJTYPE__SAN_ZONING'|'C__OBJTYPE__ORGANIZATION'|'C__OBJTYPE__PERSON'|'C__OBJTYPE__PERSON_GROUP'|'C__OBJTYPE__CLUSTER'|'C__OBJTYPE__CLUSTER_SERVICE'|'C__OBJTYPE__VIRTUAL_CLIENT'|'C__OBJTYPE__VIRTUAL_HOST'|'C__OBJTYPE__VIRTUAL_SERVER'|'C__OBJTYPE__RELATION'|'C__OBJTYPE__DBMS'|'C__OBJTYPE__DATABASE_SCHEMA'|'C__OBJTYPE__PARALLEL_RELATION'|'C__OBJTYPE__REPLICATION'|'C__OBJTYPE__DATABASE_INSTANCE'|'C__OBJTYPE__MIDDLEWARE'|'C__OBJTYPE__SOA_STACK'|'C__OBJTYPE__KRYPTO_CARD'|'C__OBJTYPE__SIM_CARD'|'C__OBJTYPE__LAYER2_NET'|'C__OBJTYPE__WORKSTATION'|'C__OBJTYPE__MIGRATION_OBJECT'|'C__OBJTYPE__SWITCH_CHASSIS'|'C__OBJTYPE__BLADE_CHASSIS'|'C__OBJTYPE__BLADE_SERVER'|'C__OBJTYPE__VOIP_PHONE'|'C__OBJTYPE__SUPERNET'|'C__OBJTYPE__VEHICLE'|'C__OBJTYPE__AIRCRAFT'|'C__OBJTYPE__CLUSTER_VRRP_HSRP'|'C__OBJTYPE__COUNTRY'|'C__OBJTYPE__CITY'|'C__CMDB__OBJTYPE__CABLE_TRAY'|'C__CMDB__OBJTYPE__CONDUIT'|'C__OBJTYPE__RM_CONTROLLER'|'C__OBJTYPE__VRRP'|'C__OBJTYPE__STACKING'|'C__OBJTYPE__NET_ZONE'|'C__OBJTYPE__RACK_SEGMENT'|'C__OBJTYPE__ACCESS_POINT_CONTROLLER'|'System service'|'Systemdienst'|'Application'|'Anwendung'|'Building'|'Gebäude'|'Rack'|'Schrank'|'Server'|'Switch'|'Router'|'FC switch'|'FC-Switch'|'Storage system'|'Speichersystem'|'Client'|'Printer'|'Drucker'|'Air Condition System'|'Klimaanlage'|'WAN'|'WAN-Leitung'|'Emergency plan'|'Notfallplan'|'KVM switch'|'KVM-Switch'|'Monitor'|'Appliance'|'Gerät/Appliance'|'Telephone system'|'Telefonanlage'|'Printbox'|'Room'|'Raum'|'Wireless Access Point'|'Contract'|'Vertrag'|'File'|'Dateien'|'Generic Location'|'Standort allgemein'|'Layer 3-Net'|'Layer-3-Netz'|'Cellular Phone'|'Mobiltelefon'|'Licenses'|'Lizenzen'|'Container'|'Operating System'|'Betriebssystem'|'Object group'|'Objektgruppe'|'Generic Template'|'Vorlage (allgemein)'|'Phone'|'Telefon'|'Host'|'Cable'|'Kabel'|'Converter'|'Konverter'|'Wiring System'|'Leitungsnetz'|'Patch Panel'|'Patchfeld'|'Amplifier'|'Verstärker'|'Service'|'Electric power company'|'Energieversorgungsunternehmen'|'Emergency power supply'|'Netzersatzanlage'|'Distribution box'|'Verteilerkasten'|'Power distribution unit'|'Steckdosenleiste'|'Uninterruptible power supply'|'Unterbrechungsfreie Stromversorgung'|'SAN Zoning'|'Organization'|'Organisation'|'Persons'|'Personen'|'Person groups'|'Personengruppen'|'Cluster'|'Cluster services'|'Clusterdienst'|'Virtual client'|'Virtueller Client'|'Virtual host'|'Virtueller Host'|'Virtual server'|'Virtueller Server'|'Relation'|'Beziehung'|'DBMS'|'Database schema'|'Datenbankschema'|'Parallel relations'|'Gleichgerichtete Beziehung'|'Replication object'|'Replikationsobjekt'|'Database instance'|'Datenbankinstanz'|'Middleware'|'SOA Stack'|'SOA-Stack'|'Crypto card'|'Kryptokarte'|'SIM card'|'SIM-Karte'|'Layer 2 Net'|'Layer-2-Netz'|'Workplace'|'Arbeitsplatz'|'Migration objects'|'Migrationsobjekt'|'Switch chassis'|'Switch Chassis'|'Blade chassis'|'Blade Chassis'|'Blade server'|'Blade Server'|'VoIP telephone'|'VoIP-Telefon'|'Supernet'|'Vehicle'|'Fahrzeug'|'Aircraft'|'Flugzeug'|'VRRP/HSRP Cluster'|'Country'|'Land'|'City'|'Stadt'|'Cable tray'|'Kabeltrasse'|'Conduit'|'Leerrohr'|'Remote Management Controller'|'VRRP'|'Stacking'|'Net zone'|'Netzbereich'|'Rack segment'|'Rack-Segment'|'Access Point Controller'|1|2|3|4|5|6|7|8|9|10|11|12|13|14|19|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|81|82|83|84|85|86|87|88|89|90|91|92|1093
 * @phpstan-type GlobalData array{title?: string, purpose?: ChoiceInput, category?: ChoiceInput, sysid?: string|null, cmdb_status?: CmdbStatusChoice|ClearedChoice, type?: ObjectTypeChoice|ClearedChoice, tag?: ChoicesInput|ClearedChoice, description?: string|null}
 * @phpstan-type GraphicData array{category_id?: EntryId, title?: string|null, manufacturer?: ChoiceInput, memory?: int|float|string|Cleared, unit?: MemoryUnitChoice|ClearedChoice, firmware?: string|null, description?: string|null}
 * @phpstan-type GroupMembershipsData array{category_id?: EntryId, connected_object?: Id|list<Id>, description?: string|null}
 * @phpstan-type GuestSystemsData array{category_id?: EntryId, connected_object?: Id|list<Id>}
 * @phpstan-type HbaTypeChoice 'C__STOR_TYPE_FC_CONTROLLER'|'C__STOR_TYPE_ISCSI_CONTROLLER'|'C__STOR_TYPE_SAS_CONTROLLER'|'C__STOR_TYPE_SATA_CONTROLLER'|'FC'|'iSCSI/FCIP'|'SAS'|'SATA'|1|2|3|4
 * @phpstan-type HbaData array{category_id?: EntryId, title?: string|null, type?: HbaTypeChoice|ClearedChoice, manufacturer?: ChoiceInput, model?: ChoiceInput, firmware?: string|null, description?: string|null}
 * @phpstan-type IdentifierData array{category_id?: EntryId, key?: string|null, value?: string|null, type?: ChoiceInput, group?: string|null, description?: string|null}
 * @phpstan-type ImageData array{image_selection?: string|null, image?: string|null, description?: string|null}
 * @phpstan-type ImagesData array{category_id?: EntryId, name?: string|null, content?: string|null}
 * @phpstan-type InvoiceData array{category_id?: EntryId, denotation?: string|null, date?: string|null, amount?: MoneyInput|Cleared, edited?: string|null, financial_accounting_delivery?: string|null, charged?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type NetTypeChoice 'C__CATS_NET_TYPE__IPV4'|'C__CATS_NET_TYPE__IPV6'|'C__CATS_NET_TYPE__AT'|'C__CATS_NET_TYPE__IPX'|'IPv4 (Internet Protocol v4)'|'IPv6 (Internet Protocol v6)'|'AT (AppleTalk)'|'IPX (Internet Packet Exchange)'|1|1000|3|2
 * @phpstan-type IpAssignmentChoice 'C__CATP__IP__ASSIGN__DHCP'|'C__CATP__IP__ASSIGN__DHCP_RESERVED'|'C__CATP__IP__ASSIGN__STATIC'|'C__CATP__IP__ASSIGN__UNNUMBERED'|'DHCP'|'DHCP reserved'|'DHCP reserviert'|'static'|'statisch'|'unnumbered'|1|1000|2|3
 * @phpstan-type Ipv6AssignmentChoice 'C__CMDB__CATG__IP__DHCPV6'|'C__CMDB__CATG__IP__SLAAC_AND_DHCPV6'|'C__CMDB__CATG__IP__SLAAC'|'C__CMDB__CATG__IP__SLAAC_AND_DHCPV6_RESERVED'|'C__CMDB__CATG__IP__DHCPV6_RESERVED'|'C__CMDB__CATG__IP__STATIC'|'DHCPv6'|'SLAAC and DHCPv6'|'SLAAC und DHCPv6'|'SLAAC'|'SLAAC and DHCPv6 (reserved)'|'SLAAC und DHCPv6 (reserviert)'|'DHCPv6 (reserved)'|'DHCPv6 (reserviert)'|'Static'|'Statisch'|1|2|3|4|5|6
 * @phpstan-type IpAliasesRowData array{hostname?: string|null, domain?: string|null}
 * @phpstan-type IpData array{category_id?: EntryId, net_type?: NetTypeChoice|ClearedChoice, primary?: YesNoInput|Cleared, active?: YesNoInput|Cleared, net?: LinkInput|Cleared, zone?: LinkInput|Cleared, ipv4_assignment?: IpAssignmentChoice|ClearedChoice, ipv4_address?: string|null, ipv6_assignment?: Ipv6AssignmentChoice|ClearedChoice, ipv6_scope?: ChoiceInput, ipv6_address?: string|null, hostname?: string|null, domain?: string|null, dns_server?: LinksInput|Cleared, dns_domain?: ChoicesInput|ClearedChoice, use_standard_gateway?: YesNoInput|Cleared, assigned_port?: LinkInput|Cleared, assigned_logical_port?: LinkInput|Cleared, aliases?: list<IpAliasesRowData>|Cleared, description?: string|null}
 * @phpstan-type ItsTypeData array{its_type?: ChoiceInput, description?: string|null}
 * @phpstan-type ItServiceData array{category_id?: EntryId, connected_object?: Id|list<Id>}
 * @phpstan-type ItServiceComponentsData array{category_id?: EntryId, connected_object?: Id|list<Id>|Cleared}
 * @phpstan-type WeightingChoice 'C__WEIGHTING__1'|'C__WEIGHTING__2'|'C__WEIGHTING__3'|'C__WEIGHTING__4'|'C__WEIGHTING__5'|'C__WEIGHTING__6'|'C__WEIGHTING__7'|'C__WEIGHTING__8'|'C__WEIGHTING__9'|'C__WEIGHTING__10'|'1 - very important'|'1 - sehr wichtig'|'2'|'3'|'4'|'5 - important'|'5 - wichtig'|'6'|'7'|'8'|'9'|'10 - not important'|'10 - nicht wichtig'|1|2|3|4|5|6|7|8|9|10
 * @phpstan-type ItServiceRelationsData array{category_id?: EntryId, object1?: LinkInput, object2?: LinkInput, relation_type?: string|int, weighting?: WeightingChoice, itservice?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type JdiscCaTypeChoice 'C__JDISC__CA_TYPE__TEXT'|'C__JDISC__CA_TYPE__MULTITEXT'|'C__JDISC__CA_TYPE__INTEGER'|'C__JDISC__CA_TYPE__DATE'|'C__JDISC__CA_TYPE__TIME'|'C__JDISC__CA_TYPE__ENUMERATION'|'C__JDISC__CA_TYPE__CURRENCY'|'C__JDISC__CA_TYPE__DOCUMENT'|'Text'|'Multi-line text'|'Mehrzeiliger Text'|'Integer'|'Ganzzahl'|'Date'|'Datum'|'Time'|'Zeit'|'Enumeration'|'Aufzählung'|'Currency'|'Währung'|'Document'|'Dokument'|1|2|3|4|5|6|7|8
 * @phpstan-type JdiscCaData array{category_id?: EntryId, attribute?: string, attribute_content?: string|null, attribute_type?: JdiscCaTypeChoice|ClearedChoice, attribute_folder?: string|null, description?: string|null}
 * @phpstan-type LastLoginUserData array{last_login?: string|null, type?: string|null, description?: string|null}
 * @phpstan-type LdevClientData array{category_id?: EntryId, title?: string|null, paths?: LinksInput|Cleared, assigned_ldevserver?: LinkInput|Cleared, primary_path?: LinkInput|Cleared, multipath?: ChoiceInput, description?: string|null}
 * @phpstan-type LdevServerData array{category_id?: EntryId, title?: string|null, lun?: string|null, segment_size?: int|float|string|Cleared, unit?: MemoryUnitChoice|ClearedChoice, capacity?: int|float|string|Cleared, connected_devices?: LinksInput|Cleared, paths?: LinksInput|Cleared, primary_path?: LinkInput|Cleared, multipath?: ChoiceInput, tierclass?: ChoiceInput, ldev_clients?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type LocationOptionChoice 'C__RACK_INSERTION__HORIZONTAL'|'C__RACK_INSERTION__VERTICAL'|'Horizontal'|'Vertical'|'Vertikal'|3|4
 * @phpstan-type LocationInsertionChoice 'C__INSERTION__FRONT'|'C__INSERTION__REAR'|'C__INSERTION__BOTH'|'Front'|'Vorderseite'|'Back'|'Rückseite'|'Front and backside'|'Vorder- und Rückseite'|1|0|2
 * @phpstan-type LocationData array{parent?: LinkInput|Cleared, option?: LocationOptionChoice|ClearedChoice, insertion?: LocationInsertionChoice|ClearedChoice, pos?: int|string|Cleared, gps?: string|null, latitude?: string|null, longitude?: string|null, snmp_syslocation?: string|null, description?: string|null}
 * @phpstan-type LogbookData array{category_id?: EntryId, description?: string|null}
 * @phpstan-type LogicalUnitData array{parent?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type MailAddressesData array{category_id?: EntryId, title?: string|null, primary?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type ManagedObjectsData array{category_id?: EntryId, connected_object?: LinkInput|Cleared}
 * @phpstan-type ManualData array{category_id?: EntryId, title?: string|null, manual?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type MemoryData array{category_id?: EntryId, quantity?: int|string|Cleared, title?: ChoiceInput, manufacturer?: ChoiceInput, type?: ChoiceInput, capacity?: int|float|string|Cleared, unit?: MemoryUnitChoice|ClearedChoice, description?: string|null}
 * @phpstan-type ModelData array{manufacturer?: ChoiceInput, title?: ChoiceInput, productid?: string|null, service_tag?: string|null, serial?: string|null, firmware?: string|null, description?: string|null}
 * @phpstan-type MonitoringData array{active?: YesNoInput|Cleared, monitoring_host?: ChoiceInput, host_name?: string|null, host_name_selection?: IntegerInput|Cleared, description?: string|null}
 * @phpstan-type NetworkData array{category_id?: EntryId, title?: string|null, manufacturer?: ChoiceInput, model?: ChoiceInput, serial?: string|null, slot?: string|null, firmware?: string|null, description?: string|null}
 * @phpstan-type NetworkInterfaceData array{category_id?: EntryId, title?: string|null, manufacturer?: ChoiceInput, model?: ChoiceInput, serial?: string|null, slot?: string|null, firmware?: string|null, description?: string|null}
 * @phpstan-type NetworkLogPortData array{category_id?: EntryId, title?: string|null, net?: LinksInput|Cleared, mac?: string|null, port_type?: ChoiceInput, ports?: LinksInput|Cleared, parent?: LinkInput|Cleared, standard?: ChoiceInput, active?: YesNoInput|Cleared, addresses?: LinksInput|Cleared, assigned_connector?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type PortNegotiationChoice 'C__PORT_NEGOTIATION__AUTO'|'C__PORT_NEGOTIATION__MANUAL'|'Automatic'|'Automatisch'|'Manual'|'Manuell'|1|2
 * @phpstan-type PortDuplexChoice 'C__PORT_DUPLEX__FULL'|'C__PORT_DUPLEX__HALF'|'Full'|'Voll'|'Half'|'Halb'|2|1
 * @phpstan-type NetworkPortData array{category_id?: EntryId, title?: string|null, interface?: LinkInput|Cleared, port_type?: ChoiceInput, port_mode?: ChoiceInput, plug_type?: ChoiceInput, negotiation?: PortNegotiationChoice|ClearedChoice, duplex?: PortDuplexChoice|ClearedChoice, speed?: int|float|string|Cleared, speed_type?: PortSpeedChoice|ClearedChoice, standard?: ChoiceInput, mac?: string|null, mtu?: string|null, assigned_connector?: LinkInput|Cleared, connector_sibling?: LinkInput|Cleared, cable?: LinkInput|Cleared, active?: YesNoInput|Cleared, addresses?: list<Id|string>|string|Cleared, layer2_assignment?: LinksInput|Cleared, hba?: LinkInput|Cleared, default_vlan?: LinkInput|Cleared, description?: string|null, relation_direction?: LinkInput|Cleared}
 * @phpstan-type NetConnectionsFolderData array{category_id?: EntryId, protocol?: ChoiceInput, protocol_layer_5?: ChoiceInput, ip_address?: LinkInput|Cleared, port_from?: int|string|Cleared, port_to?: int|string|Cleared, opened_by?: LinkInput|Cleared, gateway?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type NetConnectorData array{category_id?: EntryId, ip_address?: LinkInput|Cleared, port_from?: int|string|Cleared, port_to?: int|string|Cleared, connected_listener?: LinkInput, connected_to?: LinkInput, gateway?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type NetListenerData array{category_id?: EntryId, protocol?: ChoiceInput, protocol_layer_5?: ChoiceInput, ip_address?: LinkInput|Cleared, port_from?: int|string|Cleared, port_to?: int|string|Cleared, opened_by?: LinkInput|Cleared, gateway?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type NetZoneOptionsData array{color?: string|null, domain?: string|null, description?: string|null}
 * @phpstan-type ObjectData array{category_id?: EntryId, assigned_object?: Id|list<Id>}
 * @phpstan-type OperatingSystemData array{application?: LinkInput|Cleared, application_type?: ApplicationTypeChoice|ClearedChoice, application_priority?: ApplicationPriorityChoice|ClearedChoice, assigned_license?: LinkInput|Cleared, assigned_it_service?: LinksInput|Cleared, assigned_variant?: LinkInput|Cleared, assigned_version?: Id|string|list<Id|string>|Cleared, assigned_databases?: LinksInput|Cleared, installDate?: string|null, description?: string|null}
 * @phpstan-type PasswdData array{category_id?: EntryId, title?: string|null, username?: string|null, password?: string|null, description?: string|null}
 * @phpstan-type PersonAssignedWorkstationData array{assigned_workstations?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type PlanningData array{category_id?: EntryId, cmdb_status?: CmdbStatusChoice|ClearedChoice, start?: string|null, end?: string|null, description?: string|null}
 * @phpstan-type PowerConsumerData array{category_id?: EntryId, title?: string|null, active?: YesNoInput|Cleared, manufacturer?: ChoiceInput, model?: ChoiceInput, volt?: NumberInput|Cleared, watt?: int|float|string|Cleared, ampere?: int|float|string|Cleared, btu?: string|null, assigned_connector?: LinkInput|Cleared, connector_sibling?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type PowerSupplierData array{title?: string|null, volt?: NumberInput|Cleared, watt?: int|float|string|Cleared, ampere?: int|float|string|Cleared, assigned_connector?: LinkInput|Cleared, connector_sibling?: LinkInput|Cleared, assigned_category?: string|null, description?: string|null}
 * @phpstan-type QinqSpData array{spvlan?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type RaidTypeChoice 'C__CMDB__RAID_TYPE__HARDWARE'|'C__CMDB__RAID_TYPE__SOFTWARE'|'Hardware-Raid'|'Hardware-RAID'|'Software-Raid'|'Software-RAID'|1|2
 * @phpstan-type StorRaidLevelChoice 'C__STOR_RAID_LEVEL__0'|'C__STOR_RAID_LEVEL__1'|'C__STOR_RAID_LEVEL__2'|'C__STOR_RAID_LEVEL__5'|'C__STOR_RAID_LEVEL__10'|'C__STOR_RAID_LEVEL__JBOD'|'C__STOR_RAID_LEVEL__6'|'0'|'1'|'2'|'5'|'10'|'JBOD'|'6'|1|2|3|4|5|6|1000
 * @phpstan-type RaidData array{category_id?: EntryId, raid_type?: RaidTypeChoice|ClearedChoice, title?: string|null, raid_level?: StorRaidLevelChoice|ClearedChoice, controller?: LinkInput|Cleared, storages?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type RelationData array{category_id?: EntryId, object1?: LinkInput, object2?: LinkInput, relation_type?: string|int, weighting?: WeightingChoice, itservice?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type RmControllerData array{connected_object?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type RmControllerBackwardData array{category_id?: EntryId, connected_object?: Id|list<Id>}
 * @phpstan-type ServiceData array{service_number?: string|null, type?: ChoiceInput, category?: ChoiceInput, business_unit?: ChoiceInput, active?: YesNoInput|Cleared, service_description_intern?: string|null, service_description_extern?: string|null, service_alias?: ChoicesInput|ClearedChoice, description?: string|null}
 * @phpstan-type SharesData array{category_id?: EntryId, title?: string|null, unc_path?: string|null, volume?: LinkInput|Cleared, path?: string|null, description?: string|null}
 * @phpstan-type ShareAccessData array{category_id?: EntryId, assigned_objects?: LinkInput|Cleared, mountpoint?: string|null, shares?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type CpContractTypeChoice 'C__CMDB__MAIN_CONTRACT'|'C__CMDB__ALTERNATIVE_CONTRACT'|'Main Contract'|'Hauptvertrag'|'Contract Replacement'|'Ersatzvertrag'|1|2
 * @phpstan-type SimData array{type?: CpContractTypeChoice|ClearedChoice, network_provider?: ChoiceInput, telephone_rate?: ChoiceInput, start?: string|null, end?: string|null, threshold_date?: string|null, phone_no?: string|null, client_no?: string|null, description?: string|null}
 * @phpstan-type SimCardData array{type?: CpContractTypeChoice|ClearedChoice, assigned_mobile?: LinkInput|Cleared, network_provider?: ChoiceInput, telephone_rate?: ChoiceInput, start?: string|null, end?: string|null, threshold_date?: string|null, card_no?: string|null, phone_no?: string|null, client_no?: string|null, pin?: string|null, pin2?: string|null, puk?: string|null, puk2?: string|null, serial?: string|null, twincard?: YesNoInput|Cleared, tc_card_no?: string|null, tc_phone_no?: string|null, tc_pin?: string|null, tc_pin2?: string|null, tc_puk?: string|null, tc_puk2?: string|null, tc_serial_no?: string|null, optional_info?: string|null, description?: string|null}
 * @phpstan-type SlaServiceLevelKindChoice 'Minimal availability in %'|'Failure contingent in hours'|'Mindestverfügbarkeit in %'|'Ausfallkontingent in Stunden'|1|2
 * @phpstan-type UnitOfTimeChoice 'C__CMDB__UNIT_OF_TIME__SECOND'|'C__CMDB__UNIT_OF_TIME__MINUTE'|'C__CMDB__UNIT_OF_TIME__HOUR'|'C__CMDB__UNIT_OF_TIME__DAY'|'C__CMDB__UNIT_OF_TIME__MONTH'|'C__CMDB__UNIT_OF_TIME__YEAR'|'Seconds'|'Sekunden'|'Minutes'|'Minuten'|'Hours'|'Stunden'|'Days'|'Tage'|'Months'|'Monate'|'Years'|'Jahre'|1|2|3|4|5|6
 * @phpstan-type SlaData array{service_id?: string|null, service_level?: SlaServiceLevelKindChoice|ClearedChoice, service_level_dialog?: ChoiceInput, days?: IntegerInput|Cleared, monday_time?: string|null, tuesday_time?: string|null, wednesday_time?: string|null, thursday_time?: string|null, friday_time?: string|null, saturday_time?: string|null, sunday_time?: string|null, reaction_time?: int|float|string|Cleared, reaction_time_unit?: UnitOfTimeChoice|ClearedChoice, recovery_time?: int|float|string|Cleared, recovery_time_unit?: UnitOfTimeChoice|ClearedChoice, calendar?: ChoiceInput, description?: string|null}
 * @phpstan-type SmartcardCertificateData array{cardnumber?: string|null, barring_password?: string|null, pin_nr?: string|null, reference?: string|null, expires_on?: string|null, description?: string|null}
 * @phpstan-type SoaStacksData array{category_id?: EntryId, title?: string|null, soa_stack_object?: LinkInput|Cleared, soa_stack_components?: LinksInput|Cleared, soa_stack_it_services?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type SoundData array{category_id?: EntryId, manufacturer?: ChoiceInput, title?: string|null, description?: string|null}
 * @phpstan-type StackMemberModeChoice 'Passive'|'Active'|'Passiv'|'Aktiv'|0|1
 * @phpstan-type StackMemberData array{category_id?: EntryId, assigned_object?: LinkInput|Cleared, mode?: StackMemberModeChoice|ClearedChoice, description?: string|null}
 * @phpstan-type StorageDeviceData array{category_id?: EntryId, type?: ChoiceInput, title?: string|null, manufacturer?: ChoiceInput, model?: ChoiceInput, unit?: MemoryUnitChoice|ClearedChoice, capacity?: int|float|string|Cleared, hotspare?: YesNoInput|Cleared, connected?: ChoiceInput, controller?: LinkInput|Cleared, raid_group?: LinkInput|Cleared, serial?: string|null, description?: string|null, lto_type?: ChoiceInput, fc_address?: string|null, firmware?: string|null, slot?: string|null}
 * @phpstan-type SupportEntitlementData array{category_id?: EntryId, partNumber?: string|null, startDate?: string|null, endDate?: string|null, description?: string|null}
 * @phpstan-type TelephoneFaxData array{type?: ChoiceInput, telephone_number?: string|null, fax_number?: string|null, extension?: string|null, pincode?: string|null, imei?: string|null, description?: string|null}
 * @phpstan-type TsiServiceData array{tsi_service_id?: string|null, description?: string|null}
 * @phpstan-type UniversalInterfaceData array{category_id?: EntryId, title?: string|null, type?: ChoiceInput, plug?: ChoiceInput, assigned_connector?: LinkInput|Cleared, connector_sibling?: LinkInput|Cleared, description?: string|null, relation_direction?: LinkInput|Cleared}
 * @phpstan-type VehicleData array{licence_plate?: string|null, description?: string|null}
 * @phpstan-type VersionData array{category_id?: EntryId, title?: string|null, servicepack?: string|null, kernel?: string|null, patchlevel?: string|null, description?: string|null}
 * @phpstan-type VirtualDeviceTypeChoice 'Network'|'Local device'|'Local interface'|'Netzwerk'|'Lokales Gerät'|'Lokale Schnittstelle'|1|2|3
 * @phpstan-type VirtualDeviceData array{category_id?: EntryId, host_stor_device?: LinkInput|Cleared, host_ldev_client?: LinkInput|Cleared, host_drive?: LinkInput|Cleared, host_port?: LinkInput|Cleared, host_interface?: LinkInput|Cleared, host_raid?: LinkInput|Cleared, local_stor_device?: LinkInput|Cleared, local_port?: LinkInput|Cleared, local_interface?: LinkInput|Cleared, storage_type?: ChoiceInput, network_type?: ChoiceInput, switch_port_group?: string|null, cluster_storage?: string|null, cluster_interface?: string|null, disk_image_location?: string|null, device_type?: VirtualDeviceTypeChoice|ClearedChoice, description?: string|null, virtual_network_type?: string|null}
 * @phpstan-type VirtualHostData array{virtual_host?: YesNoInput|Cleared, license_server?: LinkInput|Cleared, administration_service?: LinksInput|Id|Cleared, description?: string|null}
 * @phpstan-type VirtualHostRootData array{virtual_host?: YesNoInput|Cleared, license_server?: LinkInput|Cleared, administration_service?: LinksInput|Id|Cleared, description?: string|null}
 * @phpstan-type VirtualMachineChoice 'C__VM__NO'|'C__VM__GUEST'|'No'|'Nein'|'Yes'|'Ja'|3|2
 * @phpstan-type VirtualMachineData array{virtual_machine?: VirtualMachineChoice|ClearedChoice, hosts?: LinkInput|Cleared, system?: ChoiceInput, config_file?: string|null, primary?: LinkInput|Cleared, state?: ChoiceInput, description?: string|null}
 * @phpstan-type VirtualMachineRootData array{virtual_machine?: VirtualMachineChoice|ClearedChoice, hosts?: LinkInput|Cleared, system?: ChoiceInput, config_file?: string|null, primary?: LinkInput|Cleared, state?: ChoiceInput, description?: string|null}
 * @phpstan-type VirtualSwitchPortgroupRowData array{title?: string|null, vlanid?: string|null}
 * @phpstan-type VirtualSwitchServiceconsoleportsRowData array{title?: string|null, ref_id?: LinkInput|Cleared}
 * @phpstan-type VirtualSwitchVmkernelportsRowData array{title?: string|null, ref_id?: LinkInput|Cleared}
 * @phpstan-type VirtualSwitchData array{category_id?: EntryId, title?: string|null, ports?: LinksInput|Cleared, portgroup?: list<VirtualSwitchPortgroupRowData>|Cleared, serviceconsoleports?: list<VirtualSwitchServiceconsoleportsRowData>|Cleared, vmkernelports?: list<VirtualSwitchVmkernelportsRowData>|Cleared, description?: string|null}
 * @phpstan-type VoipPhoneData array{device_protocol?: string|null, description2?: string|null, device_pool?: string|null, common_configuration?: string|null, button_template?: ChoiceInput, softkey_template?: ChoiceInput, common_profile?: string|null, calling_search_space?: string|null, aar_calling_search_space?: string|null, media_resource_group_list?: string|null, user_hold_moh_audio_source?: string|null, network_hold_moh_audio_source?: string|null, location?: string|null, aar_group?: string|null, user_locale?: string|null, network_locale?: string|null, built_in_bridge?: string|null, privacy?: string|null, device_mobility_mode?: string|null, owner_user_id?: string|null, phone_suite?: string|null, services_provisioning?: string|null, load_name?: string|null, description?: string|null}
 * @phpstan-type VoipPhoneLineData array{category_id?: EntryId, directory_number?: string|null, route_partition?: string|null, description2?: string|null, alerting_name?: string|null, ascii_alerting_name?: string|null, allow_cti_control?: IntegerInput|Cleared, associated_devices?: LinksInput|Cleared, voice_mail_profile?: string|null, calling_search_space?: string|null, presence_group?: string|null, user_hold_moh_audio_source?: string|null, network_hold_moh_audio_source?: string|null, auto_answer?: string|null, call_forward_all?: string|null, sec_calling_search_space?: string|null, forward_busy_internal?: string|null, forward_busy_external?: string|null, forward_no_answer_internal?: string|null, forward_no_answer_external?: string|null, forward_no_coverage_internal?: string|null, forward_no_coverage_external?: string|null, forward_on_cti_fail?: string|null, forward_unregistered_internal?: string|null, forward_unregistered_external?: string|null, no_answer_ring_duration?: string|null, call_pickup_group?: string|null, display?: string|null, ascii_display?: string|null, line_text_label?: string|null, ascii_line_text_label?: string|null, visual_message_indicator?: string|null, audible_message_indicator?: string|null, ring_settings_idle?: string|null, ring_settings_active?: string|null, call_pickup_group_idle?: string|null, call_pickup_group_active?: string|null, recording_option?: string|null, recording_profile?: string|null, monitoring_css?: string|null, log_missed_calls?: IntegerInput|Cleared, external_phone_number_mask?: string|null, max_number_of_calls?: string|null, busy_trigger?: string|null, caller_name?: IntegerInput|Cleared, caller_number?: IntegerInput|Cleared, redirected_number?: IntegerInput|Cleared, dialed_number?: IntegerInput|Cleared, description?: string|null}
 * @phpstan-type VrrpTypeChoice 'C__VRRP__TYPE__VRRP'|'C__VRRP__TYPE__HSRP'|'C__VRRP__TYPE__GLBT'|'VRRP'|'HSRP'|'GLBP'|1|2|3
 * @phpstan-type VrrpData array{type?: VrrpTypeChoice|ClearedChoice, vrid?: string|null, description?: string|null}
 * @phpstan-type VrrpMemberData array{category_id?: EntryId, member?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type WanCapacityUnitChoice 'C__WAN_CAPACITY_UNIT__MBITS'|'C__WAN_CAPACITY_UNIT__KBITS'|'C__WAN_CAPACITY_UNIT__GBITS'|'C__WAN_CAPACITY_UNIT__BITS'|'MBit'|'KBit'|'GBit'|'Bit'|1|2|3|4
 * @phpstan-type WanData array{title?: string|null, role?: ChoiceInput, type?: ChoiceInput, channels?: int|string|Cleared, call_numbers?: string|null, connection_location?: LinkInput|Cleared, capacity_up?: int|float|string|Cleared, capacity_up_unit?: WanCapacityUnitChoice|ClearedChoice, capacity_down?: int|float|string|Cleared, capacity_down_unit?: WanCapacityUnitChoice|ClearedChoice, max_capacity_up?: int|float|string|Cleared, max_capacity_up_unit?: WanCapacityUnitChoice|ClearedChoice, max_capacity_down?: int|float|string|Cleared, max_capacity_down_unit?: WanCapacityUnitChoice|ClearedChoice, project_no?: string|null, vlan_id?: LinkInput|Cleared, shopping_cart_no?: string|null, ticket_no?: string|null, customer_no?: string|null, router?: LinksInput|Cleared, net?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type TempUnitChoice 'C__TEMP_UNIT__CELSIUS'|'C__TEMP_UNIT__FAHRENHEIT'|'°C'|'°F'|1|2
 * @phpstan-type AcRefrigeratingCapacityUnitChoice 'C__REF_CAPACITY_UNIT__BTU'|'C__REF_CAPACITY_UNIT__KWATT'|'C__REF_CAPACITY_UNIT__WATT'|'C__REF_CAPACITY_UNIT__MWATT'|'C__REF_CAPACITY_UNIT__GWATT'|'BTU/h'|'KW'|'W'|'MW'|'GW'|1|2|3|4|5
 * @phpstan-type AcAirQuantityUnitChoice 'C__AC_AIR_QUANTITY_UNIT__QMH'|'cbm/h'|1
 * @phpstan-type SpecificAcData array{type?: ChoiceInput, threshold?: NumberInput|Cleared, threshold_unit?: TempUnitChoice|ClearedChoice, capacity_unit?: AcRefrigeratingCapacityUnitChoice|ClearedChoice, capacity?: int|float|string|Cleared, air_quantity?: int|float|string|Cleared, air_quantity_unit?: AcAirQuantityUnitChoice|ClearedChoice, width?: int|float|string|Cleared, height?: int|float|string|Cleared, depth?: int|float|string|Cleared, dimension_unit?: DepthUnitChoice|ClearedChoice, description?: string|null}
 * @phpstan-type WlanEncryptionChoice 'RC4'|'TKIP'|'AES'|1|2|3
 * @phpstan-type SpecificAccessPointData array{category_id?: EntryId, title?: string|null, function?: ChoiceInput, standard?: ChoiceInput, channel?: ChoiceInput, broadcast_ssid?: YesNoInput|Cleared, ssid?: string|null, mac_filter?: YesNoInput|Cleared, auth?: ChoiceInput, encryption_id?: WlanEncryptionChoice|ClearedChoice, key?: string|null, description?: string|null}
 * @phpstan-type InstallationTypeChoice 'Manual'|'Automatic'|'Manuell'|'Automatisch'|1|2
 * @phpstan-type SpecificApplicationData array{specification?: string|null, manufacturer?: ChoiceInput, installation?: InstallationTypeChoice|ClearedChoice, registration_key?: string|null, install_path?: string|null, description?: string|null}
 * @phpstan-type SpecificApplicationAssignedObjData array{category_id?: EntryId, object?: LinkInput, application_type?: ApplicationTypeChoice|ClearedChoice, application_priority?: ApplicationPriorityChoice|ClearedChoice, assigned_license?: LinkInput|Cleared, assigned_database_schema?: LinkInput|Cleared, assigned_it_service?: LinksInput|Cleared, assigned_variant?: LinkInput|Cleared, assigned_version?: Id|string|list<Id|string>|Cleared, bequest_nagios_services?: YesNoInput|Cleared, assigned_databases?: LinksInput|Cleared, installDate?: string|null, description?: string|null}
 * @phpstan-type SpecificApplicationDbmsAssignedObjData array{category_id?: EntryId, object?: LinkInput, application_type?: ApplicationTypeChoice|ClearedChoice, application_priority?: ApplicationPriorityChoice|ClearedChoice, assigned_license?: LinkInput|Cleared, assigned_database_schema?: LinkInput|Cleared, assigned_it_service?: LinksInput|Cleared, assigned_variant?: LinkInput|Cleared, assigned_version?: Id|string|list<Id|string>|Cleared, bequest_nagios_services?: YesNoInput|Cleared, assigned_databases?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type SpecificApplicationServiceAssignedObjData array{category_id?: EntryId, object?: LinkInput, application_type?: ApplicationTypeChoice|ClearedChoice, application_priority?: ApplicationPriorityChoice|ClearedChoice, assigned_license?: LinkInput|Cleared, assigned_database_schema?: LinkInput|Cleared, assigned_it_service?: LinksInput|Cleared, assigned_variant?: LinkInput|Cleared, assigned_version?: Id|string|list<Id|string>|Cleared, bequest_nagios_services?: YesNoInput|Cleared, assigned_databases?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type SpecificApplicationVariantData array{category_id?: EntryId, title?: string|null, variant?: string|null, description?: string|null}
 * @phpstan-type SpecificCellPhoneContractData array{imei_number?: string|null, description?: string|null}
 * @phpstan-type ChassisGridSizeChoice 'XS'|'S'|'M'|'L'|'XL'|'XXL'|0|1|2|3|4|5
 * @phpstan-type SpecificChassisData array{front_x?: int|string|Cleared, front_y?: int|string|Cleared, front_size?: ChassisGridSizeChoice|ClearedChoice, rear_x?: int|string|Cleared, rear_y?: int|string|Cleared, rear_size?: ChassisGridSizeChoice|ClearedChoice, description?: string|null}
 * @phpstan-type SpecificChassisDevicesData array{category_id?: EntryId, role?: ChoiceInput, assigned_device?: LinkInput|Cleared, assigned_hba?: LinkInput|Cleared, assigned_interface?: LinkInput|Cleared, assigned_power_consumer?: LinkInput|Cleared, assigned_slots?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type ChassisInsertionChoice 'C__INSERTION__FRONT'|'C__INSERTION__REAR'|'front'|'Vorderseite'|'back'|'Rückseite'|1|0
 * @phpstan-type SpecificChassisSlotData array{category_id?: EntryId, connector_type?: ChoiceInput, insertion?: ChassisInsertionChoice|ClearedChoice, title?: string|null, from_x?: int|string|Cleared, to_x?: int|string|Cleared, from_y?: int|string|Cleared, to_y?: int|string|Cleared, assigned_devices?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type SpecificChassisViewData array{front_x?: int|string|Cleared, front_y?: int|string|Cleared, front_size?: ChassisGridSizeChoice|ClearedChoice, rear_x?: int|string|Cleared, rear_y?: int|string|Cleared, rear_size?: ChassisGridSizeChoice|ClearedChoice, description?: string|null}
 * @phpstan-type SpecificClientData array{type?: ChoiceInput, keyboard_layout?: string|null, description?: string|null}
 * @phpstan-type SpecificClusterServiceData array{category_id?: EntryId, cluster?: LinkInput, type?: ClusterTypeChoice|ClearedChoice, runs_on?: LinksInput|Cleared, default_server?: LinkInput|Cleared, hostaddresses?: LinksInput|Cleared, drives?: LinksInput|Cleared, shares?: LinksInput|Cleared, assigned_database_schema?: LinkInput|Cleared, service_status?: ClusterServiceStatusChoice|ClearedChoice, description?: string|null}
 * @phpstan-type ContractCostCalculationChoice 'per_assignment'|'overall'|'Costs per contract assignment'|'Kosten je Vertragszuweisung'|'Overall'|'Gesamt'
 * @phpstan-type ContractNoticePeriodTypeChoice 'C__CONTRACT__FROM_NOTICE_DATE'|'C__CONTRACT__ON_CONTRACT_END'|'from notice date'|'ab Kündigungsdatum'|'on contract end'|'zum Vertragsende'|1|2
 * @phpstan-type SpecificContractData array{type?: ChoiceInput, contract_no?: string|null, customer_no?: string|null, internal_no?: string|null, costs?: MoneyInput|Cleared, cost_calculation?: ContractCostCalculationChoice|ClearedChoice, product?: string|null, reaction_rate?: ChoiceInput, contract_status?: ChoiceInput, start_date?: string|null, end_date?: string|null, run_time?: int|string|Cleared, run_time_unit?: GuaranteePeriodUnitChoice|ClearedChoice, end_type?: ChoiceInput, notice_date?: string|null, notice_period?: int|string|Cleared, notice_period_unit?: ChoiceInput, notice_type?: ContractNoticePeriodTypeChoice|ClearedChoice, maintenance_period?: int|string|Cleared, maintenance_period_unit?: ChoiceInput, payment_period?: ChoiceInput, description?: string|null}
 * @phpstan-type SpecificContractInformationData array{type?: ChoiceInput, contract_no?: string|null, customer_no?: string|null, internal_no?: string|null, costs?: MoneyInput|Cleared, cost_calculation?: ContractCostCalculationChoice|ClearedChoice, product?: string|null, reaction_rate?: ChoiceInput, contract_status?: ChoiceInput, start_date?: string|null, end_date?: string|null, run_time?: int|string|Cleared, run_time_unit?: GuaranteePeriodUnitChoice|ClearedChoice, end_type?: ChoiceInput, notice_date?: string|null, notice_period?: int|string|Cleared, notice_period_unit?: ChoiceInput, notice_type?: ContractNoticePeriodTypeChoice|ClearedChoice, maintenance_period?: int|string|Cleared, maintenance_period_unit?: ChoiceInput, payment_period?: ChoiceInput, description?: string|null}
 * @phpstan-type SpecificDatabaseAccessData array{category_id?: EntryId, access?: LinksInput|Id|Cleared}
 * @phpstan-type SpecificDatabaseGatewayData array{category_id?: EntryId, type?: string|null, host?: string|null, port?: string|null, user?: string|null, target_schema?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type SpecificDatabaseInstallationData array{category_id?: EntryId, object?: LinkInput, application_type?: ApplicationTypeChoice|ClearedChoice, application_priority?: ApplicationPriorityChoice|ClearedChoice, assigned_license?: LinkInput|Cleared, assigned_database_schema?: LinkInput|Cleared, assigned_it_service?: LinksInput|Cleared, assigned_variant?: LinkInput|Cleared, assigned_version?: Id|string|list<Id|string>|Cleared, bequest_nagios_services?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type SpecificDatabaseInstanceData array{instance?: LinksInput|Id|Cleared, title?: string|null, listener?: string|null, database_schema?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type SpecificDatabaseLinksData array{category_id?: EntryId, title?: string|null, link?: LinkInput|Cleared, target_user?: string|null, owner?: string|null, public?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type DatabaseObjectsChoice 'C__DATABASE_OBJECTS__TABLE'|'C__DATABASE_OBJECTS__VIEW'|'C__DATABASE_OBJECTS__SEQUENCE'|'C__DATABASE_OBJECTS__SYNONYM'|'C__DATABASE_OBJECTS__INDEX'|'C__DATABASE_OBJECTS__CLUSTER'|'C__DATABASE_OBJECTS__SNAPSHOT'|'C__DATABASE_OBJECTS__PROCEDURE'|'C__DATABASE_OBJECTS__FUNCTION'|'C__DATABASE_OBJECTS__PACKAGE'|'Table'|'Tabelle'|'View'|'Sequence'|'Synonym'|'Index'|'Cluster'|'Snapshot'|'Procedure'|'Prozedur'|'Function'|'Funktion'|'Packet'|'Paket'|1|2|3|4|5|6|7|8|9|10
 * @phpstan-type SpecificDatabaseObjectsData array{category_id?: EntryId, title?: string|null, database_object?: DatabaseObjectsChoice|ClearedChoice, description?: string|null}
 * @phpstan-type SpecificDatabaseSchemaData array{link?: LinkInput|Cleared, instance?: LinkInput|Cleared, title?: string|null, storage_engine?: string|null, description?: string|null}
 * @phpstan-type SpecificDbmsData array{dbms?: ChoiceInput, description?: string|null}
 * @phpstan-type SpecificEmergencyPlanData array{time_needed?: int|string|Cleared, time_unit?: UnitOfTimeChoice|ClearedChoice, practice_date?: string|null, description?: string|null}
 * @phpstan-type SpecificEmergencyPlanAttributeData array{time_needed?: int|string|Cleared, time_unit?: UnitOfTimeChoice|ClearedChoice, practice_date?: string|null, description?: string|null}
 * @phpstan-type SpecificEmergencyPlanLinkedObjectsData array{category_id?: EntryId, object?: LinkInput|Cleared}
 * @phpstan-type RackSlotSortingChoice 'asc'|'desc'|'Ascending'|'Aufsteigend'|'Descending'|'Absteigend'
 * @phpstan-type SpecificEnclosureData array{vertical_slots_front?: int|string|Cleared, vertical_slots_rear?: int|string|Cleared, slot_sorting?: RackSlotSortingChoice|ClearedChoice, description?: string|null}
 * @phpstan-type VolumeUnitChoice 'C__VOLUME_UNIT__ML'|'C__VOLUME_UNIT__L'|'ml'|'l'|1|2
 * @phpstan-type SpecificEpsData array{type?: ChoiceInput, warmup_time?: int|string|Cleared, warmup_time_unit?: UnitOfTimeChoice|ClearedChoice, fuel_tank?: int|string|Cleared, volume_unit?: VolumeUnitChoice|ClearedChoice, autonomy_time?: int|string|Cleared, autonomy_time_unit?: UnitOfTimeChoice|ClearedChoice, description?: string|null}
 * @phpstan-type SpecificFileData array{file_title?: string|null, file_physical?: LinkInput|Cleared, file_category?: ChoiceInput, revision?: string|null, version_description?: string|null, description?: string|null}
 * @phpstan-type SpecificFileActualData array{file_title?: string|null, file_physical?: LinkInput|Cleared, file_category?: ChoiceInput, revision?: string|null, version_description?: string|null, description?: string|null}
 * @phpstan-type SpecificFileObjectsData array{category_id?: EntryId, assigned_objects?: LinkInput|Cleared}
 * @phpstan-type SpecificFileVersionsData array{category_id?: EntryId, file_physical?: string|null, file_content?: string|null, file_title?: string|null, version_description?: string|null}
 * @phpstan-type SpecificGroupData array{category_id?: EntryId, object?: Id|list<Id>|Cleared, description?: string|null}
 * @phpstan-type GroupTypeChoice 'Static'|'Report-based'|'Statisch'|'Reportbasiert'|0|1
 * @phpstan-type SpecificGroupTypeData array{type?: GroupTypeChoice|ClearedChoice, report?: IntegerInput|Cleared, description?: string|null}
 * @phpstan-type SpecificKryptoCardData array{certificate_number?: string|null, certgate_card_number?: string|null, certificate_title?: string|null, certificate_password?: string|null, certificate_procedure?: string|null, date_of_issue?: string|null, imei_number?: string|null, assigned_mobile?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type SpecificLayer2NetIpHelperAddressesRowData array{ip?: string|null, type_title?: ChoiceInput}
 * @phpstan-type SpecificLayer2NetData array{vlan_id?: string|null, standard?: YesNoInput|Cleared, type?: ChoiceInput, subtype?: ChoiceInput, ip_helper_addresses?: list<SpecificLayer2NetIpHelperAddressesRowData>|Cleared, layer3_assignments?: LinksInput|Cleared, vrf?: string|null, vrf_capacity?: int|string|Cleared, vrf_capacity_unit?: WanCapacityUnitChoice|ClearedChoice, description?: string|null}
 * @phpstan-type SpecificLayer2NetAssignedLogicalPortsData array{category_id?: EntryId, isys_obj__id?: LinkInput|Cleared, isys_catg_log_port_list__id?: Id|list<Id>|Cleared}
 * @phpstan-type SpecificLayer2NetAssignedPortsData array{category_id?: EntryId, isys_obj__id?: LinkInput|Cleared, isys_catg_port_list__id?: LinkInput|Cleared}
 * @phpstan-type LicenceTypeChoice 'C__CATS__LICENCE_TYPE__SINGLE_LICENCE'|'C__CATS__LICENCE_TYPE__VOLUME_LICENCE'|'Single license'|'Einzellizenz'|'Volume license'|'Volumenlizenz'|1|2
 * @phpstan-type SpecificLicenceListData array{category_id?: EntryId, key?: string|null, serial?: string|null, type?: LicenceTypeChoice|ClearedChoice, amount?: IntegerInput|Cleared, start?: string|null, expire?: string|null, cost?: int|float|string|Cleared, description?: string|null}
 * @phpstan-type SpecificMiddlewareData array{specification?: string|null, manufacturer?: ChoiceInput, installation?: InstallationTypeChoice|ClearedChoice, registration_key?: string|null, install_path?: string|null, description?: string|null}
 * @phpstan-type SpecificMonitorData array{size?: int|float|string|Cleared, size_unit?: DepthUnitChoice|ClearedChoice, type?: ChoiceInput, resolution?: ChoiceInput, pivot?: YesNoInput|Cleared, speaker?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type SpecificNetData array{type?: NetTypeChoice|ClearedChoice, address?: string|null, netmask?: string|null, gateway?: LinkInput|Cleared, range_from?: string|null, range_to?: string|null, dns_server?: LinksInput|Cleared, dns_domain?: ChoicesInput|ClearedChoice, cidr_suffix?: IntegerInput|Cleared, reverse_dns?: string|null, layer2_assignments?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type NetDhcpTypeChoice 'C__NET__DHCP_DYNAMIC'|'C__NET__DHCP_RESERVED'|'Dynamic'|'Dynamisch'|'Reserved'|'Reserviert'|1|2
 * @phpstan-type NetDhcpv6TypeChoice 'C__NET__DHCPV6__DHCPV6'|'C__NET__DHCPV6__SLAAC_AND_DHCPV6'|'C__NET__DHCPV6__DHCPV6_RESERVED'|'C__NET__DHCPV6__SLAAC_AND_DHCPV6_RESERVED'|'DHCPv6'|'SLAAC and DHCPv6'|'SLAAC und DHCPv6'|'DHCPv6 (reserved)'|'DHCPv6 (reserviert)'|'SLAAC and DHCPv6 (reserved)'|'SLAAC und DHCPv6 (reserviert)'|1|2|3|4
 * @phpstan-type SpecificNetDhcpData array{category_id?: EntryId, type?: NetDhcpTypeChoice|ClearedChoice, typev6?: NetDhcpv6TypeChoice|ClearedChoice, range_from?: string|null, range_to?: string|null, description?: string|null}
 * @phpstan-type SpecificNetZoneData array{category_id?: EntryId, zone?: LinkInput|Cleared, range_from?: string|null, range_to?: string|null, description?: string|null}
 * @phpstan-type SpecificOperatingSystemData array{specification?: string|null, manufacturer?: ChoiceInput, installation?: InstallationTypeChoice|ClearedChoice, registration_key?: string|null, install_path?: string|null, osFamily?: string|null, systemType?: string|null, description?: string|null}
 * @phpstan-type SpecificOrganizationData array{title?: string, telephone?: string|null, fax?: string|null, website?: string|null, headquarter?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type SpecificOrganizationContactAssignmentData array{category_id?: EntryId, object?: LinkInput, role?: ChoiceInput}
 * @phpstan-type SpecificOrganizationMasterDataData array{title?: string, telephone?: string|null, fax?: string|null, website?: string|null, headquarter?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type SpecificOrganizationPersonsData array{category_id?: EntryId, object?: Id|list<Id>}
 * @phpstan-type SpecificParallelRelationData array{title?: string|null, threshold?: string|null, rel_pool?: LinksInput|Id|Cleared, description?: string|null}
 * @phpstan-type SpecificPduData array{pdu_id?: string|null, description?: string|null}
 * @phpstan-type SpecificPduBranchData array{category_id?: EntryId, pdu_id?: IntegerInput|Cleared, branch_id?: IntegerInput|Cleared, receptables?: int|string|Cleared, description?: string|null}
 * @phpstan-type SalutationChoice 'm'|'f'|'Mister'|'Herr'|'Misses'|'Frau'
 * @phpstan-type SpecificPersonData array{title?: string|null, salutation?: SalutationChoice|ClearedChoice, first_name?: string|null, last_name?: string|null, academic_degree?: string|null, function?: string|null, service_designation?: string|null, street?: string|null, city?: string|null, zip_code?: string|null, mail?: string|null, phone_company?: string|null, phone_home?: string|null, phone_mobile?: string|null, fax?: string|null, pager?: string|null, personnel_number?: string|null, department?: string|null, organization?: LinkInput|Cleared, ldap_dn?: string|null, description?: string|null, custom_1?: string|null, custom_2?: string|null, custom_3?: string|null, custom_4?: string|null, custom_5?: string|null, custom_6?: string|null, custom_7?: string|null, custom_8?: string|null}
 * @phpstan-type SpecificPersonAssignedGroupsData array{category_id?: EntryId, connected_object?: Id|list<Id>|Cleared, role?: ChoiceInput}
 * @phpstan-type SpecificPersonContactAssignmentData array{category_id?: EntryId, object?: LinkInput, role?: ChoiceInput, primary_contact?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type SpecificPersonGroupData array{title?: string|null, email_address?: string|null, phone?: string|null, ldap_group?: string|null, description?: string|null}
 * @phpstan-type SpecificPersonGroupContactAssignmentData array{category_id?: EntryId, object?: LinkInput, role?: ChoiceInput, description?: string|null}
 * @phpstan-type SpecificPersonGroupMasterData array{title?: string|null, email_address?: string|null, phone?: string|null, ldap_group?: string|null, description?: string|null}
 * @phpstan-type SpecificPersonGroupMembersData array{category_id?: EntryId, connected_object?: Id|list<Id>}
 * @phpstan-type SpecificPersonLoginData array{disabled_login?: YesNoInput|Cleared, title?: string|null, user_pass?: string|Cleared, user_pass2?: string|Cleared, email_address?: string|null, description?: string|null}
 * @phpstan-type SpecificPersonMasterData array{title?: string|null, salutation?: SalutationChoice|ClearedChoice, first_name?: string|null, last_name?: string|null, academic_degree?: string|null, function?: string|null, service_designation?: string|null, street?: string|null, city?: string|null, zip_code?: string|null, mail?: string|null, phone_company?: string|null, phone_home?: string|null, phone_mobile?: string|null, fax?: string|null, pager?: string|null, personnel_number?: string|null, department?: string|null, organization?: LinkInput|Cleared, ldap_dn?: string|null, description?: string|null, custom_1?: string|null, custom_2?: string|null, custom_3?: string|null, custom_4?: string|null, custom_5?: string|null, custom_6?: string|null, custom_7?: string|null, custom_8?: string|null}
 * @phpstan-type SpecificPrtData array{type?: ChoiceInput, is_color?: YesNoInput|Cleared, is_duplex?: YesNoInput|Cleared, emulation?: ChoiceInput, paper_format?: ChoiceInput, description?: string|null}
 * @phpstan-type RelationTypeChoice 'C__RELATION_TYPE__SOFTWARE'|'C__RELATION_TYPE__CLUSTER_SERVICE'|'C__RELATION_TYPE__BACKUP'|'C__RELATION_TYPE__ADMIN'|'C__RELATION_TYPE__USER'|'C__RELATION_TYPE__CLUSTER_MEMBERSHIPS'|'C__RELATION_TYPE__POWER_CONSUMER'|'C__RELATION_TYPE__NETWORK_PORT'|'C__RELATION_TYPE__VIRTUAL_MACHINE'|'C__RELATION_TYPE__LOCATION'|'C__RELATION_TYPE__UNIVERSAL_INTERFACE'|'C__RELATION_TYPE__IP_ADDRESS'|'C__RELATION_TYPE__CONTROLLER_FC_PORT'|'C__RELATION_TYPE__CONNECTORS'|'C__RELATION_TYPE__LDEV_CLIENT'|'C__RELATION_TYPE__GROUP_MEMBERSHIPS'|'C__RELATION_TYPE__PERSON_ASSIGNED_GROUPS'|'C__RELATION_TYPE__DEFAULT'|'C__RELATION_TYPE__DATABASE_ACCESS'|'C__RELATION_TYPE__DATABASE_LINK'|'C__RELATION_TYPE__DATABASE_GATEWAY'|'C__RELATION_TYPE__DATABASE_INSTANCE'|'C__RELATION_TYPE__IT_SERVICE_COMPONENT'|'C__RELATION_TYPE__REPLICATION_PARTNER'|'C__RELATION_TYPE__SOA_COMPONENTS'|'C__RELATION_TYPE__SOA_STACKS'|'C__RELATION_TYPE__DBMS'|'C__RELATION_TYPE__MOBILE_PHONE'|'C__RELATION_TYPE__ORGANIZATION'|'C__RELATION_TYPE__LOGICAL_UNIT'|'C__RELATION_TYPE__CONTRACT'|'C__RELATION_TYPE__CHASSIS'|'C__RELATION_TYPE__STACKING'|'C__RELATION_TYPE__SHARE_ACCESS'|'C__RELATION_TYPE__NET_CONNECTIONS'|'C__RELATION_TYPE__CLUSTER_ADM_SERVICE'|'C__RELATION_TYPE__OPERATION_SYSTEM'|'C__RELATION_TYPE__LAYER2_TRANSPORT'|'C__RELATION_TYPE__RM_CONTROLLER'|'C__RELATION_TYPE__FILE'|'C__RELATION_TYPE__ORGANIZATION_HEADQUARTER'|'C__RELATION_TYPE__VHOST_ADMIN_SERVICE'|'C__RELATION_TYPE__VRRP'|'C__RELATION_TYPE__MANUAL'|'C__RELATION_TYPE__EMERGENCY_PLAN'|'C__RELATION_TYPE__WAN_CONNECTION'|'C__RELATION_TYPE__LAYER3_2_LAYER2'|'C__RELATION_TYPE__ASSIGNED_SIM_CARDS'|'C__RELATION_TYPE__CONNECTION_ENDPOINT'|'Software assignment'|'Softwarezuweisung'|'Cluster service assignment'|'Clusterdienstzuweisung'|'Backup'|'Datensicherung'|'Cluster memberships'|'Clustermitgliedschaften'|'Power consumer'|'Stromverbraucher'|'Ports'|'Virtual machine'|'Virtuelle Maschine'|'Location'|'Standort'|'Interface'|'Schnittstelle'|'Host address'|'Hostadresse'|'FC port'|'FC-Port'|'Connectors'|'Anschlüsse'|'Logical devices (Client)'|'Logische Geräte (Client)'|'Group memberships'|'Gruppenmitgliedschaft'|'Person group memberships'|'Personengruppenmitgliedschaft'|'Dependency'|'Abhängigkeit'|'Database access'|'Datenbankzugriff'|'Database links'|'Datenbanklinks'|'Database gateway'|'Datenbank-Gateway'|'Database instance'|'Datenbankinstanz'|'Service component'|'Servicekomponente'|'Replication partner'|'Replikationspartner'|'SOA-Component'|'SOA-Komponente'|'SOA-Stacks'|'DBMS'|'Assigned cards'|'Verknüpfte Karten'|'Organization'|'Organisation'|'Logical location'|'Logischer Standort'|'Contract assignment'|'Vertragszuweisung'|'Chassis'|'Stacking'|'Share Access'|'Freigabezugriff'|'Network connections'|'Netzwerkverbindungen'|'Administration service'|'Verwaltungsinstanz'|'Operating system'|'Betriebssystem'|'Layer 2 Transport'|'Remote Management Controller'|'Files'|'Dateien'|'Headquarter (Organization)'|'Zentrale (Organisation)'|'Virtual host'|'Virtueller Host'|'VRRP'|'Manual assignment'|'Handbuchzuweisung'|'Emergency plan'|'Notfallplan'|'WAN Connection'|'WAN-Leitung'|'Layer-2-net assignment'|'Layer-2-Netz-Zuweisung'|'Assigned SIM cards'|'Zugewiesene SIM-Karten'|'Connection endpoint'|'Verbindungsendpunkt'|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|32|33|34|35|37|38|39|40|42|43|44|45|46|47|48|49|50|51|52
 * @phpstan-type SpecificRelationDetailsData array{object1?: LinkInput|Cleared, object2?: LinkInput|Cleared, itservice?: LinkInput|Cleared, relation_type?: RelationTypeChoice|ClearedChoice, weighting?: WeightingChoice|ClearedChoice, description?: string|null}
 * @phpstan-type SpecificReplicationData array{replication_mechanism?: ChoiceInput, description?: string|null}
 * @phpstan-type SpecificReplicationPartnerData array{category_id?: EntryId, type?: ChoiceInput, replication_partner?: LinkInput|Cleared, description?: string|null}
 * @phpstan-type SpecificRoomData array{type?: ChoiceInput, number?: string|null, floor?: string|null, description?: string|null}
 * @phpstan-type SpecificRouterData array{category_id?: EntryId, routing_protocol?: ChoiceInput, gateway_address?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type SpecificSanZoningData array{title?: string|null, members?: LinksInput|Cleared, description?: string|null}
 * @phpstan-type SpecificServiceData array{specification?: string|null, manufacturer?: ChoiceInput, installation?: InstallationTypeChoice|ClearedChoice, registration_key?: string|null, install_path?: string|null, description?: string|null}
 * @phpstan-type SpecificSwitchFcData array{title?: string|null, is_active?: YesNoInput|Cleared, description?: string|null}
 * @phpstan-type SpecificSwitchNetData array{vlan?: ChoiceInput, role?: ChoiceInput, spanning_tree?: ChoiceInput, description?: string|null}
 * @phpstan-type SpecificUpsData array{type?: ChoiceInput, battery_type?: ChoiceInput, amount?: int|string|Cleared, charge_time?: int|string|Cleared, charge_time_unit?: UnitOfTimeChoice|ClearedChoice, autonomy_time?: int|string|Cleared, autonomy_time_unit?: UnitOfTimeChoice|ClearedChoice, description?: string|null}
 * @phpstan-type SpecificWanData array{role?: ChoiceInput, type?: ChoiceInput, capacity?: int|float|string|Cleared, capacity_unit?: ChoiceInput, description?: string|null}
 * @phpstan-type SpecificWsData array{title?: ChoiceInput, description?: string|null}
 * @phpstan-type SpecificWsAssignmentData array{category_id?: EntryId, connected_object?: Id|list<Id>|Cleared}
 * @phpstan-type SpecificWsNetTypeData array{title?: ChoiceInput, description?: string|null}
 * @phpstan-type EntriesByCategory array<string, mixed>
 * @phpstan-type EntryIdsByCategory array<string, list<NumericString>>
 * @phpstan-type ObjectCreated array{id: NumericString, message: Message, success: true, categories?: EntryIdsByCategory, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type DeletionTarget 'C__RECORD_STATUS__ARCHIVED'|'C__RECORD_STATUS__DELETED'|'C__RECORD_STATUS__PURGE'|3|4|5
 * @phpstan-type CmdbObject array{id: NumericString, title: Title, sysid: Sysid, objecttype: NumericString, type_title: string, type_icon: string, status: RecordStatus, cmdb_status: NumericString, cmdb_status_title: string, created: Timestamp, updated?: Timestamp, image: string, revision?: Revision}
 * @phpstan-type ObjectTypeCategory array{id: NumericText, title: string, const: CategoryName, multi_value: '0'|'1', parent?: NumericText}
 * @phpstan-type ObjectTypeCategories array{catg: list<ObjectTypeCategory>, cats: list<ObjectTypeCategory>, custom: list<ObjectTypeCategory>}
 * @phpstan-type ObjectTypeGroupReference string|int
 * @phpstan-type ObjectTypeGroupFilter array{id?: ObjectTypeGroupReference, ids?: list<ObjectTypeGroupReference>, title?: string, titles?: list<string>}
 * @phpstan-type ObjectTypeOrder 'id'|'title'|'status'|'constant'|'const'
 * @phpstan-type SortDirection 'ASC'|'DESC'|'asc'|'desc'
 * @phpstan-type ListLimit int|string
 * @phpstan-type ObjectTypeGroup array{id: NumericText, title: string, const: string, status: NumericText}
 * @phpstan-type ObjectTypeGroups list<ObjectTypeGroup>
 * @phpstan-type ObjectTypeFilter array{id?: ObjectTypeReference, ids?: list<ObjectTypeReference>, title?: string, titles?: list<string>, enabled?: Flag}
 * @phpstan-type ObjectType array{id: NumericText, title: string, container: '0'|'1', const: ObjectTypeConstant, color: string, image: string, icon: string, cats: NumericText|null, tree_group: NumericText, status: NumericText, type_group: NumericText|null, type_group_title: string, objectcount?: NumericText}
 * @phpstan-type ObjectTypes list<ObjectType>
 * @phpstan-type FilterText string
 * @phpstan-type Comparison '='|'!='|'<'|'<='|'>'|'>='|'in'|'contains'|'begins'|'like'|'set'|'unset'
 * @phpstan-type ComparedValue string|int|float|bool|list<string|int|float|bool>
 * @phpstan-type AttributeCondition array{category: CategoryConstant, key: string, comparison?: Comparison, value?: ComparedValue}
 * @phpstan-type ObjectStatus 'C__RECORD_STATUS__BIRTH'|'C__RECORD_STATUS__NORMAL'|'C__RECORD_STATUS__ARCHIVED'|'C__RECORD_STATUS__DELETED'|'C__RECORD_STATUS__TEMPLATE'|'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE'|1|2|3|4|6|7
 * @phpstan-type ObjectFilter array{ids?: list<ObjectId>, type?: ObjectTypeReference|list<ObjectTypeReference>, title?: FilterText, type_title?: FilterText, sysid?: FilterText, type_group?: FilterText, first_name?: FilterText, last_name?: FilterText, email?: FilterText, location?: ObjectId, attributes?: list<AttributeCondition>, status?: ObjectStatus}
 * @phpstan-type ObjectSortKey 'id'|'title'|'type'|'type_title'|'sysid'|'first_name'|'last_name'|'email'
 * @phpstan-type ListCursor string
 * @phpstan-type CategoriesWanted bool|CategoryConstant|list<CategoryConstant>
 * @phpstan-type ObjectColumn 'id'|'title'|'sysid'|'type'|'created'|'updated'|'type_title'|'type_group_title'|'type_icon'|'status'|'cmdb_status'|'cmdb_status_title'|'image'
 * @phpstan-type ObjectColumns list<ObjectColumn>
 * @phpstan-type ListedObject array{id: NumericString, title?: Title, sysid?: Sysid, type?: NumericString, created?: Timestamp, updated?: Timestamp, type_title?: string, type_group_title?: string, type_icon?: string, status?: RecordStatus, cmdb_status?: NumericString, cmdb_status_title?: string, image?: string, categories?: EntriesOfObject, revision?: Revision}
 * @phpstan-type ListedObjects list<ListedObject>
 * @phpstan-type ObjectPage array{objects: ListedObjects, cursor: ListCursor|null, total?: int}
 * @phpstan-type ObjectList ListedObjects|ObjectPage
 * @phpstan-type ObjectByRelation array{data: array{id: NumericString, title: string, cmdb_status_title: string, related_object: NumericString, related_title: Title, related_type: NumericString, related_type_title: string, related_cmdb_status_title: string, master: NumericString, slave: NumericString, type: NumericString, type_title: string}, children: false}
 * @phpstan-type ObjectsByRelation array<string, ObjectByRelation>
 * @phpstan-type Moment string
 * @phpstan-type ReportColumns list<string>
 * @phpstan-type ReportInfo array{id: int, category: string, title: string, description: string, created: Moment, modified: Moment, filter: ObjectFilter, columns: ReportColumns, order_by: string, sort: 'ASC'|'DESC', revision?: Revision}
 * @phpstan-type ReportInfos list<ReportInfo>
 * @phpstan-type ReportRow array<string, string>
 * @phpstan-type ReportRows list<ReportRow>
 * @phpstan-type CmdbStatusId Id
 * @phpstan-type CmdbStatus array{id: int, title: string, constant: string, color: string, editable: bool}
 * @phpstan-type CmdbStatuses list<CmdbStatus>
 * @phpstan-type CmdbStatusTitle string
 * @phpstan-type CmdbStatusName string
 * @phpstan-type CmdbStatusColor string
 * @phpstan-type CmdbStatusSaved array{success: true, message: Message, id: int, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type PersonFilter array{id?: ObjectId, ids?: list<ObjectId>, email?: FilterText, emails?: list<FilterText>}
 * @phpstan-type WorkstationComponent array{data: FoundObject, children: false}
 * @phpstan-type WorkstationComponents array<string, WorkstationComponent>
 * @phpstan-type Workstation array{data: FoundObject, children: WorkstationComponents|false}
 * @phpstan-type Workstations array<string, Workstation>
 * @phpstan-type PersonWithWorkstations array{data: FoundObject, children: Workstations|false}
 * @phpstan-type PersonsWithWorkstations array<string, PersonWithWorkstations>
 * @phpstan-type Constants array{objectTypes: array<string, string>, categories: array{g: array<string, string>, s: array<string, string>, g_custom: array<string, string>}, recordStates: array<string, string>, relationTypes: array<string, string>, staticObjects: array<string, string>}
 * @phpstan-type Credential string
 * @phpstan-type OpenedSession array{result: true, userid: NumericText, name: string, mail: string, username: string, 'session-id': string, 'client-id': NumericText, 'client-name': string, password_expired?: true}
 * @phpstan-type EndedSession array{message: string, result: true}
 * @phpstan-type SearchText string
 * @phpstan-type SearchMode 'normal'|'deep'|'auto-deep'
 * @phpstan-type SearchHit array{documentId: NumericText, key: string, value: string, type: 'cmdb', link: string, score: NumericText, status: string}
 * @phpstan-type SearchHits list<SearchHit>
 * @phpstan-type ServiceVersion array{login: array{userid: NumericText, name: string, mail: string, username: string, tenant: string, mandator: string, language: 'en'|'de'}, version: string, step: string, type: 'OPEN'}
 * @phpstan-type KeyId string
 * @phpstan-type Login string
 * @phpstan-type PermittedVerb 'view'|'create'|'edit'|'archive'|'delete'|'purge'|'administer'
 * @phpstan-type ObjectTypeName string
 * @phpstan-type Right array{verbs: list<PermittedVerb>, object_types?: list<ObjectTypeName>, categories?: list<CategoryConstant>}
 * @phpstan-type Rights list<Right>
 * @phpstan-type KeyRights Rights|null
 * @phpstan-type PermittedMethod array{method: string, verb: PermittedVerb|null}
 * @phpstan-type PermittedVerbs list<PermittedVerb>
 * @phpstan-type PermittedType array{const: string, title: string, verbs: PermittedVerbs, everywhere: PermittedVerbs}
 * @phpstan-type PermittedCategory array{const: string, title: string, verbs: PermittedVerbs}
 * @phpstan-type PermittedAccess array{active: bool, rights: KeyRights, methods: list<PermittedMethod>, object_types: list<PermittedType>, categories: list<PermittedCategory>}
 * @phpstan-type AuditEventName 'keyCreated'|'keyChanged'|'keyRenewed'|'keyRevoked'|'keyFirstUsed'|'loggedIn'|'loginFailed'|'loggedOut'|'sessionsEnded'|'passwordSet'|'passwordRemoved'|'grantsChanged'|'webhookCreated'|'webhookChanged'|'webhookDeleted'|'webhookStopped'|'reportSaved'|'reportDeleted'|'started'|'importBegun'|'imported'|'reverted'|'pruned'|'forgotten'|'backedUp'|'restored'
 * @phpstan-type Grantee string|int
 * @phpstan-type AuditMoment string
 * @phpstan-type AuditKey array{id: string, title: string|null}
 * @phpstan-type AuditObject array{id: int, title: string|null}
 * @phpstan-type AuditSubject array{key: AuditKey|null, object: AuditObject|null}
 * @phpstan-type AddressRange string
 * @phpstan-type KeyAddresses list<AddressRange>|null
 * @phpstan-type AuditedLimits array{title?: string, rights?: KeyRights, expires?: Moment|null, addresses?: KeyAddresses}
 * @phpstan-type LoginMeans 'session'|'password'
 * @phpstan-type LoginFailure 'unknownLogin'|'wrongPassword'|'lockedLogin'|'tooManyGuesses'
 * @phpstan-type SessionEnd 'administrator'|'tooMany'|'loginDisabled'|'loginPurged'|'passwordSet'|'personPurged'
 * @phpstan-type AuditDetails array{title?: string, rights?: KeyRights, expires?: Moment|null, addresses?: KeyAddresses, from?: AuditedLimits, to?: AuditedLimits, successor?: string, means?: LoginMeans, reason?: LoginFailure, times?: int, since?: Moment, sessions?: int, cause?: SessionEnd, webhook?: string, target?: string, changed?: list<string>, problem?: string, version?: string, host?: string, settings?: array<string, string>, source?: string, rows?: int, created?: int, updated?: int, unchanged?: int, skipped?: int, numbers?: list<int>, number?: int, until?: Moment, file?: string}
 * @phpstan-type AuditEvent array{number: int, time: Moment, event: AuditEventName, title: string, method: string, key: AuditKey|null, user: AuditObject|null, address: string|null, subject: AuditSubject, details: AuditDetails}
 * @phpstan-type AuditPage array{events: list<AuditEvent>, cursor: ListCursor|null}
 * @phpstan-type OperationParameters array<string, mixed>
 * @phpstan-type OperationName string
 * @phpstan-type Operation array{method: string, params: OperationParameters, as?: OperationName}
 * @phpstan-type Operations list<Operation>
 * @phpstan-type OperationResult array<string, mixed>
 * @phpstan-type Applied array{number: int|null, results: list<OperationResult>, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type ComparedObjects list<ObjectId>
 * @phpstan-type ChangeValues 'shown'|'kept'
 * @phpstan-type ComparedMoments array{changes: list<Change>, cursor: ListCursor|null}
 * @phpstan-type HistoryMoment int|string
 * @phpstan-type WaitSeconds int
 * @phpstan-type ChangeSetKey array{id: string, title: string}
 * @phpstan-type ChangeSetUser array{id: int, title: string}
 * @phpstan-type ChangeSet array{number: int, time: Moment, method: string, comment: string|null, reverts: list<int>|null, key: ChangeSetKey, user: ChangeSetUser|null, changes: list<Change>}
 * @phpstan-type ChangeFeed array{change_sets: list<ChangeSet>, cursor: ListCursor}
 * @phpstan-type History array{change_sets: list<ChangeSet>, cursor: ListCursor|null}
 * @phpstan-type ChangeSetNumbers list<int>
 * @phpstan-type OnConflict 'refuse'|'skip'|'overwrite'
 * @phpstan-type RevertConflict array{object: int|null, entry: int|null, category: CategoryName|null, choice?: int, object_type?: ObjectTypeConstant, report?: int, livestatus?: int, attribute: string|null, reason: string, expected: ChangedValue, found: ChangedValue}
 * @phpstan-type Reverted array{number: int|null, changed: int, conflicts: list<RevertConflict>, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type RightsGranted array{success: true, message: Message, rights: Rights}
 * @phpstan-type GranteeInfo array{id: int, title: string, login: string|null, rights: KeyRights}
 * @phpstan-type GranteeList list<GranteeInfo>
 * @phpstan-type ImpactObject array{id: int, title: string, type: string, type_title: string}
 * @phpstan-type ImpactRedundancy array{of: int, lost: int}
 * @phpstan-type AffectedObject array{id: int, title: string, type: string, type_title: string, depth: int, state: 'fails'|'degraded', redundancy?: ImpactRedundancy, relation: int, relation_type: string, relation_title: string, way: list<int>}
 * @phpstan-type AffectedObjects list<AffectedObject>
 * @phpstan-type ImpactContact array{id: int, title: string, type: string, type_title: string, mail: string, roles: list<string>, objects: list<int>}
 * @phpstan-type ImpactContacts list<ImpactContact>
 * @phpstan-type ImpactOfObject array{object: ImpactObject, affected: AffectedObjects, contacts: ImpactContacts, complete: bool}
 * @phpstan-type ImportSource string
 * @phpstan-type ImportRecord array{name: string, object: int, entry: int|null}
 * @phpstan-type ImportPage array{records: list<ImportRecord>, cursor: ListCursor|null}
 * @phpstan-type ImportName string
 * @phpstan-type ImportObject array{type: ObjectTypeReference, data: EntryData}
 * @phpstan-type ImportPart string
 * @phpstan-type ImportEntry array{part: ImportPart, category: CategoryConstant, data: EntryData, object?: ObjectId, entry?: EntryId, withdrawn?: bool}
 * @phpstan-type ImportRow array{name: ImportName, object?: ImportObject|null, entries?: list<ImportEntry>}
 * @phpstan-type ImportRows list<ImportRow>
 * @phpstan-type ImportedRow array{name: ImportName, result: 'created'|'updated'|'unchanged'|'empty'|'rejected', reason: string|null, records: list<ImportRecord>}
 * @phpstan-type ImportSaved array{number: int|null, rows: list<ImportedRow>, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type KeyTitle string
 * @phpstan-type KeyExpiry string|null
 * @phpstan-type KeyCreated array{success: true, message: Message, id: string, key: string}
 * @phpstan-type KeyInfo array{id: string, title: string, created: Moment, expires: Moment|null, revoked: Moment|null, last_used: Moment|null, rights: KeyRights, addresses: KeyAddresses, superseded_by: string|null}
 * @phpstan-type KeyList list<KeyInfo>
 * @phpstan-type Grace int|string
 * @phpstan-type KeyRotated array{success: true, message: Message, id: string, key: string, former: array{id: string, expires: Moment}}
 * @phpstan-type ConfiguredObjectType array{id: NumericString, const: string, title: string, default_template: string|null}
 * @phpstan-type DefaultTemplate ObjectId|null
 * @phpstan-type RackObject array{id: int, title: string, type: string, type_title: string}
 * @phpstan-type RackSlots array{front: int, rear: int}
 * @phpstan-type RackSides list<'front'|'rear'>
 * @phpstan-type RackDevice array{id: int, title: string, type: string, type_title: string, from: int, to: int, sides: RackSides, vertical: bool, reserved: bool, color: string}
 * @phpstan-type RackDevices list<RackDevice>
 * @phpstan-type RackObjects list<RackObject>
 * @phpstan-type RackUnits array{from: int, to: int}
 * @phpstan-type RackUnitRanges list<RackUnits>
 * @phpstan-type RackFree array{front: RackUnitRanges, rear: RackUnitRanges}
 * @phpstan-type RackConflict array{kind: 'overlap'|'beyond', objects: list<int>, from: int, to: int}
 * @phpstan-type RackConflicts list<RackConflict>
 * @phpstan-type RackContent array{object: RackObject, units: int|null, numbering: 'ascending'|'descending', slots: RackSlots, devices: RackDevices, unplaced: RackObjects, free: RackFree, conflicts: RackConflicts}
 * @phpstan-type ReportText string
 * @phpstan-type SavedReport array{success: true, message: Message, id: int, changes?: list<Change>, plan?: PlanText|null}
 * @phpstan-type TracePoint array{object: RackObject, entry: int, category: string, title: string, next?: 'cable'|'inside', cable?: RackObject, splits?: true}
 * @phpstan-type TracePoints list<TracePoint>
 * @phpstan-type CableTrace array{points: TracePoints}
 * @phpstan-type CableTraces list<CableTrace>
 * @phpstan-type TracedObject array{object: RackObject, traces: CableTraces, complete: bool}
 * @phpstan-type PersonName string
 * @phpstan-type UserCreated array{success: true, message: Message, id: int}
 * @phpstan-type SessionsEnded array{success: true, message: Message, ended: int}
 * @phpstan-type GroupOfUser array{id: int, title: string}
 * @phpstan-type UserInfo array{id: int, login: string, name: string, enabled: bool, has_password: bool, rights: KeyRights, groups: list<GroupOfUser>, sessions: int}
 * @phpstan-type UserList list<UserInfo>
 * @phpstan-type WebhookTitle string
 * @phpstan-type WebhookUrl string
 * @phpstan-type WebhookFilter array{category?: CategoryConstant, object?: ObjectId, entry?: EntryId, type?: ObjectTypeReference, user?: ObjectId, key?: KeyId, method?: FilterText, change?: ChangeAction}
 * @phpstan-type WebhookValue string|int|float|bool|null|list<string|int|float|bool|null>
 * @phpstan-type WebhookCondition array{category: CategoryConstant, attribute: AttributeKey, from?: WebhookValue, to?: WebhookValue}
 * @phpstan-type WebhookConditions list<WebhookCondition>
 * @phpstan-type WebhookSecret string
 * @phpstan-type WebhookCreated array{success: true, message: Message, id: string, secret: WebhookSecret}
 * @phpstan-type WebhookId string
 * @phpstan-type DeliveryState 'pending'|'resent'|'failed'
 * @phpstan-type WebhookDelivery array{id: string, number: int, state: DeliveryState, attempts: int, created: Moment, last_attempt: Moment|null, next_attempt: Moment|null, outcome: string|null}
 * @phpstan-type WebhookDeliveries list<WebhookDelivery>
 * @phpstan-type WebhookInfo array{id: string, title: string, url: string, key: string, filter: WebhookFilter, conditions: WebhookConditions, enabled: bool, created: Moment, former_secret_expires: Moment|null, last_delivered: Moment|null, last_problem: string|null, last_problem_time: Moment|null}
 * @phpstan-type WebhookList list<WebhookInfo>
 * @phpstan-type DeliveryId string
 * @phpstan-type DeliveryIds list<DeliveryId>
 * @phpstan-type WebhookResent array{success: true, message: Message, resent: int}
 * @phpstan-type WebhookRotated array{success: true, message: Message, secret: WebhookSecret, former: array{expires: Moment}}
 * @phpstan-type WebhookTested array{delivered: bool, status: int|null, outcome: string}
 * @phpstan-type OpenRpcDocument array<string, mixed>
 * @phpstan-type EndpointParameter array{types: list<string>, description: string, 'has-validation': bool, 'default-value'?: mixed}
 * @phpstan-type Endpoint array{description: string, parameters: array{required: array<string, EndpointParameter>, optional: array<string, EndpointParameter>}, 'example-request': array<string, mixed>, 'example-response': array<string, mixed>}
 * @phpstan-type Endpoints array<string, Endpoint>
 * @phpstan-type AccessEntry array{id: NumericText, objID: NumericText, revision?: Revision, primary_url: string, title: string, type: Choice|null, url: string, formatted_url: string, primary: YesNo, description: string}
 * @phpstan-type AccessChoiceKey 'type'
 * @phpstan-type NumberText string|''
 * @phpstan-type AccountingEntry array{id: NumericText, objID: NumericText, revision?: Revision, inventory_no: string, account: Choice|null, acquirementdate: string, contact: list<ObjectReference>, price: NumberText, operation_expense: NumberText, operation_expense_interval: Choice|null, cost_unit: Choice|null, delivery_note_no: string, procurement: Choice|null, delivery_date: string, invoice_no: string, order_no: string, guarantee_period: Quantity|null, guarantee_period_unit: Choice|null, guarantee_period_status: string, guarantee_period_base: Choice|null, order_date: string, guarantee_date: string, guarantee_status: string, description: string}
 * @phpstan-type AccountingChoiceKey 'account'|'operation_expense_interval'|'cost_unit'|'procurement'|'guarantee_period_unit'|'guarantee_period_base'
 * @phpstan-type AddressEntry array{id: NumericText, objID: NumericText, revision?: Revision, address: string, street: string, house_no: string, stories: NumberText, postcode: string, city: string, region: string, country: string, description: string}
 * @phpstan-type AircraftEntry array{id: NumericText, objID: NumericText, revision?: Revision, registration: string, description: string}
 * @phpstan-type ApplicationEntry array{id: NumericText, objID: NumericText, revision?: Revision, application: ObjectReference|null, application_type: Choice|null, application_priority: Choice|null, assigned_license: EntryReference|null, assigned_license_key: string, assigned_database_schema: ObjectReference|null, assigned_it_service: list<ObjectReference>, assigned_variant: EntryReference|null, assigned_version: EntryReference|null, bequest_nagios_services: YesNo, assigned_databases: list<EntryReference>, installDate: string, description: string}
 * @phpstan-type ApplicationChoiceKey 'application_type'|'application_priority'
 * @phpstan-type AssignedCardsEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_obj: ObjectReference|null}
 * @phpstan-type AssignedLogicalUnitEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_object: ObjectReference|null}
 * @phpstan-type AssignedSimCardsEntry array{id: NumericText, objID: NumericText, revision?: Revision, isys_obj__id: ObjectReference|null, isys_catg_cards_list__id: EntryReference|null}
 * @phpstan-type AssignedSubscriptionsEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_object: ObjectReference|null, uuid: EntryReference|null, description: string}
 * @phpstan-type AssignedUsersEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_object: ObjectReference|null, uuid: EntryReference|null, description: string}
 * @phpstan-type AssignedWorkstationEntry array{id: NumericText, objID: NumericText, revision?: Revision, parent: ObjectReference|null, description: string}
 * @phpstan-type AuditEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, type: Choice|null, commission: list<ObjectReference>, responsible: list<ObjectReference>, involved: list<ObjectReference>, period_manufacturer: string, period_operator: string, apply: string, result: string, fault: string, incident: string, description: string}
 * @phpstan-type AuditChoiceKey 'type'
 * @phpstan-type BackupEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, backup: ObjectReference|null, backup_type: Choice|null, cycle: Choice|null, path_to_save: string, description: string}
 * @phpstan-type BackupChoiceKey 'backup_type'|'cycle'
 * @phpstan-type BackupAssignedObjectsEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, backup: ObjectReference|null, backup_type: Choice|null, cycle: Choice|null, path_to_save: string, description: string}
 * @phpstan-type BackupAssignedObjectsChoiceKey 'backup_type'|'cycle'
 * @phpstan-type CableEntry array{id: NumericText, objID: NumericText, revision?: Revision, cable_type: Choice|null, cable_colour: Choice|null, cable_occupancy: Choice|null, length: Quantity|null, length_unit: Choice|null, max_amount_of_fibers_leads: NumberText, connection: string, description: string}
 * @phpstan-type CableChoiceKey 'cable_type'|'cable_colour'|'cable_occupancy'|'length_unit'
 * @phpstan-type CardsEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_mobile: ObjectReference|null, card_no: string, title: string, pin: string, pin2: string, puk: string, puk2: string, serial: string, description: string}
 * @phpstan-type CertificateEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, create_date: string, expire_date: string, common_name: string, description: string}
 * @phpstan-type CertificateChoiceKey 'type'
 * @phpstan-type CloudSubscriptionsEntry array{id: NumericText, objID: NumericText, revision?: Revision, uuid: string, consumed_units: string, prepaid_enabled_units: string, prepaid_suspended: string, prepaid_warning: string, jdisc_status: Choice|null, subscribers: string, description: string}
 * @phpstan-type CloudSubscriptionsChoiceKey 'jdisc_status'
 * @phpstan-type ClusterEntry array{id: NumericText, objID: NumericText, revision?: Revision, quorum: YesNo, administration_service: string, cluster_members: string, cluster_member_count: string, cluster_service: string, description: string}
 * @phpstan-type ClusterAdmServiceEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null, objtype: Choice|null}
 * @phpstan-type ClusterAdmServiceChoiceKey 'objtype'
 * @phpstan-type ClusterMembersEntry array{id: NumericText, objID: NumericText, revision?: Revision, member: ObjectReference|null}
 * @phpstan-type ClusterMembershipsEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null}
 * @phpstan-type ClusterRootEntry array{id: NumericText, objID: NumericText, revision?: Revision, quorum: YesNo, administration_service: string, cluster_members: string, cluster_member_count: string, cluster_service: string, description: string}
 * @phpstan-type ClusterServiceEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, cluster_service: ObjectReference|null, hostaddresses: list<EntryReference>, drives: list<EntryReference>, shares: list<EntryReference>, runs_on: list<EntryReference>, default_server: EntryReference|null, assigned_database_schema: ObjectReference|null, service_status: Choice|null, description: string}
 * @phpstan-type ClusterServiceChoiceKey 'type'|'service_status'
 * @phpstan-type ComputingResourcesEntry array{id: NumericText, objID: NumericText, revision?: Revision, ram: Quantity|null, ram_unit: Choice|null, cpu: Quantity|null, cpu_unit: Choice|null, disc_space: Quantity|null, disc_space_unit: Choice|null, network_bandwidth: Quantity|null, network_bandwidth_unit: Choice|null, description: string}
 * @phpstan-type ComputingResourcesChoiceKey 'ram_unit'|'cpu_unit'|'disc_space_unit'|'network_bandwidth_unit'
 * @phpstan-type ConnectorEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, type: Choice|null, wiring_system: ObjectReference|null, interface: Choice|null, fiber_wave_lengths: list<Choice>, connection_type: Choice|null, assigned_connector: EntryReference|null, connected_object: ObjectReference|null, assigned_category: string, cable_connection: ObjectReference|null, used_fiber_lead_rx: EntryReference|null, used_fiber_lead_tx: EntryReference|null, connector_sibling: EntryReference|null, description: string, relation_direction: ObjectReference|null}
 * @phpstan-type ConnectorChoiceKey 'type'|'interface'|'fiber_wave_lengths'|'connection_type'
 * @phpstan-type ContactEntry array{id: NumericText, objID: NumericText, revision?: Revision, contact: ObjectReference|null, primary_contact: string, contact_object: ObjectReference|null, primary: YesNo, role: Choice|null, contact_list: string, contact_list_with_roles: string, description: string}
 * @phpstan-type ContactChoiceKey 'role'
 * @phpstan-type ContractAssignmentEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_contract: ObjectReference|null, contract_start: string, contract_end: string, reaction_rate: Choice|null, description: string}
 * @phpstan-type ContractAssignmentChoiceKey 'reaction_rate'
 * @phpstan-type ControllerEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, type: Choice|null, manufacturer: Choice|null, model: Choice|null, firmware: string, description: string}
 * @phpstan-type ControllerChoiceKey 'type'|'manufacturer'|'model'
 * @phpstan-type ControllerFcPortEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, type: Choice|null, connected_controller: EntryReference|null, connector_sibling: EntryReference|null, medium: Choice|null, speed: Quantity|null, speed_unit: Choice|null, wwn: string, wwpn: string, san_zones: list<ObjectReference>, target: EntryReference|null, connector: EntryReference|null, assigned_connector: EntryReference|null, connected_object: ObjectReference|null, description: string, relation_direction: ObjectReference|null}
 * @phpstan-type ControllerFcPortChoiceKey 'type'|'medium'|'speed_unit'
 * @phpstan-type CpuEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, manufacturer: Choice|null, type: Choice|null, frequency: Quantity|null, frequency_unit: Choice|null, cores: NumberText, description: string}
 * @phpstan-type CpuChoiceKey 'manufacturer'|'type'|'frequency_unit'
 * @phpstan-type CustomFieldsEntry array{id: NumericText, objID: NumericText, revision?: Revision, description: string}
 * @phpstan-type CustomFieldsExampleEntry array{id: NumericText, objID: NumericText, revision?: Revision, checkbox: YesNo, file: ObjectReference|null, day: string, moment: string, choice: Choice|null, choices: list<Choice>, html: string, yes_no: YesNo, link: string, number: NumberText, relation: ObjectReference|null, relations: list<ObjectReference>, object: ObjectReference|null, objects: list<ObjectReference>, report: string, text: string, secret: string, note: string, clock: string, description: string}
 * @phpstan-type CustomFieldsExampleChoiceKey 'choice'|'choices'
 * @phpstan-type DatabaseEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_dbms: EntryReference|null, instance_name: string, instance_type: Choice|null, manufacturer: string, size: Quantity|null, size_unit: Choice|null, version: EntryReference|null, path: string, port: string, port_name: string, import_key: string, description: string}
 * @phpstan-type DatabaseChoiceKey 'instance_type'|'size_unit'
 * @phpstan-type DatabaseAssignmentEntry array{id: NumericText, objID: NumericText, revision?: Revision, database_assignment: ObjectReference|null, runs_on: ObjectReference|null, description: string}
 * @phpstan-type DatabaseSaEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_database: EntryReference|null, assigned_instance: EntryReference|null, assigned_schemas: list<Choice>, title: string, size: Quantity|null, size_unit: Choice|null, max_size: Quantity|null, max_size_unit: Choice|null, import_key: string, description: string}
 * @phpstan-type DatabaseSaChoiceKey 'assigned_schemas'|'size_unit'|'max_size_unit'
 * @phpstan-type DatabaseTableEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, row_count: string, assigned_database: EntryReference|null, instance: string, assigned_schema: Choice|null, schema_size: Quantity|null, schema_size_unit: Choice|null, size: Quantity|null, size_unit: Choice|null, max_size: Quantity|null, max_size_unit: Choice|null, import_key: string, description: string}
 * @phpstan-type DatabaseTableChoiceKey 'assigned_schema'|'schema_size_unit'|'size_unit'|'max_size_unit'
 * @phpstan-type DriveEntry array{id: NumericText, objID: NumericText, revision?: Revision, mount_point: string, title: string, system_drive: YesNo, filesystem: Choice|null, capacity: Quantity|null, unit: Choice|null, serial: string, assigned_raid: EntryReference|null, drive_type: NumberText, device: EntryReference|null, raid: EntryReference|null, ldev: EntryReference|null, category_const: string, free_space: Quantity|null, free_space_unit: Choice|null, used_space: Quantity|null, used_space_unit: Choice|null, firmware: string, description: string}
 * @phpstan-type DriveChoiceKey 'filesystem'|'unit'|'free_space_unit'|'used_space_unit'
 * @phpstan-type EmergencyPlanEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, emergency_plan: ObjectReference|null, time_needed: string, time_needed_unit: string, practice_date: string, description: string}
 * @phpstan-type FiberLeadEntry array{id: NumericText, objID: NumericText, revision?: Revision, label: string, category: Choice|null, color: Choice|null, damping: NumberText, description: string}
 * @phpstan-type FiberLeadChoiceKey 'category'|'color'
 * @phpstan-type FileEntry array{id: NumericText, objID: NumericText, entry_revision?: Revision, file: ObjectReference|null, revision: string, link: string, description: string}
 * @phpstan-type FormfactorEntry array{id: NumericText, objID: NumericText, revision?: Revision, formfactor: Choice|null, rackunits: NumberText, unit: Choice|null, width: Quantity|null, height: Quantity|null, depth: Quantity|null, weight: Quantity|null, weight_unit: Choice|null, description: string}
 * @phpstan-type FormfactorChoiceKey 'formfactor'|'unit'|'weight_unit'
 * @phpstan-type GlobalEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, status: Choice|null, created: string, created_by: string, changed: string, changed_by: string, purpose: Choice|null, category: Choice|null, sysid: string, cmdb_status: Choice|null, type: Choice|null, tag: list<Choice>, description: string}
 * @phpstan-type GlobalChoiceKey 'status'|'purpose'|'category'|'cmdb_status'|'type'|'tag'
 * @phpstan-type GraphicEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, manufacturer: Choice|null, memory: Quantity|null, unit: Choice|null, firmware: string, description: string}
 * @phpstan-type GraphicChoiceKey 'manufacturer'|'unit'
 * @phpstan-type GroupMembershipsEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null, description: string}
 * @phpstan-type GuestSystemsEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null, hostname: string, runs_on: ObjectReference|null}
 * @phpstan-type HbaEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, type: Choice|null, manufacturer: Choice|null, model: Choice|null, firmware: string, description: string}
 * @phpstan-type HbaChoiceKey 'type'|'manufacturer'|'model'
 * @phpstan-type IdentifierEntry array{id: NumericText, objID: NumericText, revision?: Revision, key: string, value: string, last_edited: string, type: Choice|null, group: string, last_scan: string, last_updated: string, description: string}
 * @phpstan-type IdentifierChoiceKey 'type'
 * @phpstan-type ImageEntry array{id: NumericText, objID: NumericText, revision?: Revision, image_selection: string, image: StoredFile|null, description: string}
 * @phpstan-type ImagesEntry array{id: NumericText, objID: NumericText, revision?: Revision, name: string, content: StoredFile|null}
 * @phpstan-type InvoiceEntry array{id: NumericText, objID: NumericText, revision?: Revision, denotation: string, date: string, amount: NumberText, edited: string, financial_accounting_delivery: string, charged: YesNo, description: string}
 * @phpstan-type IpAliasesRow array{hostname: string, domain: string}
 * @phpstan-type IpEntry array{id: NumericText, objID: NumericText, revision?: Revision, primary_layer3_net: string, primary_hostaddress: string, primary_hostname: string, net_type: Choice|null, primary: YesNo, active: YesNo, net: ObjectReference|null, zone: ObjectReference|null, ipv4_assignment: Choice|null, ipv4_address: string, ipv6_assignment: Choice|null, ipv6_scope: Choice|null, ipv6_address: string, hostaddress: string, hostname: string, domain: string, dns_server: list<EntryReference>, dns_server_address: string, dns_domain: list<Choice>, use_standard_gateway: YesNo, assigned_port: EntryReference|null, assigned_logical_port: EntryReference|null, all_ips: string, primary_fqdn: string, aliases: list<IpAliasesRow>, description: string}
 * @phpstan-type IpChoiceKey 'net_type'|'ipv4_assignment'|'ipv6_assignment'|'ipv6_scope'|'dns_domain'
 * @phpstan-type ItsLogbookEntry array{id: NumericText, objID: NumericText, revision?: Revision, date: string, object: ObjectReference|null, event: Choice|null, source: NumberText, user: ObjectReference|null, object_type: string, category: string, alert_level: Choice|null, user_name_static: string, event_static: string, comment: string, changes: string, description: string}
 * @phpstan-type ItsLogbookChoiceKey 'event'|'alert_level'
 * @phpstan-type ItsTypeEntry array{id: NumericText, objID: NumericText, revision?: Revision, its_type: Choice|null, description: string}
 * @phpstan-type ItsTypeChoiceKey 'its_type'
 * @phpstan-type ItServiceEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null, sysid: string}
 * @phpstan-type ItServiceComponentsEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null, objtype: Choice|null}
 * @phpstan-type ItServiceComponentsChoiceKey 'objtype'
 * @phpstan-type ItServiceRelationsEntry array{id: NumericText, objID: NumericText, revision?: Revision, object1: ObjectReference|null, object2: ObjectReference|null, relation_type: Choice|null, weighting: Choice|null, itservice: ObjectReference|null, description: string}
 * @phpstan-type ItServiceRelationsChoiceKey 'relation_type'|'weighting'
 * @phpstan-type JdiscCaEntry array{id: NumericText, objID: NumericText, revision?: Revision, attribute: string, attribute_content: string, attribute_type: Choice|null, attribute_folder: string, description: string}
 * @phpstan-type JdiscCaChoiceKey 'attribute_type'
 * @phpstan-type LastLoginUserEntry array{id: NumericText, objID: NumericText, revision?: Revision, last_login: string, type: string, description: string}
 * @phpstan-type LdapDnEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, description: string}
 * @phpstan-type LdevClientEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, paths: list<EntryReference>, assigned_ldevserver: EntryReference|null, primary_path: EntryReference|null, multipath: Choice|null, description: string}
 * @phpstan-type LdevClientChoiceKey 'multipath'
 * @phpstan-type LdevServerEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, lun: string, segment_size: NumberText, unit: Choice|null, capacity: Quantity|null, connected_devices: list<EntryReference>, paths: list<EntryReference>, primary_path: EntryReference|null, multipath: Choice|null, tierclass: Choice|null, ldev_clients: list<EntryReference>, description: string}
 * @phpstan-type LdevServerChoiceKey 'unit'|'multipath'|'tierclass'
 * @phpstan-type LivestatusEntry array{id: NumericText, objID: NumericText, revision?: Revision, livestatus_state: string, livestatus_state_button: string}
 * @phpstan-type LocationEntry array{id: NumericText, objID: NumericText, revision?: Revision, location_path: string, parent: ObjectReference|null, option: Choice|null, insertion: Choice|null, pos: NumberText, gps: string, latitude: string, longitude: string, snmp_syslocation: string, description: string}
 * @phpstan-type LocationChoiceKey 'option'|'insertion'
 * @phpstan-type LogbookEntry array{id: NumericText, objID: NumericText, revision?: Revision, date: string, object: ObjectReference|null, event: Choice|null, source: Choice|null, user: ObjectReference|null, object_type: string, category: string, alert_level: Choice|null, user_name_static: string, event_static: string, comment: string, changes: string, reason: Choice|null, description: string}
 * @phpstan-type LogbookChoiceKey 'event'|'source'|'alert_level'|'reason'
 * @phpstan-type LogicalUnitEntry array{id: NumericText, objID: NumericText, revision?: Revision, parent: ObjectReference|null, description: string}
 * @phpstan-type MailAddressesEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, primary_mail: string, primary: YesNo, description: string}
 * @phpstan-type ManagedObjectsEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null}
 * @phpstan-type ManualEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, manual: ObjectReference|null, description: string}
 * @phpstan-type MemoryEntry array{id: NumericText, objID: NumericText, revision?: Revision, quantity: NumberText, title: Choice|null, manufacturer: Choice|null, type: Choice|null, total_capacity: string, capacity: Quantity|null, unit: Choice|null, description: string}
 * @phpstan-type MemoryChoiceKey 'title'|'manufacturer'|'type'|'unit'
 * @phpstan-type ModelEntry array{id: NumericText, objID: NumericText, revision?: Revision, manufacturer: Choice|null, title: Choice|null, productid: string, service_tag: string, serial: string, firmware: string, description: string}
 * @phpstan-type ModelChoiceKey 'manufacturer'|'title'
 * @phpstan-type MonitoringEntry array{id: NumericText, objID: NumericText, revision?: Revision, active: YesNo, monitoring_host: Choice|null, host_name: string, host_name_selection: NumberText, description: string}
 * @phpstan-type MonitoringChoiceKey 'monitoring_host'
 * @phpstan-type NdoEntry array{id: NumericText, objID: NumericText, revision?: Revision, ndo_state: string, ndo_state_button: string}
 * @phpstan-type NetworkEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, manufacturer: Choice|null, model: Choice|null, serial: string, slot: string, firmware: string, description: string}
 * @phpstan-type NetworkChoiceKey 'manufacturer'|'model'
 * @phpstan-type NetworkInterfaceEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, manufacturer: Choice|null, model: Choice|null, serial: string, slot: string, firmware: string, description: string}
 * @phpstan-type NetworkInterfaceChoiceKey 'manufacturer'|'model'
 * @phpstan-type NetworkLogPortEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, net: list<ObjectReference>, mac: string, port_type: Choice|null, ports: list<EntryReference>, parent: EntryReference|null, standard: Choice|null, active: YesNo, addresses: list<EntryReference>, assigned_connector: EntryReference|null, connected_object: ObjectReference|null, description: string}
 * @phpstan-type NetworkLogPortChoiceKey 'port_type'|'standard'
 * @phpstan-type NetworkPortEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, interface: EntryReference|null, port_type: Choice|null, port_mode: Choice|null, plug_type: Choice|null, negotiation: Choice|null, duplex: Choice|null, speed: Quantity|null, speed_type: Choice|null, standard: Choice|null, mac: string, mtu: string, assigned_connector: EntryReference|null, connected_object: ObjectReference|null, connector: string, connector_sibling: EntryReference|null, cable: ObjectReference|null, active: YesNo, addresses: list<EntryReference>, layer2_assignment: list<ObjectReference>, hba: EntryReference|null, default_vlan: ObjectReference|null, description: string, relation_direction: ObjectReference|null}
 * @phpstan-type NetworkPortChoiceKey 'port_type'|'port_mode'|'plug_type'|'negotiation'|'duplex'|'speed_type'|'standard'
 * @phpstan-type NetConnectionsFolderEntry array{id: NumericText, objID: NumericText, revision?: Revision, protocol: Choice|null, protocol_layer_5: Choice|null, ip_address: EntryReference|null, port_from: NumberText, port_to: NumberText, opened_by: ObjectReference|null, gateway: ObjectReference|null, description: string}
 * @phpstan-type NetConnectionsFolderChoiceKey 'protocol'|'protocol_layer_5'
 * @phpstan-type NetConnectorEntry array{id: NumericText, objID: NumericText, revision?: Revision, ip_address: EntryReference|null, port_from: NumberText, port_to: NumberText, connected_listener: EntryReference|null, connected_to: ObjectReference|null, gateway: ObjectReference|null, description: string}
 * @phpstan-type NetListenerEntry array{id: NumericText, objID: NumericText, revision?: Revision, protocol: Choice|null, protocol_layer_5: Choice|null, ip_address: EntryReference|null, port_from: NumberText, port_to: NumberText, opened_by: ObjectReference|null, gateway: ObjectReference|null, description: string}
 * @phpstan-type NetListenerChoiceKey 'protocol'|'protocol_layer_5'
 * @phpstan-type NetZoneEntry array{id: NumericText, objID: NumericText, revision?: Revision, from_to: string}
 * @phpstan-type NetZoneOptionsEntry array{id: NumericText, objID: NumericText, revision?: Revision, color: string, domain: string, description: string}
 * @phpstan-type NetZoneScopesEntry array{id: NumericText, objID: NumericText, revision?: Revision, from_to: string}
 * @phpstan-type ObjectEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_object: ObjectReference|null}
 * @phpstan-type OperatingSystemEntry array{id: NumericText, objID: NumericText, revision?: Revision, application: ObjectReference|null, application_type: Choice|null, application_priority: Choice|null, assigned_license: EntryReference|null, assigned_license_key: string, assigned_it_service: list<ObjectReference>, assigned_variant: EntryReference|null, assigned_version: EntryReference|null, assigned_databases: list<EntryReference>, installDate: string, description: string}
 * @phpstan-type OperatingSystemChoiceKey 'application_type'|'application_priority'
 * @phpstan-type PasswdEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, username: string, password: string, description: string}
 * @phpstan-type PersonAssignedWorkstationEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_workstations: list<ObjectReference>, description: string}
 * @phpstan-type PlanningEntry array{id: NumericText, objID: NumericText, revision?: Revision, cmdb_status: Choice|null, start: string, end: string, description: string}
 * @phpstan-type PlanningChoiceKey 'cmdb_status'
 * @phpstan-type PowerConsumerEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, active: YesNo, manufacturer: Choice|null, model: Choice|null, volt: NumberText, watt: NumberText, ampere: NumberText, btu: string, assigned_connector: EntryReference|null, connected_object: ObjectReference|null, connector: string, connector_sibling: EntryReference|null, description: string}
 * @phpstan-type PowerConsumerChoiceKey 'manufacturer'|'model'
 * @phpstan-type PowerSupplierEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, volt: NumberText, watt: NumberText, ampere: NumberText, assigned_connector: EntryReference|null, connected_object: ObjectReference|null, connector: string, connector_sibling: EntryReference|null, assigned_category: string, description: string}
 * @phpstan-type QinqCeEntry array{id: NumericText, objID: NumericText, revision?: Revision, spvlan: ObjectReference|null}
 * @phpstan-type QinqSpEntry array{id: NumericText, objID: NumericText, revision?: Revision, spvlan: ObjectReference|null, description: string}
 * @phpstan-type RaidEntry array{id: NumericText, objID: NumericText, revision?: Revision, raid_type: Choice|null, title: string, raid_level: Choice|null, controller: EntryReference|null, storages: list<EntryReference>, full_capacity: string, capacity: string, description: string}
 * @phpstan-type RaidChoiceKey 'raid_type'|'raid_level'
 * @phpstan-type RelationEntry array{id: NumericText, objID: NumericText, revision?: Revision, object1: ObjectReference|null, object2: ObjectReference|null, relation_type: Choice|null, weighting: Choice|null, itservice: ObjectReference|null, description: string}
 * @phpstan-type RelationChoiceKey 'relation_type'|'weighting'
 * @phpstan-type RmControllerEntry array{id: NumericText, objID: NumericText, revision?: Revision, remote_url: string, connected_object: ObjectReference|null, description: string}
 * @phpstan-type RmControllerBackwardEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null}
 * @phpstan-type ServiceEntry array{id: NumericText, objID: NumericText, revision?: Revision, service_number: string, type: Choice|null, category: Choice|null, business_unit: Choice|null, active: YesNo, service_description_intern: string, service_description_extern: string, service_alias: list<Choice>, description: string}
 * @phpstan-type ServiceChoiceKey 'type'|'category'|'business_unit'|'service_alias'
 * @phpstan-type SharesEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, unc_path: string, volume: EntryReference|null, path: string, description: string}
 * @phpstan-type ShareAccessEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_objects: ObjectReference|null, mountpoint: string, shares: EntryReference|null, description: string}
 * @phpstan-type SimEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, network_provider: Choice|null, telephone_rate: Choice|null, start: string, end: string, threshold_date: string, phone_no: string, client_no: string, description: string}
 * @phpstan-type SimChoiceKey 'type'|'network_provider'|'telephone_rate'
 * @phpstan-type SimCardEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, assigned_mobile: ObjectReference|null, network_provider: Choice|null, telephone_rate: Choice|null, start: string, end: string, threshold_date: string, card_no: string, phone_no: string, client_no: string, pin: string, pin2: string, puk: string, puk2: string, serial: string, twincard: YesNo, tc_card_no: string, tc_phone_no: string, tc_pin: string, tc_pin2: string, tc_puk: string, tc_puk2: string, tc_serial_no: string, optional_info: string, description: string}
 * @phpstan-type SimCardChoiceKey 'type'|'network_provider'|'telephone_rate'
 * @phpstan-type SlaEntry array{id: NumericText, objID: NumericText, revision?: Revision, service_id: string, service_level: Choice|null, service_level_dialog: Choice|null, days: NumberText, monday_time: string, tuesday_time: string, wednesday_time: string, thursday_time: string, friday_time: string, saturday_time: string, sunday_time: string, reaction_time: Quantity|null, reaction_time_unit: Choice|null, recovery_time: Quantity|null, recovery_time_unit: Choice|null, calendar: Choice|null, description: string}
 * @phpstan-type SlaChoiceKey 'service_level'|'service_level_dialog'|'reaction_time_unit'|'recovery_time_unit'|'calendar'
 * @phpstan-type SmartcardCertificateEntry array{id: NumericText, objID: NumericText, revision?: Revision, cardnumber: string, barring_password: string, pin_nr: string, reference: string, expires_on: string, description: string}
 * @phpstan-type SnmpEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: Choice|null, description: string}
 * @phpstan-type SnmpChoiceKey 'title'
 * @phpstan-type SoaStacksEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, soa_stack_object: ObjectReference|null, soa_stack_components: list<ObjectReference>, soa_stack_it_services: list<ObjectReference>, description: string}
 * @phpstan-type SoundEntry array{id: NumericText, objID: NumericText, revision?: Revision, manufacturer: Choice|null, title: string, description: string}
 * @phpstan-type SoundChoiceKey 'manufacturer'
 * @phpstan-type StackMemberEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_object: ObjectReference|null, mode: Choice|null, description: string}
 * @phpstan-type StackMemberChoiceKey 'mode'
 * @phpstan-type StorageDeviceEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, title: string, manufacturer: Choice|null, model: Choice|null, unit: Choice|null, capacity: Quantity|null, hotspare: YesNo, connected: Choice|null, controller: EntryReference|null, raid_group: EntryReference|null, serial: string, description: string, lto_type: Choice|null, fc_address: string, firmware: string, slot: string}
 * @phpstan-type StorageDeviceChoiceKey 'type'|'manufacturer'|'model'|'unit'|'connected'|'lto_type'
 * @phpstan-type SupportEntitlementEntry array{id: NumericText, objID: NumericText, revision?: Revision, partNumber: string, startDate: string, endDate: string, state: string, expires: string, description: string}
 * @phpstan-type TelephoneFaxEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, telephone_number: string, fax_number: string, extension: string, pincode: string, imei: string, description: string}
 * @phpstan-type TelephoneFaxChoiceKey 'type'
 * @phpstan-type TsiServiceEntry array{id: NumericText, objID: NumericText, revision?: Revision, tsi_service_id: string, description: string}
 * @phpstan-type UniversalInterfaceEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, type: Choice|null, plug: Choice|null, assigned_connector: EntryReference|null, connected_object: ObjectReference|null, connector: string, connector_sibling: EntryReference|null, description: string, relation_direction: ObjectReference|null}
 * @phpstan-type UniversalInterfaceChoiceKey 'type'|'plug'
 * @phpstan-type VehicleEntry array{id: NumericText, objID: NumericText, revision?: Revision, licence_plate: string, description: string}
 * @phpstan-type VersionEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, servicepack: string, kernel: string, patchlevel: string, description: string}
 * @phpstan-type VirtualDeviceEntry array{id: NumericText, objID: NumericText, revision?: Revision, host_stor_device: EntryReference|null, host_ldev_client: EntryReference|null, host_drive: EntryReference|null, host_port: EntryReference|null, host_interface: EntryReference|null, host_raid: EntryReference|null, local_stor_device: EntryReference|null, local_port: EntryReference|null, local_interface: EntryReference|null, storage_type: Choice|null, network_type: Choice|null, switch_port_group: string, cluster_storage: string, cluster_interface: string, disk_image_location: string, device_type: Choice|null, description: string, virtual_network_type: string}
 * @phpstan-type VirtualDeviceChoiceKey 'storage_type'|'network_type'|'device_type'
 * @phpstan-type VirtualHostEntry array{id: NumericText, objID: NumericText, revision?: Revision, virtual_host: YesNo, license_server: ObjectReference|null, administration_service: list<RelationReference>, description: string}
 * @phpstan-type VirtualHostRootEntry array{id: NumericText, objID: NumericText, revision?: Revision, virtual_host: YesNo, license_server: ObjectReference|null, administration_service: list<RelationReference>, description: string}
 * @phpstan-type VirtualMachineEntry array{id: NumericText, objID: NumericText, revision?: Revision, virtual_machine: Choice|null, hosts: ObjectReference|null, system: Choice|null, config_file: string, primary: ObjectReference|null, state: Choice|null, description: string}
 * @phpstan-type VirtualMachineChoiceKey 'virtual_machine'|'system'|'state'
 * @phpstan-type VirtualMachineRootEntry array{id: NumericText, objID: NumericText, revision?: Revision, virtual_machine: Choice|null, hosts: ObjectReference|null, system: Choice|null, config_file: string, primary: ObjectReference|null, state: Choice|null, description: string}
 * @phpstan-type VirtualMachineRootChoiceKey 'virtual_machine'|'system'|'state'
 * @phpstan-type VirtualSwitchPortgroupRow array{title: string, vlanid: string}
 * @phpstan-type VirtualSwitchServiceconsoleportsRow array{title: string, ref_id: EntryReference|null}
 * @phpstan-type VirtualSwitchVmkernelportsRow array{title: string, ref_id: EntryReference|null}
 * @phpstan-type VirtualSwitchEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, ports: list<EntryReference>, portgroup: list<VirtualSwitchPortgroupRow>, serviceconsoleports: list<VirtualSwitchServiceconsoleportsRow>, vmkernelports: list<VirtualSwitchVmkernelportsRow>, description: string}
 * @phpstan-type VoipPhoneEntry array{id: NumericText, objID: NumericText, revision?: Revision, device_protocol: string, description2: string, device_pool: string, common_configuration: string, button_template: Choice|null, softkey_template: Choice|null, common_profile: string, calling_search_space: string, aar_calling_search_space: string, media_resource_group_list: string, user_hold_moh_audio_source: string, network_hold_moh_audio_source: string, location: string, aar_group: string, user_locale: string, network_locale: string, built_in_bridge: string, privacy: string, device_mobility_mode: string, owner_user_id: string, phone_suite: string, services_provisioning: string, load_name: string, description: string}
 * @phpstan-type VoipPhoneChoiceKey 'button_template'|'softkey_template'
 * @phpstan-type VoipPhoneLineEntry array{id: NumericText, objID: NumericText, revision?: Revision, directory_number: string, route_partition: string, description2: string, alerting_name: string, ascii_alerting_name: string, allow_cti_control: NumberText, associated_devices: list<ObjectReference>, voice_mail_profile: string, calling_search_space: string, presence_group: string, user_hold_moh_audio_source: string, network_hold_moh_audio_source: string, auto_answer: string, call_forward_all: string, sec_calling_search_space: string, forward_busy_internal: string, forward_busy_external: string, forward_no_answer_internal: string, forward_no_answer_external: string, forward_no_coverage_internal: string, forward_no_coverage_external: string, forward_on_cti_fail: string, forward_unregistered_internal: string, forward_unregistered_external: string, no_answer_ring_duration: string, call_pickup_group: string, display: string, ascii_display: string, line_text_label: string, ascii_line_text_label: string, visual_message_indicator: string, audible_message_indicator: string, ring_settings_idle: string, ring_settings_active: string, call_pickup_group_idle: string, call_pickup_group_active: string, recording_option: string, recording_profile: string, monitoring_css: string, log_missed_calls: NumberText, external_phone_number_mask: string, max_number_of_calls: string, busy_trigger: string, caller_name: NumberText, caller_number: NumberText, redirected_number: NumberText, dialed_number: NumberText, description: string}
 * @phpstan-type VrrpEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, vrid: string, description: string}
 * @phpstan-type VrrpChoiceKey 'type'
 * @phpstan-type VrrpMemberEntry array{id: NumericText, objID: NumericText, revision?: Revision, member: EntryReference|null, description: string}
 * @phpstan-type WanEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, role: Choice|null, type: Choice|null, channels: NumberText, call_numbers: string, connection_location: ObjectReference|null, capacity_up: Quantity|null, capacity_up_unit: Choice|null, capacity_down: Quantity|null, capacity_down_unit: Choice|null, max_capacity_up: Quantity|null, max_capacity_up_unit: Choice|null, max_capacity_down: Quantity|null, max_capacity_down_unit: Choice|null, project_no: string, vlan_id: ObjectReference|null, shopping_cart_no: string, ticket_no: string, customer_no: string, router: list<ObjectReference>, net: list<ObjectReference>, description: string}
 * @phpstan-type WanChoiceKey 'role'|'type'|'capacity_up_unit'|'capacity_down_unit'|'max_capacity_up_unit'|'max_capacity_down_unit'
 * @phpstan-type SpecificAcEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, threshold: Quantity|null, threshold_unit: Choice|null, capacity_unit: Choice|null, capacity: Quantity|null, air_quantity: Quantity|null, air_quantity_unit: Choice|null, width: Quantity|null, height: Quantity|null, depth: Quantity|null, dimension_unit: Choice|null, description: string}
 * @phpstan-type SpecificAcChoiceKey 'type'|'threshold_unit'|'capacity_unit'|'air_quantity_unit'|'dimension_unit'
 * @phpstan-type SpecificAccessPointEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, function: Choice|null, standard: Choice|null, channel: Choice|null, broadcast_ssid: YesNo, ssid: string, mac_filter: YesNo, auth: Choice|null, encryption_id: Choice|null, key: string, description: string}
 * @phpstan-type SpecificAccessPointChoiceKey 'function'|'standard'|'channel'|'auth'|'encryption_id'
 * @phpstan-type SpecificApplicationEntry array{id: NumericText, objID: NumericText, revision?: Revision, specification: string, manufacturer: Choice|null, installation: Choice|null, registration_key: string, install_path: string, installation_count: string, description: string}
 * @phpstan-type SpecificApplicationChoiceKey 'manufacturer'|'installation'
 * @phpstan-type SpecificApplicationAssignedObjEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, application_type: Choice|null, application_priority: Choice|null, assigned_license: EntryReference|null, assigned_license_key: string, assigned_database_schema: ObjectReference|null, assigned_it_service: list<ObjectReference>, assigned_variant: EntryReference|null, assigned_version: EntryReference|null, bequest_nagios_services: YesNo, assigned_databases: list<EntryReference>, installDate: string, description: string}
 * @phpstan-type SpecificApplicationAssignedObjChoiceKey 'application_type'|'application_priority'
 * @phpstan-type SpecificApplicationDbmsAssignedObjEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, application_type: Choice|null, application_priority: Choice|null, assigned_license: EntryReference|null, assigned_license_key: string, assigned_database_schema: ObjectReference|null, assigned_it_service: list<ObjectReference>, assigned_variant: EntryReference|null, assigned_version: EntryReference|null, bequest_nagios_services: YesNo, assigned_databases: list<EntryReference>, description: string}
 * @phpstan-type SpecificApplicationDbmsAssignedObjChoiceKey 'application_type'|'application_priority'
 * @phpstan-type SpecificApplicationServiceAssignedObjEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, application_type: Choice|null, application_priority: Choice|null, assigned_license: EntryReference|null, assigned_license_key: string, assigned_database_schema: ObjectReference|null, assigned_it_service: list<ObjectReference>, assigned_variant: EntryReference|null, assigned_version: EntryReference|null, bequest_nagios_services: YesNo, assigned_databases: list<EntryReference>, description: string}
 * @phpstan-type SpecificApplicationServiceAssignedObjChoiceKey 'application_type'|'application_priority'
 * @phpstan-type SpecificApplicationVariantEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, variant: string, description: string}
 * @phpstan-type SpecificCellPhoneContractEntry array{id: NumericText, objID: NumericText, revision?: Revision, imei_number: string, description: string}
 * @phpstan-type SpecificChassisEntry array{id: NumericText, objID: NumericText, revision?: Revision, front_x: NumberText, front_y: NumberText, front_size: Choice|null, rear_x: NumberText, rear_y: NumberText, rear_size: Choice|null, description: string}
 * @phpstan-type SpecificChassisChoiceKey 'front_size'|'rear_size'
 * @phpstan-type SpecificChassisDevicesEntry array{id: NumericText, objID: NumericText, revision?: Revision, role: Choice|null, assigned_device: ObjectReference|null, assigned_hba: EntryReference|null, assigned_interface: EntryReference|null, assigned_power_consumer: EntryReference|null, assigned_slots: list<EntryReference>, description: string}
 * @phpstan-type SpecificChassisDevicesChoiceKey 'role'
 * @phpstan-type SpecificChassisSlotEntry array{id: NumericText, objID: NumericText, revision?: Revision, connector_type: Choice|null, insertion: Choice|null, title: string, from_x: NumberText, to_x: NumberText, from_y: NumberText, to_y: NumberText, assigned_devices: list<EntryReference>, description: string}
 * @phpstan-type SpecificChassisSlotChoiceKey 'connector_type'|'insertion'
 * @phpstan-type SpecificChassisViewEntry array{id: NumericText, objID: NumericText, revision?: Revision, front_x: NumberText, front_y: NumberText, front_size: Choice|null, rear_x: NumberText, rear_y: NumberText, rear_size: Choice|null, description: string}
 * @phpstan-type SpecificChassisViewChoiceKey 'front_size'|'rear_size'
 * @phpstan-type SpecificClientEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, keyboard_layout: string, description: string}
 * @phpstan-type SpecificClientChoiceKey 'type'
 * @phpstan-type SpecificClusterServiceEntry array{id: NumericText, objID: NumericText, revision?: Revision, cluster: ObjectReference|null, type: Choice|null, runs_on: list<EntryReference>, default_server: EntryReference|null, hostaddresses: list<EntryReference>, drives: list<EntryReference>, shares: list<EntryReference>, assigned_database_schema: ObjectReference|null, service_status: Choice|null, description: string}
 * @phpstan-type SpecificClusterServiceChoiceKey 'type'|'service_status'
 * @phpstan-type SpecificContractEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, contract_no: string, customer_no: string, internal_no: string, costs: NumberText, cost_calculation: Choice|null, product: string, reaction_rate: Choice|null, contract_status: Choice|null, start_date: string, end_date: string, run_time: Quantity|null, run_time_unit: Choice|null, next_contract_end_date: string, end_type: Choice|null, next_notice_end_date: string, notice_date: string, notice_period: Quantity|null, notice_period_unit: Choice|null, notice_type: Choice|null, maintenance_period: Quantity|null, maintenance_period_unit: Choice|null, payment_period: Choice|null, description: string}
 * @phpstan-type SpecificContractChoiceKey 'type'|'cost_calculation'|'reaction_rate'|'contract_status'|'run_time_unit'|'end_type'|'notice_period_unit'|'notice_type'|'maintenance_period_unit'|'payment_period'
 * @phpstan-type SpecificContractAllocationEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_object: ObjectReference|null}
 * @phpstan-type SpecificContractInformationEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, contract_no: string, customer_no: string, internal_no: string, costs: NumberText, cost_calculation: Choice|null, product: string, reaction_rate: Choice|null, contract_status: Choice|null, start_date: string, end_date: string, run_time: Quantity|null, run_time_unit: Choice|null, next_contract_end_date: string, end_type: Choice|null, next_notice_end_date: string, notice_date: string, notice_period: Quantity|null, notice_period_unit: Choice|null, notice_type: Choice|null, maintenance_period: Quantity|null, maintenance_period_unit: Choice|null, payment_period: Choice|null, description: string}
 * @phpstan-type SpecificContractInformationChoiceKey 'type'|'cost_calculation'|'reaction_rate'|'contract_status'|'run_time_unit'|'end_type'|'notice_period_unit'|'notice_type'|'maintenance_period_unit'|'payment_period'
 * @phpstan-type SpecificDatabaseAccessEntry array{id: NumericText, objID: NumericText, revision?: Revision, access: list<RelationReference>}
 * @phpstan-type SpecificDatabaseGatewayEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: string, host: string, port: string, user: string, target_schema: ObjectReference|null, description: string}
 * @phpstan-type SpecificDatabaseInstallationEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, application_type: Choice|null, application_priority: Choice|null, assigned_license: EntryReference|null, assigned_license_key: string, assigned_database_schema: ObjectReference|null, assigned_it_service: list<ObjectReference>, assigned_variant: EntryReference|null, assigned_version: EntryReference|null, bequest_nagios_services: YesNo, assigned_databases: string, description: string}
 * @phpstan-type SpecificDatabaseInstallationChoiceKey 'application_type'|'application_priority'
 * @phpstan-type SpecificDatabaseInstanceEntry array{id: NumericText, objID: NumericText, revision?: Revision, instance: list<RelationReference>, title: string, listener: string, database_schema: ObjectReference|null, description: string}
 * @phpstan-type SpecificDatabaseLinksEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, link: ObjectReference|null, target_user: string, owner: string, public: YesNo, description: string}
 * @phpstan-type SpecificDatabaseObjectsEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, database_object: Choice|null, description: string}
 * @phpstan-type SpecificDatabaseObjectsChoiceKey 'database_object'
 * @phpstan-type SpecificDatabaseSchemaEntry array{id: NumericText, objID: NumericText, revision?: Revision, link: ObjectReference|null, instance: EntryReference|null, title: string, storage_engine: string, description: string}
 * @phpstan-type SpecificDbmsEntry array{id: NumericText, objID: NumericText, revision?: Revision, dbms: Choice|null, description: string}
 * @phpstan-type SpecificDbmsChoiceKey 'dbms'
 * @phpstan-type SpecificEmergencyPlanEntry array{id: NumericText, objID: NumericText, revision?: Revision, time_needed: Quantity|null, time_unit: Choice|null, practice_date: string, description: string}
 * @phpstan-type SpecificEmergencyPlanChoiceKey 'time_unit'
 * @phpstan-type SpecificEmergencyPlanAttributeEntry array{id: NumericText, objID: NumericText, revision?: Revision, time_needed: Quantity|null, time_unit: Choice|null, practice_date: string, description: string}
 * @phpstan-type SpecificEmergencyPlanAttributeChoiceKey 'time_unit'
 * @phpstan-type SpecificEmergencyPlanLinkedObjectsEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null}
 * @phpstan-type SpecificEnclosureEntry array{id: NumericText, objID: NumericText, revision?: Revision, vertical_slots_front: NumberText, vertical_slots_rear: NumberText, slot_sorting: Choice|null, description: string}
 * @phpstan-type SpecificEnclosureChoiceKey 'slot_sorting'
 * @phpstan-type SpecificEpsEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, warmup_time: Quantity|null, warmup_time_unit: Choice|null, fuel_tank: Quantity|null, volume_unit: Choice|null, autonomy_time: Quantity|null, autonomy_time_unit: Choice|null, description: string}
 * @phpstan-type SpecificEpsChoiceKey 'type'|'warmup_time_unit'|'volume_unit'|'autonomy_time_unit'
 * @phpstan-type SpecificFileEntry array{id: NumericText, objID: NumericText, entry_revision?: Revision, file_title: string, file_physical: ObjectReference|null, file_category: Choice|null, revision: string, version_description: string, description: string, current_version: EntryReference|null, md5_hash: string}
 * @phpstan-type SpecificFileChoiceKey 'file_category'
 * @phpstan-type SpecificFileActualEntry array{id: NumericText, objID: NumericText, entry_revision?: Revision, file_title: string, file_physical: ObjectReference|null, file_category: Choice|null, revision: string, version_description: string, description: string, current_version: EntryReference|null, md5_hash: string}
 * @phpstan-type SpecificFileActualChoiceKey 'file_category'
 * @phpstan-type SpecificFileObjectsEntry array{id: NumericText, objID: NumericText, revision?: Revision, assigned_objects: ObjectReference|null}
 * @phpstan-type SpecificFileVersionsEntry array{id: NumericText, objID: NumericText, entry_revision?: Revision, file_physical: string, file_content: StoredFile|null, file_title: string, revision: string, upload_date: string, version_description: string, md5_hash: string, uploaded_by: ObjectReference|null}
 * @phpstan-type SpecificGroupEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, object_type: string, description: string}
 * @phpstan-type SpecificGroupTypeEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, report: NumberText, description: string}
 * @phpstan-type SpecificGroupTypeChoiceKey 'type'
 * @phpstan-type SpecificKryptoCardEntry array{id: NumericText, objID: NumericText, revision?: Revision, certificate_number: string, certgate_card_number: string, certificate_title: string, certificate_password: string, certificate_procedure: string, date_of_issue: string, imei_number: string, assigned_mobile: ObjectReference|null, description: string}
 * @phpstan-type SpecificLayer2NetIpHelperAddressesRow array{ip: string, type_title: Choice|null}
 * @phpstan-type SpecificLayer2NetEntry array{id: NumericText, objID: NumericText, revision?: Revision, vlan_id: string, standard: YesNo, type: Choice|null, subtype: Choice|null, ip_helper_addresses: list<SpecificLayer2NetIpHelperAddressesRow>, layer3_assignments: list<ObjectReference>, vrf: string, vrf_capacity: Quantity|null, vrf_capacity_unit: Choice|null, description: string}
 * @phpstan-type SpecificLayer2NetChoiceKey 'type'|'subtype'|'vrf_capacity_unit'
 * @phpstan-type SpecificLayer2NetAssignedLogicalPortsEntry array{id: NumericText, objID: NumericText, revision?: Revision, isys_obj__id: ObjectReference|null, isys_catg_log_port_list__id: EntryReference|null}
 * @phpstan-type SpecificLayer2NetAssignedPortsEntry array{id: NumericText, objID: NumericText, revision?: Revision, isys_obj__id: ObjectReference|null, isys_catg_port_list__id: EntryReference|null, isys_catg_port_list__mac: string}
 * @phpstan-type SpecificLicenceListEntry array{id: NumericText, objID: NumericText, revision?: Revision, key: string, serial: string, type: Choice|null, amount: NumberText, used_licences: string, lic_not_in_use: string, start: string, expire: string, cost: NumberText, overall_costs: string, description: string}
 * @phpstan-type SpecificLicenceListChoiceKey 'type'
 * @phpstan-type SpecificMiddlewareEntry array{id: NumericText, objID: NumericText, revision?: Revision, specification: string, manufacturer: Choice|null, installation: Choice|null, registration_key: string, install_path: string, installation_count: string, description: string}
 * @phpstan-type SpecificMiddlewareChoiceKey 'manufacturer'|'installation'
 * @phpstan-type SpecificMonitorEntry array{id: NumericText, objID: NumericText, revision?: Revision, size: Quantity|null, size_unit: Choice|null, type: Choice|null, resolution: Choice|null, pivot: YesNo, speaker: YesNo, description: string}
 * @phpstan-type SpecificMonitorChoiceKey 'size_unit'|'type'|'resolution'
 * @phpstan-type SpecificNetEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, type: Choice|null, address: string, netmask: string, gateway: EntryReference|null, range_from: string, range_to: string, dns_server: list<EntryReference>, dns_domain: list<Choice>, cidr_suffix: NumberText, reverse_dns: string, layer2_assignments: list<ObjectReference>, address_v6: string, address_range: string, address_with_suffix: string, free_addresses: string, description: string}
 * @phpstan-type SpecificNetChoiceKey 'type'|'dns_domain'
 * @phpstan-type SpecificNetDhcpEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, typev6: Choice|null, range_from: string, range_to: string, description: string}
 * @phpstan-type SpecificNetDhcpChoiceKey 'type'|'typev6'
 * @phpstan-type SpecificNetIpAddressesEntry array{id: NumericText, objID: NumericText, revision?: Revision, net_type: Choice|null, title: string, assigned_object: ObjectReference|null, ipv4_assignment: Choice|null, ipv6_assignment: Choice|null, object: ObjectReference|null, ip_address_link: string}
 * @phpstan-type SpecificNetIpAddressesChoiceKey 'net_type'|'ipv4_assignment'|'ipv6_assignment'
 * @phpstan-type SpecificNetZoneEntry array{id: NumericText, objID: NumericText, revision?: Revision, zone: ObjectReference|null, range_from: string, range_from_long: string, range_to: string, range_to_long: string, description: string}
 * @phpstan-type SpecificOperatingSystemEntry array{id: NumericText, objID: NumericText, revision?: Revision, specification: string, manufacturer: Choice|null, installation: Choice|null, registration_key: string, install_path: string, installation_count: string, osFamily: string, systemType: string, description: string}
 * @phpstan-type SpecificOperatingSystemChoiceKey 'manufacturer'|'installation'
 * @phpstan-type SpecificOrganizationEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, telephone: string, fax: string, website: string, headquarter: ObjectReference|null, description: string}
 * @phpstan-type SpecificOrganizationContactAssignmentEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, role: Choice|null}
 * @phpstan-type SpecificOrganizationContactAssignmentChoiceKey 'role'
 * @phpstan-type SpecificOrganizationMasterDataEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, telephone: string, fax: string, website: string, headquarter: ObjectReference|null, description: string}
 * @phpstan-type SpecificOrganizationPersonsEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, contact: ObjectReference|null}
 * @phpstan-type SpecificParallelRelationEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, threshold: string, rel_pool: list<RelationReference>, description: string}
 * @phpstan-type SpecificPduEntry array{id: NumericText, objID: NumericText, revision?: Revision, pdu_id: string, description: string}
 * @phpstan-type SpecificPduBranchEntry array{id: NumericText, objID: NumericText, revision?: Revision, pdu_id: NumberText, branch_id: NumberText, receptables: NumberText, description: string}
 * @phpstan-type SpecificPersonEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, salutation: Choice|null, first_name: string, last_name: string, academic_degree: string, function: string, service_designation: string, street: string, city: string, zip_code: string, mail: string, phone_company: string, phone_home: string, phone_mobile: string, fax: string, pager: string, personnel_number: string, department: string, organization: ObjectReference|null, ldap_id: string, ldap_dn: string, description: string, custom_1: string, custom_2: string, custom_3: string, custom_4: string, custom_5: string, custom_6: string, custom_7: string, custom_8: string}
 * @phpstan-type SpecificPersonChoiceKey 'salutation'
 * @phpstan-type SpecificPersonAssignedGroupsEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null, role: Choice|null, contact: ObjectReference|null}
 * @phpstan-type SpecificPersonAssignedGroupsChoiceKey 'role'
 * @phpstan-type SpecificPersonContactAssignmentEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, object_type: Choice|null, role: Choice|null, primary_contact: YesNo, description: string}
 * @phpstan-type SpecificPersonContactAssignmentChoiceKey 'object_type'|'role'
 * @phpstan-type SpecificPersonGroupEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, email_address: string, phone: string, ldap_group: string, description: string}
 * @phpstan-type SpecificPersonGroupContactAssignmentEntry array{id: NumericText, objID: NumericText, revision?: Revision, object: ObjectReference|null, object_type: Choice|null, role: Choice|null, description: string}
 * @phpstan-type SpecificPersonGroupContactAssignmentChoiceKey 'object_type'|'role'
 * @phpstan-type SpecificPersonGroupMasterEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, email_address: string, phone: string, ldap_group: string, description: string}
 * @phpstan-type SpecificPersonGroupMembersEntry array{id: NumericText, objID: NumericText, revision?: Revision, first_name: string, last_name: string, department: string, phone_company: string, email_address: string, organization: ObjectReference|null, title: string, connected_object: ObjectReference|null, members: string, membersCount: string}
 * @phpstan-type SpecificPersonLoginEntry array{id: NumericText, objID: NumericText, revision?: Revision, disabled_login: YesNo, title: string, user_pass: string, user_pass2: string, email_address: string, last_login: string, description: string}
 * @phpstan-type SpecificPersonMasterEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, salutation: Choice|null, first_name: string, last_name: string, academic_degree: string, function: string, service_designation: string, street: string, city: string, zip_code: string, mail: string, phone_company: string, phone_home: string, phone_mobile: string, fax: string, pager: string, personnel_number: string, department: string, organization: ObjectReference|null, ldap_id: string, ldap_dn: string, description: string, custom_1: string, custom_2: string, custom_3: string, custom_4: string, custom_5: string, custom_6: string, custom_7: string, custom_8: string}
 * @phpstan-type SpecificPersonMasterChoiceKey 'salutation'
 * @phpstan-type SpecificPrtEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, is_color: YesNo, is_duplex: YesNo, emulation: Choice|null, paper_format: Choice|null, description: string}
 * @phpstan-type SpecificPrtChoiceKey 'type'|'emulation'|'paper_format'
 * @phpstan-type SpecificRelationDetailsEntry array{id: NumericText, objID: NumericText, revision?: Revision, object1: ObjectReference|null, object2: ObjectReference|null, itservice: ObjectReference|null, relation_type: Choice|null, weighting: Choice|null, description: string}
 * @phpstan-type SpecificRelationDetailsChoiceKey 'relation_type'|'weighting'
 * @phpstan-type SpecificReplicationEntry array{id: NumericText, objID: NumericText, revision?: Revision, replication_mechanism: Choice|null, description: string}
 * @phpstan-type SpecificReplicationChoiceKey 'replication_mechanism'
 * @phpstan-type SpecificReplicationPartnerEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, replication_partner: ObjectReference|null, description: string}
 * @phpstan-type SpecificReplicationPartnerChoiceKey 'type'
 * @phpstan-type SpecificRoomEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, number: string, floor: string, description: string}
 * @phpstan-type SpecificRoomChoiceKey 'type'
 * @phpstan-type SpecificRouterEntry array{id: NumericText, objID: NumericText, revision?: Revision, routing_protocol: Choice|null, gateway_address: list<EntryReference>, description: string}
 * @phpstan-type SpecificRouterChoiceKey 'routing_protocol'
 * @phpstan-type SpecificSanZoningEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, members: list<EntryReference>, description: string}
 * @phpstan-type SpecificServiceEntry array{id: NumericText, objID: NumericText, revision?: Revision, specification: string, manufacturer: Choice|null, installation: Choice|null, registration_key: string, install_path: string, installation_count: string, description: string}
 * @phpstan-type SpecificServiceChoiceKey 'manufacturer'|'installation'
 * @phpstan-type SpecificSwitchFcEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: string, is_active: YesNo, description: string}
 * @phpstan-type SpecificSwitchNetEntry array{id: NumericText, objID: NumericText, revision?: Revision, vlan: Choice|null, role: Choice|null, spanning_tree: Choice|null, description: string}
 * @phpstan-type SpecificSwitchNetChoiceKey 'vlan'|'role'|'spanning_tree'
 * @phpstan-type SpecificUpsEntry array{id: NumericText, objID: NumericText, revision?: Revision, type: Choice|null, battery_type: Choice|null, amount: NumberText, charge_time: Quantity|null, charge_time_unit: Choice|null, autonomy_time: Quantity|null, autonomy_time_unit: Choice|null, description: string}
 * @phpstan-type SpecificUpsChoiceKey 'type'|'battery_type'|'charge_time_unit'|'autonomy_time_unit'
 * @phpstan-type SpecificWanEntry array{id: NumericText, objID: NumericText, revision?: Revision, role: Choice|null, type: Choice|null, capacity: Quantity|null, capacity_unit: Choice|null, description: string}
 * @phpstan-type SpecificWanChoiceKey 'role'|'type'|'capacity_unit'
 * @phpstan-type SpecificWsEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: Choice|null, description: string}
 * @phpstan-type SpecificWsChoiceKey 'title'
 * @phpstan-type SpecificWsAssignmentEntry array{id: NumericText, objID: NumericText, revision?: Revision, connected_object: ObjectReference|null}
 * @phpstan-type SpecificWsNetTypeEntry array{id: NumericText, objID: NumericText, revision?: Revision, title: Choice|null, description: string}
 * @phpstan-type SpecificWsNetTypeChoiceKey 'title'
 */
final class Types
{
}
