// Code generated from the document of a service by `kataster generate client`; DO NOT EDIT.

package kataster

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	mathrand "math/rand"
	"net/http"
	"reflect"
	"sort"
	"strings"
	"sync/atomic"
	"time"
)

// Options of a client. Only what differs from the usual has to be given.
type Options struct {
	// APIKey is sent in a header, which stays out of what is logged of bodies. A session in Headers suffices without one.
	APIKey string
	// Language of titles and messages: en or de.
	Language string
	// TimeZone in which times are returned with an offset, such as Europe/Berlin or UTC.
	TimeZone string
	// Headers of every request, such as X-RPC-Auth-Session with a session of Idoit.Login.
	Headers map[string]string
	// Timeout after which a call is given up, retries included: 30 s where it is 0. The context of a call may end it earlier.
	Timeout time.Duration
	// Retries is how often a call is tried again: where the service asks for it, and a call with an idempotency key also where it
	// got no answer. 3 where it is 0, none where it is negative; with retries, every call that may have such a key gets one.
	Retries int
	// HTTPClient sends the requests; http.DefaultClient where it is nil.
	HTTPClient *http.Client
}

// Error is an error that the service returned: errors.As finds it.
type Error struct {
	// ErrorName is empty where a newer service returns an error that this package does not know.
	ErrorName ErrorName
	Code      int
	Message   string
	// Data says what is wrong with which parameter or attribute.
	Data map[string]string
}

// Error is the message with the first reasons that it lacks: There was a validation error (title: is required).
func (failure *Error) Error() string {
	missing := []string{}
	for name, text := range failure.Data {
		reason := name + ": " + text
		if name != "error" && name != "retry" && !strings.Contains(failure.Message, reason) {
			missing = append(missing, reason)
		}
	}
	if len(missing) == 0 {
		return failure.Message
	}
	sort.Strings(missing)
	if len(missing) > 3 {
		missing = missing[:3]
	}
	return failure.Message + " (" + strings.Join(missing, "; ") + ")"
}

// CallError is what both errors of calls are, *Error and *NoAnswer: errors.As finds it.
type CallError interface {
	error
	isCallError()
}

func (failure *Error) isCallError() {}

func (failure *NoAnswer) isCallError() {}

// NoAnswer is the error of a call that got no answer: the service was not reached, the time was over, or what answered is not the
// service. Whether a write was carried out is not known; repeated with the same idempotency key, it is carried out once.
type NoAnswer struct {
	Reason string
	Cause  error
}

func (failure *NoAnswer) Error() string { return failure.Reason }

func (failure *NoAnswer) Unwrap() error { return failure.Cause }

// Ptr makes a value of an optional field.
func Ptr[Value any](value Value) *Value { return &value }

// Nullable is a value of an optional field that may be null, too.
type Nullable[Value any] struct {
	// Value is nil where the field is null.
	Value *Value
}

// Set makes a value of an optional field that may be null.
func Set[Value any](value Value) *Nullable[Value] { return &Nullable[Value]{&value} }

// Null makes the null of an optional field that may be null, such as that of an attribute to be cleared.
func Null[Value any]() *Nullable[Value] { return &Nullable[Value]{} }

// MarshalJSON writes the value or null.
func (field Nullable[Value]) MarshalJSON() ([]byte, error) { return json.Marshal(field.Value) }

// UnmarshalJSON reads the value or null.
func (field *Nullable[Value]) UnmarshalJSON(text []byte) error {
	return json.Unmarshal(text, &field.Value)
}

// As reads values without a type of their own as one, such as an entry of a category as the struct of that category.
func As[Value any](given any) (Value, error) {
	var value Value
	text, err := json.Marshal(given)
	if err == nil {
		err = json.Unmarshal(text, &value)
	}
	return value, err
}

// PreparedCall is a call that is ready to be sent in a batch.
type PreparedCall interface {
	request() (method string, input any, isRepeatable bool)
	settle(result json.RawMessage, failure error)
}

// Call is a call whose result has this type.
type Call[Result any] struct {
	method       string
	input        any
	isRepeatable bool
	result       Result
	failure      error
}

// Result of a call that was sent in a batch, or its error.
func (call *Call[Result]) Result() (Result, error) { return call.result, call.failure }

func (call *Call[Result]) request() (string, any, bool) {
	return call.method, call.input, call.isRepeatable
}

func (call *Call[Result]) settle(result json.RawMessage, failure error) {
	call.failure = failure
	if failure == nil {
		call.failure = decoded(result, &call.result)
	}
}

func prepared[Result any](method string, input any, isRepeatable bool) *Call[Result] {
	return &Call[Result]{method: method, input: input, isRepeatable: isRepeatable, failure: errors.New("the call was not sent")}
}

// PagedCall is a call whose result is a page of a list: Pages and Each read the whole list by it.
type PagedCall[Result, Page, Item any] struct {
	Call[Result]
	paging paging
}

// How pages are read: by which parameter, which member of a page has its items (none: the page is their list), and whether there is an end.
type paging struct {
	by     string
	items  string
	isFeed bool
}

func paged[Result, Page, Item any](method string, input any, isRepeatable bool, how paging) *PagedCall[Result, Page, Item] {
	return &PagedCall[Result, Page, Item]{*prepared[Result](method, input, isRepeatable), how}
}

// Iterator reads a list while it is walked: for list.Next(ctx) { list.Value() }, then list.Err().
type Iterator[Value any] struct {
	more  func(context.Context) ([]Value, bool, error)
	ready []Value
	value Value
	isEnd bool
	err   error
}

// Next moves to the next value; false at the end of the list, and after an error.
func (list *Iterator[Value]) Next(ctx context.Context) bool {
	for len(list.ready) == 0 {
		if list.isEnd || list.err != nil {
			return false
		}
		list.ready, list.isEnd, list.err = list.more(ctx)
	}
	list.value, list.ready = list.ready[0], list.ready[1:]
	return true
}

// Value that Next moved to.
func (list *Iterator[Value]) Value() Value { return list.value }

// Err is the error that ended the list before its end.
func (list *Iterator[Value]) Err() error { return list.err }

// Pages reads the pages of a list, each by a call of its own. Limit is the length of a page. The feed of changes has no end: its next
// page waits for something new.
func Pages[Result, Page, Item any](client *Client, call *PagedCall[Result, Page, Item]) *Iterator[Page] {
	params := beginning(call.input, call.paging)
	return &Iterator[Page]{more: func(ctx context.Context) ([]Page, bool, error) {
		raw, _, isEnd, err := client.nextPage(ctx, call.method, params, call.paging)
		var page Page
		if err == nil {
			err = decoded(raw, &page)
		}
		return []Page{page}, isEnd, err
	}}
}

// Each reads the items of a list, one by one, over all of its pages.
func Each[Result, Page, Item any](client *Client, call *PagedCall[Result, Page, Item]) *Iterator[Item] {
	params := beginning(call.input, call.paging)
	return &Iterator[Item]{more: func(ctx context.Context) ([]Item, bool, error) {
		_, raw, isEnd, err := client.nextPage(ctx, call.method, params, call.paging)
		var items []Item
		if err == nil {
			err = decoded(raw, &items)
		}
		return items, isEnd, err
	}}
}

// Parameters of the call for the first page; that for the next page of a feed waits up to 20 seconds for something new.
func beginning(input any, how paging) map[string]any {
	params := map[string]any{}
	if how.by == "cursor" {
		params["cursor"] = ""
	} else {
		params["offset"], params["limit"] = 0, 500
	}
	if how.isFeed {
		params["wait"] = 20
	}
	for name, value := range paramsOf(input) {
		params[name] = value
	}
	return params
}

// The next page and its items; params become those of the page after it.
func (client *Client) nextPage(ctx context.Context, method string, params map[string]any, how paging) (page, items json.RawMessage, isEnd bool, err error) {
	call := prepared[json.RawMessage](method, params, false)
	if page, err = send(ctx, client, call); err != nil {
		return nil, nil, true, err
	}
	items = page
	members := map[string]json.RawMessage{}
	if how.items != "" {
		if err = decoded(page, &members); err != nil {
			return nil, nil, true, err
		}
		items = members[how.items]
	}
	if how.by == "cursor" {
		var cursor *string
		err = decoded(members["cursor"], &cursor)
		if cursor != nil {
			params["cursor"] = *cursor
		}
		return page, items, cursor == nil, err
	}
	var all []json.RawMessage
	err = decoded(items, &all)
	isEnd = len(all) == 0 || int64(len(all)) < integer(params["limit"])
	params["offset"] = integer(params["offset"]) + int64(len(all))
	return page, items, isEnd, err
}

func integer(value any) int64 {
	if number := reflect.ValueOf(value); number.CanInt() {
		return number.Int()
	}
	return 0
}

type transport struct {
	url     string
	options Options
	lastID  int64
}

type envelope struct {
	JSONRPC string         `json:"jsonrpc"`
	ID      int64          `json:"id"`
	Method  string         `json:"method"`
	Params  map[string]any `json:"params"`
}

type answer struct {
	ID     any             `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  *struct {
		Code    int               `json:"code"`
		Message string            `json:"message"`
		Data    map[string]string `json:"data"`
	} `json:"error"`
}

const idempotencyKey = "idempotency_key"

// Batch sends several calls at once; Result of each returns its result or its error. The error of the batch is that of all of them.
func (client *Client) Batch(ctx context.Context, calls ...PreparedCall) error {
	envelopes := make([]envelope, len(calls))
	for at, call := range calls {
		envelopes[at] = client.transport.envelope(call)
	}
	if len(calls) == 0 {
		return nil
	}
	answers, err := client.transport.post(ctx, envelopes, true)
	if err != nil {
		return err
	}
	byID := map[string]answer{}
	for _, one := range answers {
		byID[fmt.Sprint(one.ID)] = one
	}
	for at, call := range calls {
		if one, found := byID[fmt.Sprint(envelopes[at].ID)]; found {
			call.settle(one.Result, one.failure())
		} else {
			call.settle(nil, &Error{ErrorName: "InternalError", Code: -32603, Message: "No answer to this call"})
		}
	}
	return nil
}

func send[Result any](ctx context.Context, client *Client, call *Call[Result]) (Result, error) {
	answers, err := client.transport.post(ctx, []envelope{client.transport.envelope(call)}, false)
	if err != nil {
		call.failure = err
	} else {
		call.settle(answers[0].Result, answers[0].failure())
	}
	return call.Result()
}

func (one answer) failure() error {
	if one.Error == nil {
		return nil
	}
	failure := &Error{Code: one.Error.Code, Message: one.Error.Message, Data: one.Error.Data}
	for _, name := range errorNames {
		if string(name) == failure.Data["error"] {
			failure.ErrorName = name
		}
	}
	return failure
}

func (service *transport) envelope(call PreparedCall) envelope {
	method, input, isRepeatable := call.request()
	params := paramsOf(input)
	if _, given := params[idempotencyKey]; isRepeatable && !given && service.retries() > 0 {
		params[idempotencyKey] = newKey()
	}
	for name, value := range map[string]string{"language": service.options.Language, "time_zone": service.options.TimeZone} {
		if value != "" {
			params[name] = value
		}
	}
	return envelope{"2.0", atomic.AddInt64(&service.lastID, 1), method, params}
}

func (service *transport) retries() int {
	if service.options.Retries == 0 {
		return 3
	}
	return service.options.Retries
}

func (service *transport) post(ctx context.Context, envelopes []envelope, isBatch bool) ([]answer, error) {
	body, err := encoded(envelopes, isBatch)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, service.timeout(envelopes))
	defer cancel()
	isRepeatable := everyHasKey(envelopes)
	for attempt := 0; ; attempt++ {
		answers, err := service.exchange(ctx, body, isBatch)
		isLast := attempt >= service.retries() || ctx.Err() != nil
		if err != nil && (isLast || !isRepeatable) {
			return nil, err
		}
		if err == nil && (isLast || !asksForRetry(answers, isBatch, isRepeatable)) {
			return wholeBatch(answers, isBatch)
		}
		if err := pause(ctx, attempt); err != nil {
			return nil, &NoAnswer{service.url + " did not answer in time", err}
		}
	}
}

func encoded(envelopes []envelope, isBatch bool) ([]byte, error) {
	if isBatch {
		return json.Marshal(envelopes)
	}
	return json.Marshal(envelopes[0])
}

// A call that waits for something to happen may take so much longer.
func (service *transport) timeout(envelopes []envelope) time.Duration {
	timeout, wait := service.options.Timeout, int64(0)
	if timeout == 0 {
		timeout = 30 * time.Second
	}
	for _, one := range envelopes {
		if own := integer(one.Params["wait"]); own > wait {
			wait = own
		}
	}
	return timeout + time.Duration(wait)*time.Second
}

func everyHasKey(envelopes []envelope) bool {
	for _, one := range envelopes {
		if _, given := one.Params[idempotencyKey]; !given {
			return false
		}
	}
	return true
}

// A batch as a whole can only fail.
func wholeBatch(answers []answer, isBatch bool) ([]answer, error) {
	if isBatch && len(answers) == 1 && answers[0].ID == nil && answers[0].Error != nil {
		return nil, answers[0].failure()
	}
	return answers, nil
}

func (service *transport) exchange(ctx context.Context, body []byte, isBatch bool) ([]answer, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, service.url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	for name, value := range service.options.Headers {
		request.Header.Set(name, value)
	}
	if service.options.APIKey != "" {
		request.Header.Set("X-API-Key", service.options.APIKey)
	}
	request.Header.Set("Content-Type", "application/json")
	client := service.options.HTTPClient
	if client == nil {
		client = http.DefaultClient
	}
	response, err := client.Do(request)
	if err != nil {
		return nil, &NoAnswer{service.url + " does not answer", err}
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, &NoAnswer{service.url + " does not answer", err}
	}
	answers, err := answersIn(text, isBatch)
	if err != nil {
		return nil, &NoAnswer{fmt.Sprintf("%s answered HTTP %d, but no JSON-RPC", service.url, response.StatusCode), err}
	}
	return answers, nil
}

func answersIn(text []byte, isBatch bool) ([]answer, error) {
	if isBatch && strings.HasPrefix(strings.TrimSpace(string(text)), "[") {
		var answers []answer
		return answers, decoded(text, &answers)
	}
	var one answer
	if err := json.Unmarshal(text, &one); err != nil {
		return nil, err
	}
	if one.Error == nil && (isBatch || one.Result == nil) {
		return nil, errors.New("neither a result nor an error")
	}
	return []answer{one}, nil
}

// In a batch some calls may have been carried out, so only one that was rejected as a whole is sent again.
func asksForRetry(answers []answer, isBatch, isRepeatable bool) bool {
	if len(answers) != 1 || answers[0].Error == nil || (isBatch && answers[0].ID != nil) {
		return false
	}
	data := answers[0].Error.Data
	return data["retry"] == "true" || (isRepeatable && data["error"] == "OutcomeUnknown")
}

// Half of each pause is left to chance, so that clients that were rejected together do not come back together.
func pause(ctx context.Context, attempt int) error {
	longest := 100 * time.Millisecond << attempt
	if longest > 2*time.Second || longest <= 0 {
		longest = 2 * time.Second
	}
	timer := time.NewTimer(longest/2 + time.Duration(mathrand.Int63n(int64(longest/2))))
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

func newKey() string {
	var random [16]byte
	if _, err := rand.Read(random[:]); err != nil {
		return fmt.Sprintf("%d-%d-%d", time.Now().UnixNano(), mathrand.Int63(), mathrand.Int63())
	}
	return hex.EncodeToString(random[:])
}

func decoded(text []byte, value any) error {
	if err := json.Unmarshal(text, value); err != nil {
		return fmt.Errorf("the result is not as the service describes it: %w", err)
	}
	return nil
}

// The fields of an input by the names of parameters. By hand: encoding/json would leave out an empty list as it leaves out an absent one.
func paramsOf(input any) map[string]any {
	params, isMap := wire(reflect.ValueOf(input)).(map[string]any)
	if !isMap {
		return map[string]any{}
	}
	return params
}

func wire(value reflect.Value) any {
	if !value.IsValid() || (isNilable(value) && value.IsNil()) {
		return nil
	}
	if marshaler, found := value.Interface().(json.Marshaler); found {
		return marshaler
	}
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface:
		return wire(value.Elem())
	case reflect.Struct:
		return fieldsOf(value)
	case reflect.Slice:
		list := make([]any, value.Len())
		for at := range list {
			list[at] = wire(value.Index(at))
		}
		return list
	case reflect.Map:
		members := map[string]any{}
		for _, key := range value.MapKeys() {
			members[key.String()] = wire(value.MapIndex(key))
		}
		return members
	}
	return value.Interface()
}

func fieldsOf(value reflect.Value) map[string]any {
	members := map[string]any{}
	for at := 0; at < value.NumField(); at++ {
		name := value.Type().Field(at).Tag.Get("json")
		isOptional := strings.HasSuffix(name, optional)
		field := value.Field(at)
		if !isOptional || !isNilable(field) || !field.IsNil() {
			members[strings.TrimSuffix(name, optional)] = wire(field)
		}
	}
	return members
}

const optional = ",omitempty"

func isNilable(value reflect.Value) bool {
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Map:
		return true
	}
	return false
}

// ErrorName is the name of an error that a service returns.
type ErrorName string

// InvalidParameters names an error.
const InvalidParameters ErrorName = "InvalidParameters"

// ThingNotFound names an error.
const ThingNotFound ErrorName = "ThingNotFound"

// Forbidden names an error.
const Forbidden ErrorName = "Forbidden"

var errorNames = []ErrorName{
	InvalidParameters,
	ThingNotFound,
	Forbidden,
}

// Client is the service as typed functions. An error of the service is an Error, that of a call without an answer a NoAnswer.
type Client struct {
	transport *transport

	// Cmdb: the methods cmdb.*
	Cmdb cmdbMethods

	// Rpc: the methods rpc.*
	Rpc rpcMethods
}

// New makes a client of the service at this address, such as http://127.0.0.1:8080/jsonrpc.
func New(url string, options Options) *Client {
	client := &Client{transport: &transport{url: url, options: options}}
	client.Cmdb = cmdbMethods{client, cmdbThingMethods{client}}
	client.Rpc = rpcMethods{client}
	return client
}

// Calls has one function per method, for batches and lists: each prepares a call.
var Calls preparedCalls

type preparedCalls struct {
	// Cmdb: the methods cmdb.*
	Cmdb cmdbMethodsCalls

	// Rpc: the methods rpc.*
	Rpc rpcMethodsCalls
}

type cmdbMethodsCalls struct {
	// Thing: the methods cmdb.thing.*
	Thing cmdbThingMethodsCalls
}

type cmdbThingMethodsCalls struct{}

// List: List things.
func (cmdbThingMethodsCalls) List(input CmdbThingListInput) *PagedCall[Things, Things, Thing] {
	return paged[Things, Things, Thing]("cmdb.thing.list", input, false, paging{"offset", "", false})
}

// Read: Read a thing.
func (cmdbThingMethodsCalls) Read(input CmdbThingReadInput) *Call[Thing] {
	return prepared[Thing]("cmdb.thing.read", input, false)
}

// Remove: Remove a thing.
func (cmdbThingMethodsCalls) Remove(input CmdbThingRemoveInput) *Call[Done] {
	return prepared[Done]("cmdb.thing.remove", input, false)
}

// Rename: Rename a thing.
//
// Deprecated: use cmdb.thing.save.
func (cmdbThingMethodsCalls) Rename(input CmdbThingRenameInput) *Call[Done] {
	return prepared[Done]("cmdb.thing.rename", input, false)
}

// Save: Save a thing.
func (cmdbThingMethodsCalls) Save(input CmdbThingSaveInput) *Call[Done] {
	return prepared[Done]("cmdb.thing.save", input, false)
}

type rpcMethodsCalls struct{}

// Discover: Read this document.
func (rpcMethodsCalls) Discover() *Call[Document] {
	return prepared[Document]("rpc.discover", nil, false)
}

type cmdbMethods struct {
	client *Client

	// Thing: the methods cmdb.thing.*
	Thing cmdbThingMethods
}

type cmdbThingMethods struct {
	client *Client
}

// List: List things.
func (branch cmdbThingMethods) List(ctx context.Context, input CmdbThingListInput) (Things, error) {
	return send(ctx, branch.client, &Calls.Cmdb.Thing.List(input).Call)
}

// Read: Read a thing.
func (branch cmdbThingMethods) Read(ctx context.Context, input CmdbThingReadInput) (Thing, error) {
	return send(ctx, branch.client, Calls.Cmdb.Thing.Read(input))
}

// Remove: Remove a thing.
func (branch cmdbThingMethods) Remove(ctx context.Context, input CmdbThingRemoveInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Thing.Remove(input))
}

// Rename: Rename a thing.
//
// Deprecated: use cmdb.thing.save.
func (branch cmdbThingMethods) Rename(ctx context.Context, input CmdbThingRenameInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Thing.Rename(input))
}

// Save: Save a thing.
func (branch cmdbThingMethods) Save(ctx context.Context, input CmdbThingSaveInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Thing.Save(input))
}

type rpcMethods struct {
	client *Client
}

// Discover: Read this document.
func (branch rpcMethods) Discover(ctx context.Context) (Document, error) {
	return send(ctx, branch.client, Calls.Rpc.Discover())
}

// CmdbThingListInput holds the parameters of cmdb.thing.list.
type CmdbThingListInput struct {
	// How many at most.
	Limit *Limit `json:"limit,omitempty"`
	// How many are passed over first.
	Offset *Limit `json:"offset,omitempty"`
}

// CmdbThingReadInput holds the parameters of cmdb.thing.read.
type CmdbThingReadInput struct {
	// Which thing.
	ID ThingId `json:"id"`
}

// CmdbThingRemoveInput holds the parameters of cmdb.thing.remove.
type CmdbThingRemoveInput struct {
	// The thing of this id.
	ID ThingId `json:"id,omitempty"`
	// The thing of this title.
	Title *Title `json:"title,omitempty"`
	// Why it is done.
	Note *Note `json:"note,omitempty"`
}

// CmdbThingRenameInput holds the parameters of cmdb.thing.rename.
type CmdbThingRenameInput struct {
	// Which thing.
	ID ThingId `json:"id"`
	// Its new title.
	Title Title `json:"title"`
	// Why it is done.
	Note *Note `json:"note,omitempty"`
}

// CmdbThingSaveInput holds the parameters of cmdb.thing.save.
type CmdbThingSaveInput struct {
	// Which thing.
	ID ThingId `json:"id"`
	// Its title.
	Title Title `json:"title"`
	// Why it is done.
	Note *Note `json:"note,omitempty"`
}

// Limit: How many at most.
type Limit = int64

// Title: The title of a thing.
type Title = string

// Thing: A thing as it is read.
type Thing struct {
	// The id of it.
	ID string `json:"id"`
	// The title of it.
	Title Title `json:"title"`
}

// Things: Some things.
type Things = []Thing

// Id: An identifier.
type Id = any

// ThingId: The id of a thing.
type ThingId = Id

// Note: A note of up to 100 characters.
type Note = string

// Done: It is done.
type Done struct {
	// The success of it.
	Success bool `json:"success"`
}

// Document: This document.
type Document = map[string]any
