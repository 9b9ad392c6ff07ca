// Code generated from openrpc.json by scripts/generate.ts; DO NOT EDIT.

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

// ParseError names an error.
const ParseError ErrorName = "ParseError"

// InvalidRequest names an error.
const InvalidRequest ErrorName = "InvalidRequest"

// MethodNotFound names an error.
const MethodNotFound ErrorName = "MethodNotFound"

// InvalidParameters names an error.
const InvalidParameters ErrorName = "InvalidParameters"

// ValidationFailed names an error.
const ValidationFailed ErrorName = "ValidationFailed"

// ObjectNotFound names an error.
const ObjectNotFound ErrorName = "ObjectNotFound"

// ObjectTypeNotFound names an error.
const ObjectTypeNotFound ErrorName = "ObjectTypeNotFound"

// CategoryNotFound names an error.
const CategoryNotFound ErrorName = "CategoryNotFound"

// EntryNotFound names an error.
const EntryNotFound ErrorName = "EntryNotFound"

// EntryMissing names an error.
const EntryMissing ErrorName = "EntryMissing"

// SingleValueCategory names an error.
const SingleValueCategory ErrorName = "SingleValueCategory"

// TransitionRefused names an error.
const TransitionRefused ErrorName = "TransitionRefused"

// InternalError names an error.
const InternalError ErrorName = "InternalError"

// AuthenticationFailed names an error.
const AuthenticationFailed ErrorName = "AuthenticationFailed"

// Forbidden names an error.
const Forbidden ErrorName = "Forbidden"

// PasswordExpired names an error.
const PasswordExpired ErrorName = "PasswordExpired"

// SecondFactorRequired names an error.
const SecondFactorRequired ErrorName = "SecondFactorRequired"

// Conflict names an error.
const Conflict ErrorName = "Conflict"

// SwitchedOff names an error.
const SwitchedOff ErrorName = "SwitchedOff"

// CursorEnded names an error.
const CursorEnded ErrorName = "CursorEnded"

// LimitExceeded names an error.
const LimitExceeded ErrorName = "LimitExceeded"

// Busy names an error.
const Busy ErrorName = "Busy"

// StorageUnavailable names an error.
const StorageUnavailable ErrorName = "StorageUnavailable"

// TimedOut names an error.
const TimedOut ErrorName = "TimedOut"

// Stopping names an error.
const Stopping ErrorName = "Stopping"

// OutcomeUnknown names an error.
const OutcomeUnknown ErrorName = "OutcomeUnknown"

// CategoryWithoutAttributes names an error.
const CategoryWithoutAttributes ErrorName = "CategoryWithoutAttributes"

var errorNames = []ErrorName{
	ParseError,
	InvalidRequest,
	MethodNotFound,
	InvalidParameters,
	ValidationFailed,
	ObjectNotFound,
	ObjectTypeNotFound,
	CategoryNotFound,
	EntryNotFound,
	EntryMissing,
	SingleValueCategory,
	TransitionRefused,
	InternalError,
	AuthenticationFailed,
	Forbidden,
	PasswordExpired,
	SecondFactorRequired,
	Conflict,
	SwitchedOff,
	CursorEnded,
	LimitExceeded,
	Busy,
	StorageUnavailable,
	TimedOut,
	Stopping,
	OutcomeUnknown,
	CategoryWithoutAttributes,
}

// Client is the service as typed functions. An error of the service is an Error, that of a call without an answer a NoAnswer.
type Client struct {
	transport *transport

	// Cmdb: the methods cmdb.*
	Cmdb cmdbMethods

	// Idoit: the methods idoit.*
	Idoit idoitMethods

	// Kataster: the methods kataster.*
	Kataster katasterMethods

	// Rpc: the methods rpc.*
	Rpc rpcMethods

	// System: the methods system.*
	System systemMethods
}

// New makes a client of the service at this address, such as http://127.0.0.1:8080/jsonrpc.
func New(url string, options Options) *Client {
	client := &Client{transport: &transport{url: url, options: options}}
	client.Cmdb = cmdbMethods{client, cmdbCategoriesMethods{client}, cmdbCategoryMethods{client}, cmdbCategoryInfoMethods{client}, cmdbConditionMethods{client}, cmdbDialogMethods{client}, cmdbExternalMethods{client, cmdbExternalLinkMethods{client}, cmdbExternalPullMethods{client}, cmdbExternalPushMethods{client}}, cmdbImpactMethods{client}, cmdbLocationTreeMethods{client}, cmdbLogbookMethods{client}, cmdbObjectMethods{client}, cmdbObjectTypeCategoriesMethods{client}, cmdbObjectTypeGroupsMethods{client}, cmdbObjectTypesMethods{client}, cmdbObjectsMethods{client}, cmdbObjectsByRelationMethods{client}, cmdbReportMethods{client, cmdbReportListMethods{client}, cmdbReportReadMethods{client}}, cmdbReportsMethods{client}, cmdbStatusMethods{client}, cmdbWorkstationComponentsMethods{client}}
	client.Idoit = idoitMethods{client, idoitConstantsMethods{client}, idoitSearchMethods{client}, idoitVersionMethods{client}}
	client.Kataster = katasterMethods{client, katasterAccessMethods{client}, katasterAuditMethods{client}, katasterChangesMethods{client}, katasterGrantMethods{client}, katasterImpactMethods{client}, katasterImportProfileMethods{client}, katasterImportsMethods{client}, katasterKeyMethods{client}, katasterObjectTypeMethods{client}, katasterPasskeyMethods{client}, katasterProviderMethods{client}, katasterRackMethods{client}, katasterReportMethods{client}, katasterSchemaMethods{client}, katasterSecondFactorMethods{client}, katasterSessionMethods{client}, katasterTraceMethods{client}, katasterUserMethods{client}, katasterWebhookMethods{client}}
	client.Rpc = rpcMethods{client}
	client.System = systemMethods{client, systemEndpointsMethods{client, systemEndpointsReadMethods{client}}}
	return client
}

// Calls has one function per method, for batches and lists: each prepares a call.
var Calls preparedCalls

type preparedCalls struct {
	// Cmdb: the methods cmdb.*
	Cmdb cmdbMethodsCalls

	// Idoit: the methods idoit.*
	Idoit idoitMethodsCalls

	// Kataster: the methods kataster.*
	Kataster katasterMethodsCalls

	// Rpc: the methods rpc.*
	Rpc rpcMethodsCalls

	// System: the methods system.*
	System systemMethodsCalls
}

type cmdbMethodsCalls struct {
	// Categories: the methods cmdb.categories.*
	Categories cmdbCategoriesMethodsCalls

	// Category: the methods cmdb.category.*
	Category cmdbCategoryMethodsCalls

	// CategoryInfo: the methods cmdb.category_info.*
	CategoryInfo cmdbCategoryInfoMethodsCalls

	// Condition: the methods cmdb.condition.*
	Condition cmdbConditionMethodsCalls

	// Dialog: the methods cmdb.dialog.*
	Dialog cmdbDialogMethodsCalls

	// External: the methods cmdb.external.*
	External cmdbExternalMethodsCalls

	// Impact: the methods cmdb.impact.*
	Impact cmdbImpactMethodsCalls

	// LocationTree: the methods cmdb.location_tree.*
	LocationTree cmdbLocationTreeMethodsCalls

	// Logbook: the methods cmdb.logbook.*
	Logbook cmdbLogbookMethodsCalls

	// Object: the methods cmdb.object.*
	Object cmdbObjectMethodsCalls

	// ObjectTypeCategories: the methods cmdb.object_type_categories.*
	ObjectTypeCategories cmdbObjectTypeCategoriesMethodsCalls

	// ObjectTypeGroups: the methods cmdb.object_type_groups.*
	ObjectTypeGroups cmdbObjectTypeGroupsMethodsCalls

	// ObjectTypes: the methods cmdb.object_types.*
	ObjectTypes cmdbObjectTypesMethodsCalls

	// Objects: the methods cmdb.objects.*
	Objects cmdbObjectsMethodsCalls

	// ObjectsByRelation: the methods cmdb.objects_by_relation.*
	ObjectsByRelation cmdbObjectsByRelationMethodsCalls

	// Report: the methods cmdb.report.*
	Report cmdbReportMethodsCalls

	// Reports: the methods cmdb.reports.*
	Reports cmdbReportsMethodsCalls

	// Status: the methods cmdb.status.*
	Status cmdbStatusMethodsCalls

	// WorkstationComponents: the methods cmdb.workstation_components.*
	WorkstationComponents cmdbWorkstationComponentsMethodsCalls
}

type cmdbCategoriesMethodsCalls struct{}

// Read: Read the entries of several categories.
func (cmdbCategoriesMethodsCalls) Read(input CmdbCategoriesReadInput) *Call[EntriesByKind] {
	return prepared[EntriesByKind]("cmdb.categories.read", input, false)
}

type cmdbCategoryMethodsCalls struct{}

// Archive: Archive an entry.
func (cmdbCategoryMethodsCalls) Archive(input CmdbCategoryArchiveInput) *Call[Done] {
	return prepared[Done]("cmdb.category.archive", input, true)
}

// Create: Create an entry.
//
// Deprecated: use cmdb.category.save.
func (cmdbCategoryMethodsCalls) Create(input CmdbCategoryCreateInput) *Call[EntryCreated] {
	return prepared[EntryCreated]("cmdb.category.create", input, true)
}

// Delete: Take an entry one step towards deletion.
func (cmdbCategoryMethodsCalls) Delete(input CmdbCategoryDeleteInput) *Call[Done] {
	return prepared[Done]("cmdb.category.delete", input, true)
}

// Purge: Purge an entry.
func (cmdbCategoryMethodsCalls) Purge(input CmdbCategoryPurgeInput) *Call[Done] {
	return prepared[Done]("cmdb.category.purge", input, true)
}

// Quickpurge: Purge an entry where Quickpurge is enabled.
func (cmdbCategoryMethodsCalls) Quickpurge(input CmdbCategoryQuickpurgeInput) *Call[Done] {
	return prepared[Done]("cmdb.category.quickpurge", input, true)
}

// Read: Read the entries of a category.
func (cmdbCategoryMethodsCalls) Read(input CmdbCategoryReadInput) *PagedCall[CategoryEntries, CategoryEntries, CategoryEntry] {
	return paged[CategoryEntries, CategoryEntries, CategoryEntry]("cmdb.category.read", input, false, paging{"offset", "", false})
}

// Recycle: Recycle an entry.
func (cmdbCategoryMethodsCalls) Recycle(input CmdbCategoryRecycleInput) *Call[Done] {
	return prepared[Done]("cmdb.category.recycle", input, true)
}

// Save: Create or update an entry.
func (cmdbCategoryMethodsCalls) Save(input CmdbCategorySaveInput) *Call[EntrySaved] {
	return prepared[EntrySaved]("cmdb.category.save", input, true)
}

// Update: Update an entry.
//
// Deprecated: use cmdb.category.save.
func (cmdbCategoryMethodsCalls) Update(input CmdbCategoryUpdateInput) *Call[Done] {
	return prepared[Done]("cmdb.category.update", input, true)
}

type cmdbCategoryInfoMethodsCalls struct{}

// Read: Read the attributes of a category.
func (cmdbCategoryInfoMethodsCalls) Read(input CmdbCategoryInfoReadInput) *Call[CategoryInfo] {
	return prepared[CategoryInfo]("cmdb.category_info.read", input, false)
}

type cmdbConditionMethodsCalls struct{}

// Read: Find objects by conditions.
func (cmdbConditionMethodsCalls) Read(input CmdbConditionReadInput) *Call[FoundObjects] {
	return prepared[FoundObjects]("cmdb.condition.read", input, false)
}

type cmdbDialogMethodsCalls struct{}

// Create: Add a choice to a dialog.
func (cmdbDialogMethodsCalls) Create(input CmdbDialogCreateInput) *Call[ChoiceSaved] {
	return prepared[ChoiceSaved]("cmdb.dialog.create", input, true)
}

// Delete: Delete a choice of a dialog.
func (cmdbDialogMethodsCalls) Delete(input CmdbDialogDeleteInput) *Call[ChoiceSaved] {
	return prepared[ChoiceSaved]("cmdb.dialog.delete", input, true)
}

// Read: Read the choices of a dialog.
func (cmdbDialogMethodsCalls) Read(input CmdbDialogReadInput) *Call[DialogChoices] {
	return prepared[DialogChoices]("cmdb.dialog.read", input, false)
}

// Update: Retitle a choice of a dialog.
func (cmdbDialogMethodsCalls) Update(input CmdbDialogUpdateInput) *Call[ChoiceSaved] {
	return prepared[ChoiceSaved]("cmdb.dialog.update", input, true)
}

type cmdbExternalMethodsCalls struct {
	// Link: the methods cmdb.external.link.*
	Link cmdbExternalLinkMethodsCalls

	// Pull: the methods cmdb.external.pull.*
	Pull cmdbExternalPullMethodsCalls

	// Push: the methods cmdb.external.push.*
	Push cmdbExternalPushMethodsCalls
}

type cmdbExternalLinkMethodsCalls struct{}

// V2: Link an object to an external id.
func (cmdbExternalLinkMethodsCalls) V2(input CmdbExternalLinkV2Input) *Call[Done] {
	return prepared[Done]("cmdb.external.link.v2", input, true)
}

type cmdbExternalPullMethodsCalls struct{}

// V2: Read the objects of a data source.
func (cmdbExternalPullMethodsCalls) V2(input CmdbExternalPullV2Input) *Call[ExternalObjects] {
	return prepared[ExternalObjects]("cmdb.external.pull.v2", input, false)
}

type cmdbExternalPushMethodsCalls struct{}

// V2: Write what a data source knows of an object.
func (cmdbExternalPushMethodsCalls) V2(input CmdbExternalPushV2Input) *Call[ExternalPushed] {
	return prepared[ExternalPushed]("cmdb.external.push.v2", input, true)
}

type cmdbImpactMethodsCalls struct{}

// Read: Read what depends on an object along relations.
func (cmdbImpactMethodsCalls) Read(input CmdbImpactReadInput) *Call[ImpactTree] {
	return prepared[ImpactTree]("cmdb.impact.read", input, false)
}

type cmdbLocationTreeMethodsCalls struct{}

// Read: Read what stands in a place.
func (cmdbLocationTreeMethodsCalls) Read(input CmdbLocationTreeReadInput) *Call[Places] {
	return prepared[Places]("cmdb.location_tree.read", input, false)
}

type cmdbLogbookMethodsCalls struct{}

// Create: Write a message in the logbook.
func (cmdbLogbookMethodsCalls) Create(input CmdbLogbookCreateInput) *Call[LogbookWritten] {
	return prepared[LogbookWritten]("cmdb.logbook.create", input, true)
}

// Read: Read the logbook.
func (cmdbLogbookMethodsCalls) Read(input CmdbLogbookReadInput) *Call[LogRecords] {
	return prepared[LogRecords]("cmdb.logbook.read", input, false)
}

type cmdbObjectMethodsCalls struct{}

// Archive: Archive an object.
func (cmdbObjectMethodsCalls) Archive(input CmdbObjectArchiveInput) *Call[Done] {
	return prepared[Done]("cmdb.object.archive", input, true)
}

// Create: Create an object.
func (cmdbObjectMethodsCalls) Create(input CmdbObjectCreateInput) *Call[ObjectCreated] {
	return prepared[ObjectCreated]("cmdb.object.create", input, true)
}

// Delete: Archive, delete or purge an object.
func (cmdbObjectMethodsCalls) Delete(input CmdbObjectDeleteInput) *Call[Done] {
	return prepared[Done]("cmdb.object.delete", input, true)
}

// MarkAsMassChangeTemplate: Mark an object as mass change template.
func (cmdbObjectMethodsCalls) MarkAsMassChangeTemplate(input CmdbObjectMarkAsMassChangeTemplateInput) *Call[Done] {
	return prepared[Done]("cmdb.object.markAsMassChangeTemplate", input, true)
}

// MarkAsTemplate: Mark an object as template.
func (cmdbObjectMethodsCalls) MarkAsTemplate(input CmdbObjectMarkAsTemplateInput) *Call[Done] {
	return prepared[Done]("cmdb.object.markAsTemplate", input, true)
}

// Purge: Purge an object.
func (cmdbObjectMethodsCalls) Purge(input CmdbObjectPurgeInput) *Call[Done] {
	return prepared[Done]("cmdb.object.purge", input, true)
}

// Quickpurge: Purge objects where Quickpurge is enabled.
func (cmdbObjectMethodsCalls) Quickpurge(input CmdbObjectQuickpurgeInput) *Call[Done] {
	return prepared[Done]("cmdb.object.quickpurge", input, true)
}

// Read: Read an object.
func (cmdbObjectMethodsCalls) Read(input CmdbObjectReadInput) *Call[CmdbObject] {
	return prepared[CmdbObject]("cmdb.object.read", input, false)
}

// Recycle: Recycle an object.
func (cmdbObjectMethodsCalls) Recycle(input CmdbObjectRecycleInput) *Call[Done] {
	return prepared[Done]("cmdb.object.recycle", input, true)
}

// Update: Change the title of an object.
func (cmdbObjectMethodsCalls) Update(input CmdbObjectUpdateInput) *Call[Done] {
	return prepared[Done]("cmdb.object.update", input, true)
}

type cmdbObjectTypeCategoriesMethodsCalls struct{}

// Read: Read the categories of an object type.
func (cmdbObjectTypeCategoriesMethodsCalls) Read(input CmdbObjectTypeCategoriesReadInput) *Call[ObjectTypeCategories] {
	return prepared[ObjectTypeCategories]("cmdb.object_type_categories.read", input, false)
}

type cmdbObjectTypeGroupsMethodsCalls struct{}

// Read: Read groups of object types.
func (cmdbObjectTypeGroupsMethodsCalls) Read(input CmdbObjectTypeGroupsReadInput) *Call[ObjectTypeGroups] {
	return prepared[ObjectTypeGroups]("cmdb.object_type_groups.read", input, false)
}

type cmdbObjectTypesMethodsCalls struct{}

// Read: Read object types.
func (cmdbObjectTypesMethodsCalls) Read(input CmdbObjectTypesReadInput) *Call[ObjectTypes] {
	return prepared[ObjectTypes]("cmdb.object_types.read", input, false)
}

type cmdbObjectsMethodsCalls struct{}

// Read: List objects.
func (cmdbObjectsMethodsCalls) Read(input CmdbObjectsReadInput) *PagedCall[WholeObjectList, WholeObjectPage, WholeListedObject] {
	return paged[WholeObjectList, WholeObjectPage, WholeListedObject]("cmdb.objects.read", input, false, paging{"cursor", "objects", false})
}

// ReadWithFields: List objects.
func (cmdbObjectsMethodsCalls) ReadWithFields(input CmdbObjectsReadWithFieldsInput) *PagedCall[ObjectList, ObjectPage, ListedObject] {
	return paged[ObjectList, ObjectPage, ListedObject]("cmdb.objects.read", input, false, paging{"cursor", "objects", false})
}

type cmdbObjectsByRelationMethodsCalls struct{}

// Read: Read what relations connect an object with.
func (cmdbObjectsByRelationMethodsCalls) Read(input CmdbObjectsByRelationReadInput) *Call[ObjectsByRelation] {
	return prepared[ObjectsByRelation]("cmdb.objects_by_relation.read", input, false)
}

type cmdbReportMethodsCalls struct {
	// List: the methods cmdb.report.list.*
	List cmdbReportListMethodsCalls

	// Read: the methods cmdb.report.read.*
	Read cmdbReportReadMethodsCalls
}

type cmdbReportListMethodsCalls struct{}

// V2: List the saved reports.
func (cmdbReportListMethodsCalls) V2(input CmdbReportListV2Input) *Call[ReportInfos] {
	return prepared[ReportInfos]("cmdb.report.list.v2", input, false)
}

type cmdbReportReadMethodsCalls struct{}

// V2: Read the rows of a saved report.
func (cmdbReportReadMethodsCalls) V2(input CmdbReportReadV2Input) *PagedCall[ReportRows, ReportRows, ReportRow] {
	return paged[ReportRows, ReportRows, ReportRow]("cmdb.report.read.v2", input, false, paging{"offset", "", false})
}

type cmdbReportsMethodsCalls struct{}

// Read: Read saved reports, or the rows of one.
func (cmdbReportsMethodsCalls) Read(input CmdbReportsReadInput) *PagedCall[ReportRows, ReportRows, ReportRow] {
	return paged[ReportRows, ReportRows, ReportRow]("cmdb.reports.read", input, false, paging{"offset", "", false})
}

type cmdbStatusMethodsCalls struct{}

// Delete: Delete a CMDB status.
func (cmdbStatusMethodsCalls) Delete(input CmdbStatusDeleteInput) *Call[Done] {
	return prepared[Done]("cmdb.status.delete", input, true)
}

// Read: Read the CMDB statuses.
func (cmdbStatusMethodsCalls) Read() *Call[CmdbStatuses] {
	return prepared[CmdbStatuses]("cmdb.status.read", nil, false)
}

// Save: Add or change a CMDB status.
func (cmdbStatusMethodsCalls) Save(input CmdbStatusSaveInput) *Call[CmdbStatusSaved] {
	return prepared[CmdbStatusSaved]("cmdb.status.save", input, true)
}

type cmdbWorkstationComponentsMethodsCalls struct{}

// Read: Read the workstations of persons.
func (cmdbWorkstationComponentsMethodsCalls) Read(input CmdbWorkstationComponentsReadInput) *Call[PersonsWithWorkstations] {
	return prepared[PersonsWithWorkstations]("cmdb.workstation_components.read", input, false)
}

type idoitMethodsCalls struct {
	// Constants: the methods idoit.constants.*
	Constants idoitConstantsMethodsCalls

	// Search: the methods idoit.search.*
	Search idoitSearchMethodsCalls

	// Version: the methods idoit.version.*
	Version idoitVersionMethodsCalls
}

// Login: Open a session.
func (idoitMethodsCalls) Login(input IdoitLoginInput) *Call[OpenedSession] {
	return prepared[OpenedSession]("idoit.login", input, false)
}

// Logout: End a session.
func (idoitMethodsCalls) Logout() *Call[EndedSession] {
	return prepared[EndedSession]("idoit.logout", nil, false)
}

type idoitConstantsMethodsCalls struct{}

// Read: Read the constants.
func (idoitConstantsMethodsCalls) Read() *Call[Constants] {
	return prepared[Constants]("idoit.constants.read", nil, false)
}

type idoitSearchMethodsCalls struct{}

// Read: Search objects and entries.
func (idoitSearchMethodsCalls) Read(input IdoitSearchReadInput) *Call[SearchHits] {
	return prepared[SearchHits]("idoit.search.read", input, false)
}

type idoitVersionMethodsCalls struct{}

// Read: Read the version and the logged-in user.
func (idoitVersionMethodsCalls) Read() *Call[ServiceVersion] {
	return prepared[ServiceVersion]("idoit.version.read", nil, false)
}

type katasterMethodsCalls struct {
	// Access: the methods kataster.access.*
	Access katasterAccessMethodsCalls

	// Audit: the methods kataster.audit.*
	Audit katasterAuditMethodsCalls

	// Changes: the methods kataster.changes.*
	Changes katasterChangesMethodsCalls

	// Grant: the methods kataster.grant.*
	Grant katasterGrantMethodsCalls

	// Impact: the methods kataster.impact.*
	Impact katasterImpactMethodsCalls

	// ImportProfile: the methods kataster.import_profile.*
	ImportProfile katasterImportProfileMethodsCalls

	// Imports: the methods kataster.imports.*
	Imports katasterImportsMethodsCalls

	// Key: the methods kataster.key.*
	Key katasterKeyMethodsCalls

	// ObjectType: the methods kataster.object_type.*
	ObjectType katasterObjectTypeMethodsCalls

	// Passkey: the methods kataster.passkey.*
	Passkey katasterPasskeyMethodsCalls

	// Provider: the methods kataster.provider.*
	Provider katasterProviderMethodsCalls

	// Rack: the methods kataster.rack.*
	Rack katasterRackMethodsCalls

	// Report: the methods kataster.report.*
	Report katasterReportMethodsCalls

	// Schema: the methods kataster.schema.*
	Schema katasterSchemaMethodsCalls

	// SecondFactor: the methods kataster.second_factor.*
	SecondFactor katasterSecondFactorMethodsCalls

	// Session: the methods kataster.session.*
	Session katasterSessionMethodsCalls

	// Trace: the methods kataster.trace.*
	Trace katasterTraceMethodsCalls

	// User: the methods kataster.user.*
	User katasterUserMethodsCalls

	// Webhook: the methods kataster.webhook.*
	Webhook katasterWebhookMethodsCalls
}

type katasterAccessMethodsCalls struct{}

// Read: Read what a key or a user may do.
func (katasterAccessMethodsCalls) Read(input KatasterAccessReadInput) *Call[PermittedAccess] {
	return prepared[PermittedAccess]("kataster.access.read", input, false)
}

type katasterAuditMethodsCalls struct{}

// Read: Read the audit.
func (katasterAuditMethodsCalls) Read(input KatasterAuditReadInput) *PagedCall[AuditPage, AuditPage, AuditEvent] {
	return paged[AuditPage, AuditPage, AuditEvent]("kataster.audit.read", input, false, paging{"cursor", "events", false})
}

type katasterChangesMethodsCalls struct{}

// Apply: Apply several writes, or a plan, as one change set.
func (katasterChangesMethodsCalls) Apply(input KatasterChangesApplyInput) *Call[Applied] {
	return prepared[Applied]("kataster.changes.apply", input, true)
}

// Compare: Compare two moments.
func (katasterChangesMethodsCalls) Compare(input KatasterChangesCompareInput) *PagedCall[ComparedMoments, ComparedMoments, Change] {
	return paged[ComparedMoments, ComparedMoments, Change]("kataster.changes.compare", input, false, paging{"cursor", "changes", false})
}

// Follow: Follow what is changed.
func (katasterChangesMethodsCalls) Follow(input KatasterChangesFollowInput) *PagedCall[ChangeFeed, ChangeFeed, ChangeSet] {
	return paged[ChangeFeed, ChangeFeed, ChangeSet]("kataster.changes.follow", input, false, paging{"cursor", "change_sets", true})
}

// Read: Read what was changed.
func (katasterChangesMethodsCalls) Read(input KatasterChangesReadInput) *PagedCall[History, History, ChangeSet] {
	return paged[History, History, ChangeSet]("kataster.changes.read", input, false, paging{"cursor", "change_sets", false})
}

// Revert: Undo changes.
func (katasterChangesMethodsCalls) Revert(input KatasterChangesRevertInput) *Call[Reverted] {
	return prepared[Reverted]("kataster.changes.revert", input, true)
}

type katasterGrantMethodsCalls struct{}

// Create: Grant rights.
func (katasterGrantMethodsCalls) Create(input KatasterGrantCreateInput) *Call[RightsGranted] {
	return prepared[RightsGranted]("kataster.grant.create", input, false)
}

// Read: Read what is granted.
func (katasterGrantMethodsCalls) Read(input KatasterGrantReadInput) *PagedCall[GranteeList, GranteeList, GranteeInfo] {
	return paged[GranteeList, GranteeList, GranteeInfo]("kataster.grant.read", input, false, paging{"offset", "", false})
}

// Revoke: Revoke rights.
func (katasterGrantMethodsCalls) Revoke(input KatasterGrantRevokeInput) *Call[RightsGranted] {
	return prepared[RightsGranted]("kataster.grant.revoke", input, false)
}

type katasterImpactMethodsCalls struct{}

// Read: Read what fails with an object.
func (katasterImpactMethodsCalls) Read(input KatasterImpactReadInput) *Call[ImpactOfObject] {
	return prepared[ImpactOfObject]("kataster.impact.read", input, false)
}

type katasterImportProfileMethodsCalls struct{}

// Delete: Delete a profile of imports.
func (katasterImportProfileMethodsCalls) Delete(input KatasterImportProfileDeleteInput) *Call[Done] {
	return prepared[Done]("kataster.import_profile.delete", input, true)
}

// Read: Read the profiles of imports.
func (katasterImportProfileMethodsCalls) Read() *Call[ImportProfiles] {
	return prepared[ImportProfiles]("kataster.import_profile.read", nil, false)
}

// Save: Save a profile of imports.
func (katasterImportProfileMethodsCalls) Save(input KatasterImportProfileSaveInput) *Call[SavedImportProfile] {
	return prepared[SavedImportProfile]("kataster.import_profile.save", input, true)
}

type katasterImportsMethodsCalls struct{}

// Read: Read what imports of a source made.
func (katasterImportsMethodsCalls) Read(input KatasterImportsReadInput) *PagedCall[ImportPage, ImportPage, ImportRecord] {
	return paged[ImportPage, ImportPage, ImportRecord]("kataster.imports.read", input, false, paging{"cursor", "records", false})
}

// Save: Write rows of a source.
func (katasterImportsMethodsCalls) Save(input KatasterImportsSaveInput) *Call[ImportSaved] {
	return prepared[ImportSaved]("kataster.imports.save", input, true)
}

type katasterKeyMethodsCalls struct{}

// Create: Create a key.
func (katasterKeyMethodsCalls) Create(input KatasterKeyCreateInput) *Call[KeyCreated] {
	return prepared[KeyCreated]("kataster.key.create", input, false)
}

// Read: Read the keys.
func (katasterKeyMethodsCalls) Read(input KatasterKeyReadInput) *PagedCall[KeyList, KeyList, KeyInfo] {
	return paged[KeyList, KeyList, KeyInfo]("kataster.key.read", input, false, paging{"offset", "", false})
}

// Revoke: Revoke a key.
func (katasterKeyMethodsCalls) Revoke(input KatasterKeyRevokeInput) *Call[Done] {
	return prepared[Done]("kataster.key.revoke", input, false)
}

// Rotate: Put a new key in the place of one.
func (katasterKeyMethodsCalls) Rotate(input KatasterKeyRotateInput) *Call[KeyRotated] {
	return prepared[KeyRotated]("kataster.key.rotate", input, false)
}

// Update: Change what a key is good for.
func (katasterKeyMethodsCalls) Update(input KatasterKeyUpdateInput) *Call[Done] {
	return prepared[Done]("kataster.key.update", input, false)
}

type katasterObjectTypeMethodsCalls struct{}

// Read: Read how an object type is configured.
func (katasterObjectTypeMethodsCalls) Read(input KatasterObjectTypeReadInput) *Call[ConfiguredObjectType] {
	return prepared[ConfiguredObjectType]("kataster.object_type.read", input, false)
}

// Update: Set the default template of an object type.
func (katasterObjectTypeMethodsCalls) Update(input KatasterObjectTypeUpdateInput) *Call[Done] {
	return prepared[Done]("kataster.object_type.update", input, true)
}

type katasterPasskeyMethodsCalls struct{}

// Confirm: Add a passkey.
func (katasterPasskeyMethodsCalls) Confirm(input KatasterPasskeyConfirmInput) *Call[PasskeyAdded] {
	return prepared[PasskeyAdded]("kataster.passkey.confirm", input, false)
}

// Create: Begin to add a passkey.
func (katasterPasskeyMethodsCalls) Create(input KatasterPasskeyCreateInput) *Call[PasskeyOptions] {
	return prepared[PasskeyOptions]("kataster.passkey.create", input, false)
}

// Delete: Remove a passkey of one's own.
func (katasterPasskeyMethodsCalls) Delete(input KatasterPasskeyDeleteInput) *Call[Done] {
	return prepared[Done]("kataster.passkey.delete", input, false)
}

// Read: Read one's own passkeys.
func (katasterPasskeyMethodsCalls) Read() *Call[PasskeyList] {
	return prepared[PasskeyList]("kataster.passkey.read", nil, false)
}

// Update: Rename a passkey of one's own.
func (katasterPasskeyMethodsCalls) Update(input KatasterPasskeyUpdateInput) *Call[Done] {
	return prepared[Done]("kataster.passkey.update", input, false)
}

type katasterProviderMethodsCalls struct{}

// Connect: Test the connection with a directory.
func (katasterProviderMethodsCalls) Connect(input KatasterProviderConnectInput) *Call[DirectoryTested] {
	return prepared[DirectoryTested]("kataster.provider.connect", input, false)
}

// Delete: Delete a provider.
func (katasterProviderMethodsCalls) Delete(input KatasterProviderDeleteInput) *Call[Done] {
	return prepared[Done]("kataster.provider.delete", input, false)
}

// Link: Link an account to a person.
func (katasterProviderMethodsCalls) Link(input KatasterProviderLinkInput) *Call[Done] {
	return prepared[Done]("kataster.provider.link", input, false)
}

// Read: Read the providers.
func (katasterProviderMethodsCalls) Read(input KatasterProviderReadInput) *Call[ProviderList] {
	return prepared[ProviderList]("kataster.provider.read", input, false)
}

// Save: Create or change a provider.
func (katasterProviderMethodsCalls) Save(input KatasterProviderSaveInput) *Call[Done] {
	return prepared[Done]("kataster.provider.save", input, false)
}

// Sync: Synchronize a directory.
func (katasterProviderMethodsCalls) Sync(input KatasterProviderSyncInput) *Call[DirectorySync] {
	return prepared[DirectorySync]("kataster.provider.sync", input, false)
}

// Test: Try out the rules of a provider.
func (katasterProviderMethodsCalls) Test(input KatasterProviderTestInput) *Call[TriedRules] {
	return prepared[TriedRules]("kataster.provider.test", input, false)
}

type katasterRackMethodsCalls struct{}

// Read: Read a rack with what is in it.
func (katasterRackMethodsCalls) Read(input KatasterRackReadInput) *Call[RackContent] {
	return prepared[RackContent]("kataster.rack.read", input, false)
}

type katasterReportMethodsCalls struct{}

// Delete: Delete a saved report.
func (katasterReportMethodsCalls) Delete(input KatasterReportDeleteInput) *Call[Done] {
	return prepared[Done]("kataster.report.delete", input, true)
}

// Save: Save a report.
func (katasterReportMethodsCalls) Save(input KatasterReportSaveInput) *Call[SavedReport] {
	return prepared[SavedReport]("kataster.report.save", input, true)
}

// Totals: Read the totals of a saved report.
func (katasterReportMethodsCalls) Totals(input KatasterReportTotalsInput) *Call[ReportSummary] {
	return prepared[ReportSummary]("kataster.report.totals", input, false)
}

type katasterSchemaMethodsCalls struct{}

// Apply: Apply a schema.
func (katasterSchemaMethodsCalls) Apply(input KatasterSchemaApplyInput) *Call[AppliedSchema] {
	return prepared[AppliedSchema]("kataster.schema.apply", input, true)
}

// Preview: Preview a schema.
func (katasterSchemaMethodsCalls) Preview(input KatasterSchemaPreviewInput) *PagedCall[SchemaPreview, SchemaPreview, SchemaRefusal] {
	return paged[SchemaPreview, SchemaPreview, SchemaRefusal]("kataster.schema.preview", input, false, paging{"cursor", "refused", false})
}

// Read: Read the schema.
func (katasterSchemaMethodsCalls) Read() *Call[SchemaReading] {
	return prepared[SchemaReading]("kataster.schema.read", nil, false)
}

type katasterSecondFactorMethodsCalls struct{}

// Confirm: Confirm a second factor.
func (katasterSecondFactorMethodsCalls) Confirm(input KatasterSecondFactorConfirmInput) *Call[SecondFactorConfirmed] {
	return prepared[SecondFactorConfirmed]("kataster.second_factor.confirm", input, false)
}

// Create: Begin to set up a second factor.
func (katasterSecondFactorMethodsCalls) Create(input KatasterSecondFactorCreateInput) *Call[SecondFactorSecret] {
	return prepared[SecondFactorSecret]("kataster.second_factor.create", input, false)
}

// Reset: Remove the second factor of a user.
func (katasterSecondFactorMethodsCalls) Reset(input KatasterSecondFactorResetInput) *Call[Done] {
	return prepared[Done]("kataster.second_factor.reset", input, false)
}

type katasterSessionMethodsCalls struct{}

// End: End a session of one's own.
func (katasterSessionMethodsCalls) End(input KatasterSessionEndInput) *Call[Done] {
	return prepared[Done]("kataster.session.end", input, false)
}

// Read: Read one's own sessions.
func (katasterSessionMethodsCalls) Read() *Call[SessionList] {
	return prepared[SessionList]("kataster.session.read", nil, false)
}

type katasterTraceMethodsCalls struct{}

// Read: Trace cables from end to end.
func (katasterTraceMethodsCalls) Read(input KatasterTraceReadInput) *Call[TracedObject] {
	return prepared[TracedObject]("kataster.trace.read", input, false)
}

type katasterUserMethodsCalls struct{}

// Create: Create a user.
func (katasterUserMethodsCalls) Create(input KatasterUserCreateInput) *Call[UserCreated] {
	return prepared[UserCreated]("kataster.user.create", input, false)
}

// Disable: Disable a user.
func (katasterUserMethodsCalls) Disable(input KatasterUserDisableInput) *Call[Done] {
	return prepared[Done]("kataster.user.disable", input, false)
}

// Enable: Enable a user.
func (katasterUserMethodsCalls) Enable(input KatasterUserEnableInput) *Call[Done] {
	return prepared[Done]("kataster.user.enable", input, false)
}

// EndSessions: End the sessions of a user.
func (katasterUserMethodsCalls) EndSessions(input KatasterUserEndSessionsInput) *Call[SessionsEnded] {
	return prepared[SessionsEnded]("kataster.user.endSessions", input, false)
}

// Password: Change one's own password.
func (katasterUserMethodsCalls) Password(input KatasterUserPasswordInput) *Call[Done] {
	return prepared[Done]("kataster.user.password", input, false)
}

// Read: Read the users.
func (katasterUserMethodsCalls) Read(input KatasterUserReadInput) *PagedCall[UserList, UserList, UserInfo] {
	return paged[UserList, UserList, UserInfo]("kataster.user.read", input, false, paging{"offset", "", false})
}

// SetPassword: Set the password of a user.
func (katasterUserMethodsCalls) SetPassword(input KatasterUserSetPasswordInput) *Call[Done] {
	return prepared[Done]("kataster.user.setPassword", input, false)
}

type katasterWebhookMethodsCalls struct{}

// Create: Create a webhook.
func (katasterWebhookMethodsCalls) Create(input KatasterWebhookCreateInput) *Call[WebhookCreated] {
	return prepared[WebhookCreated]("kataster.webhook.create", input, false)
}

// Delete: Delete a webhook.
func (katasterWebhookMethodsCalls) Delete(input KatasterWebhookDeleteInput) *Call[Done] {
	return prepared[Done]("kataster.webhook.delete", input, false)
}

// Deliveries: Read the deliveries of a webhook that were not made.
func (katasterWebhookMethodsCalls) Deliveries(input KatasterWebhookDeliveriesInput) *PagedCall[WebhookDeliveries, WebhookDeliveries, WebhookDelivery] {
	return paged[WebhookDeliveries, WebhookDeliveries, WebhookDelivery]("kataster.webhook.deliveries", input, false, paging{"offset", "", false})
}

// Read: Read the webhooks.
func (katasterWebhookMethodsCalls) Read(input KatasterWebhookReadInput) *Call[WebhookList] {
	return prepared[WebhookList]("kataster.webhook.read", input, false)
}

// Resend: Resend failed deliveries.
func (katasterWebhookMethodsCalls) Resend(input KatasterWebhookResendInput) *Call[WebhookResent] {
	return prepared[WebhookResent]("kataster.webhook.resend", input, false)
}

// Rotate: Replace the secret of a webhook.
func (katasterWebhookMethodsCalls) Rotate(input KatasterWebhookRotateInput) *Call[WebhookRotated] {
	return prepared[WebhookRotated]("kataster.webhook.rotate", input, false)
}

// Test: Send a test delivery.
func (katasterWebhookMethodsCalls) Test(input KatasterWebhookTestInput) *Call[WebhookTested] {
	return prepared[WebhookTested]("kataster.webhook.test", input, false)
}

// Update: Change a webhook.
func (katasterWebhookMethodsCalls) Update(input KatasterWebhookUpdateInput) *Call[Done] {
	return prepared[Done]("kataster.webhook.update", input, false)
}

type rpcMethodsCalls struct{}

// Discover: Read this document.
func (rpcMethodsCalls) Discover() *Call[OpenRpcDocument] {
	return prepared[OpenRpcDocument]("rpc.discover", nil, false)
}

type systemMethodsCalls struct {
	// Endpoints: the methods system.endpoints.*
	Endpoints systemEndpointsMethodsCalls
}

type systemEndpointsMethodsCalls struct {
	// Read: the methods system.endpoints.read.*
	Read systemEndpointsReadMethodsCalls
}

type systemEndpointsReadMethodsCalls struct{}

// V2: Read what every method takes.
func (systemEndpointsReadMethodsCalls) V2() *Call[Endpoints] {
	return prepared[Endpoints]("system.endpoints.read.v2", nil, false)
}

type cmdbMethods struct {
	client *Client

	// Categories: the methods cmdb.categories.*
	Categories cmdbCategoriesMethods

	// Category: the methods cmdb.category.*
	Category cmdbCategoryMethods

	// CategoryInfo: the methods cmdb.category_info.*
	CategoryInfo cmdbCategoryInfoMethods

	// Condition: the methods cmdb.condition.*
	Condition cmdbConditionMethods

	// Dialog: the methods cmdb.dialog.*
	Dialog cmdbDialogMethods

	// External: the methods cmdb.external.*
	External cmdbExternalMethods

	// Impact: the methods cmdb.impact.*
	Impact cmdbImpactMethods

	// LocationTree: the methods cmdb.location_tree.*
	LocationTree cmdbLocationTreeMethods

	// Logbook: the methods cmdb.logbook.*
	Logbook cmdbLogbookMethods

	// Object: the methods cmdb.object.*
	Object cmdbObjectMethods

	// ObjectTypeCategories: the methods cmdb.object_type_categories.*
	ObjectTypeCategories cmdbObjectTypeCategoriesMethods

	// ObjectTypeGroups: the methods cmdb.object_type_groups.*
	ObjectTypeGroups cmdbObjectTypeGroupsMethods

	// ObjectTypes: the methods cmdb.object_types.*
	ObjectTypes cmdbObjectTypesMethods

	// Objects: the methods cmdb.objects.*
	Objects cmdbObjectsMethods

	// ObjectsByRelation: the methods cmdb.objects_by_relation.*
	ObjectsByRelation cmdbObjectsByRelationMethods

	// Report: the methods cmdb.report.*
	Report cmdbReportMethods

	// Reports: the methods cmdb.reports.*
	Reports cmdbReportsMethods

	// Status: the methods cmdb.status.*
	Status cmdbStatusMethods

	// WorkstationComponents: the methods cmdb.workstation_components.*
	WorkstationComponents cmdbWorkstationComponentsMethods
}

type cmdbCategoriesMethods struct {
	client *Client
}

// Read: Read the entries of several categories.
func (branch cmdbCategoriesMethods) Read(ctx context.Context, input CmdbCategoriesReadInput) (EntriesByKind, error) {
	return send(ctx, branch.client, Calls.Cmdb.Categories.Read(input))
}

type cmdbCategoryMethods struct {
	client *Client
}

// Archive: Archive an entry.
func (branch cmdbCategoryMethods) Archive(ctx context.Context, input CmdbCategoryArchiveInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Category.Archive(input))
}

// Create: Create an entry.
//
// Deprecated: use cmdb.category.save.
func (branch cmdbCategoryMethods) Create(ctx context.Context, input CmdbCategoryCreateInput) (EntryCreated, error) {
	return send(ctx, branch.client, Calls.Cmdb.Category.Create(input))
}

// Delete: Take an entry one step towards deletion.
func (branch cmdbCategoryMethods) Delete(ctx context.Context, input CmdbCategoryDeleteInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Category.Delete(input))
}

// Purge: Purge an entry.
func (branch cmdbCategoryMethods) Purge(ctx context.Context, input CmdbCategoryPurgeInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Category.Purge(input))
}

// Quickpurge: Purge an entry where Quickpurge is enabled.
func (branch cmdbCategoryMethods) Quickpurge(ctx context.Context, input CmdbCategoryQuickpurgeInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Category.Quickpurge(input))
}

// Read: Read the entries of a category.
func (branch cmdbCategoryMethods) Read(ctx context.Context, input CmdbCategoryReadInput) (CategoryEntries, error) {
	return send(ctx, branch.client, &Calls.Cmdb.Category.Read(input).Call)
}

// Recycle: Recycle an entry.
func (branch cmdbCategoryMethods) Recycle(ctx context.Context, input CmdbCategoryRecycleInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Category.Recycle(input))
}

// Save: Create or update an entry.
func (branch cmdbCategoryMethods) Save(ctx context.Context, input CmdbCategorySaveInput) (EntrySaved, error) {
	return send(ctx, branch.client, Calls.Cmdb.Category.Save(input))
}

// Update: Update an entry.
//
// Deprecated: use cmdb.category.save.
func (branch cmdbCategoryMethods) Update(ctx context.Context, input CmdbCategoryUpdateInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Category.Update(input))
}

// Each: Read the entries of a category.
func (branch cmdbCategoryMethods) Each(input CmdbCategoryReadInput) *Iterator[CategoryEntry] {
	return Each(branch.client, Calls.Cmdb.Category.Read(input))
}

type cmdbCategoryInfoMethods struct {
	client *Client
}

// Read: Read the attributes of a category.
func (branch cmdbCategoryInfoMethods) Read(ctx context.Context, input CmdbCategoryInfoReadInput) (CategoryInfo, error) {
	return send(ctx, branch.client, Calls.Cmdb.CategoryInfo.Read(input))
}

type cmdbConditionMethods struct {
	client *Client
}

// Read: Find objects by conditions.
func (branch cmdbConditionMethods) Read(ctx context.Context, input CmdbConditionReadInput) (FoundObjects, error) {
	return send(ctx, branch.client, Calls.Cmdb.Condition.Read(input))
}

type cmdbDialogMethods struct {
	client *Client
}

// Create: Add a choice to a dialog.
func (branch cmdbDialogMethods) Create(ctx context.Context, input CmdbDialogCreateInput) (ChoiceSaved, error) {
	return send(ctx, branch.client, Calls.Cmdb.Dialog.Create(input))
}

// Delete: Delete a choice of a dialog.
func (branch cmdbDialogMethods) Delete(ctx context.Context, input CmdbDialogDeleteInput) (ChoiceSaved, error) {
	return send(ctx, branch.client, Calls.Cmdb.Dialog.Delete(input))
}

// Read: Read the choices of a dialog.
func (branch cmdbDialogMethods) Read(ctx context.Context, input CmdbDialogReadInput) (DialogChoices, error) {
	return send(ctx, branch.client, Calls.Cmdb.Dialog.Read(input))
}

// Update: Retitle a choice of a dialog.
func (branch cmdbDialogMethods) Update(ctx context.Context, input CmdbDialogUpdateInput) (ChoiceSaved, error) {
	return send(ctx, branch.client, Calls.Cmdb.Dialog.Update(input))
}

type cmdbExternalMethods struct {
	client *Client

	// Link: the methods cmdb.external.link.*
	Link cmdbExternalLinkMethods

	// Pull: the methods cmdb.external.pull.*
	Pull cmdbExternalPullMethods

	// Push: the methods cmdb.external.push.*
	Push cmdbExternalPushMethods
}

type cmdbExternalLinkMethods struct {
	client *Client
}

// V2: Link an object to an external id.
func (branch cmdbExternalLinkMethods) V2(ctx context.Context, input CmdbExternalLinkV2Input) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.External.Link.V2(input))
}

type cmdbExternalPullMethods struct {
	client *Client
}

// V2: Read the objects of a data source.
func (branch cmdbExternalPullMethods) V2(ctx context.Context, input CmdbExternalPullV2Input) (ExternalObjects, error) {
	return send(ctx, branch.client, Calls.Cmdb.External.Pull.V2(input))
}

type cmdbExternalPushMethods struct {
	client *Client
}

// V2: Write what a data source knows of an object.
func (branch cmdbExternalPushMethods) V2(ctx context.Context, input CmdbExternalPushV2Input) (ExternalPushed, error) {
	return send(ctx, branch.client, Calls.Cmdb.External.Push.V2(input))
}

type cmdbImpactMethods struct {
	client *Client
}

// Read: Read what depends on an object along relations.
func (branch cmdbImpactMethods) Read(ctx context.Context, input CmdbImpactReadInput) (ImpactTree, error) {
	return send(ctx, branch.client, Calls.Cmdb.Impact.Read(input))
}

type cmdbLocationTreeMethods struct {
	client *Client
}

// Read: Read what stands in a place.
func (branch cmdbLocationTreeMethods) Read(ctx context.Context, input CmdbLocationTreeReadInput) (Places, error) {
	return send(ctx, branch.client, Calls.Cmdb.LocationTree.Read(input))
}

type cmdbLogbookMethods struct {
	client *Client
}

// Create: Write a message in the logbook.
func (branch cmdbLogbookMethods) Create(ctx context.Context, input CmdbLogbookCreateInput) (LogbookWritten, error) {
	return send(ctx, branch.client, Calls.Cmdb.Logbook.Create(input))
}

// Read: Read the logbook.
func (branch cmdbLogbookMethods) Read(ctx context.Context, input CmdbLogbookReadInput) (LogRecords, error) {
	return send(ctx, branch.client, Calls.Cmdb.Logbook.Read(input))
}

type cmdbObjectMethods struct {
	client *Client
}

// Archive: Archive an object.
func (branch cmdbObjectMethods) Archive(ctx context.Context, input CmdbObjectArchiveInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.Archive(input))
}

// Create: Create an object.
func (branch cmdbObjectMethods) Create(ctx context.Context, input CmdbObjectCreateInput) (ObjectCreated, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.Create(input))
}

// Delete: Archive, delete or purge an object.
func (branch cmdbObjectMethods) Delete(ctx context.Context, input CmdbObjectDeleteInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.Delete(input))
}

// MarkAsMassChangeTemplate: Mark an object as mass change template.
func (branch cmdbObjectMethods) MarkAsMassChangeTemplate(ctx context.Context, input CmdbObjectMarkAsMassChangeTemplateInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.MarkAsMassChangeTemplate(input))
}

// MarkAsTemplate: Mark an object as template.
func (branch cmdbObjectMethods) MarkAsTemplate(ctx context.Context, input CmdbObjectMarkAsTemplateInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.MarkAsTemplate(input))
}

// Purge: Purge an object.
func (branch cmdbObjectMethods) Purge(ctx context.Context, input CmdbObjectPurgeInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.Purge(input))
}

// Quickpurge: Purge objects where Quickpurge is enabled.
func (branch cmdbObjectMethods) Quickpurge(ctx context.Context, input CmdbObjectQuickpurgeInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.Quickpurge(input))
}

// Read: Read an object.
func (branch cmdbObjectMethods) Read(ctx context.Context, input CmdbObjectReadInput) (CmdbObject, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.Read(input))
}

// Recycle: Recycle an object.
func (branch cmdbObjectMethods) Recycle(ctx context.Context, input CmdbObjectRecycleInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.Recycle(input))
}

// Update: Change the title of an object.
func (branch cmdbObjectMethods) Update(ctx context.Context, input CmdbObjectUpdateInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Object.Update(input))
}

type cmdbObjectTypeCategoriesMethods struct {
	client *Client
}

// Read: Read the categories of an object type.
func (branch cmdbObjectTypeCategoriesMethods) Read(ctx context.Context, input CmdbObjectTypeCategoriesReadInput) (ObjectTypeCategories, error) {
	return send(ctx, branch.client, Calls.Cmdb.ObjectTypeCategories.Read(input))
}

type cmdbObjectTypeGroupsMethods struct {
	client *Client
}

// Read: Read groups of object types.
func (branch cmdbObjectTypeGroupsMethods) Read(ctx context.Context, input CmdbObjectTypeGroupsReadInput) (ObjectTypeGroups, error) {
	return send(ctx, branch.client, Calls.Cmdb.ObjectTypeGroups.Read(input))
}

type cmdbObjectTypesMethods struct {
	client *Client
}

// Read: Read object types.
func (branch cmdbObjectTypesMethods) Read(ctx context.Context, input CmdbObjectTypesReadInput) (ObjectTypes, error) {
	return send(ctx, branch.client, Calls.Cmdb.ObjectTypes.Read(input))
}

type cmdbObjectsMethods struct {
	client *Client
}

// Read: List objects.
func (branch cmdbObjectsMethods) Read(ctx context.Context, input CmdbObjectsReadInput) (WholeObjectList, error) {
	return send(ctx, branch.client, &Calls.Cmdb.Objects.Read(input).Call)
}

// ReadWithFields: List objects.
func (branch cmdbObjectsMethods) ReadWithFields(ctx context.Context, input CmdbObjectsReadWithFieldsInput) (ObjectList, error) {
	return send(ctx, branch.client, &Calls.Cmdb.Objects.ReadWithFields(input).Call)
}

// Each: List objects.
func (branch cmdbObjectsMethods) Each(input CmdbObjectsReadInput) *Iterator[WholeListedObject] {
	return Each(branch.client, Calls.Cmdb.Objects.Read(input))
}

// EachWithFields: List objects.
func (branch cmdbObjectsMethods) EachWithFields(input CmdbObjectsReadWithFieldsInput) *Iterator[ListedObject] {
	return Each(branch.client, Calls.Cmdb.Objects.ReadWithFields(input))
}

type cmdbObjectsByRelationMethods struct {
	client *Client
}

// Read: Read what relations connect an object with.
func (branch cmdbObjectsByRelationMethods) Read(ctx context.Context, input CmdbObjectsByRelationReadInput) (ObjectsByRelation, error) {
	return send(ctx, branch.client, Calls.Cmdb.ObjectsByRelation.Read(input))
}

type cmdbReportMethods struct {
	client *Client

	// List: the methods cmdb.report.list.*
	List cmdbReportListMethods

	// Read: the methods cmdb.report.read.*
	Read cmdbReportReadMethods
}

type cmdbReportListMethods struct {
	client *Client
}

// V2: List the saved reports.
func (branch cmdbReportListMethods) V2(ctx context.Context, input CmdbReportListV2Input) (ReportInfos, error) {
	return send(ctx, branch.client, Calls.Cmdb.Report.List.V2(input))
}

type cmdbReportReadMethods struct {
	client *Client
}

// V2: Read the rows of a saved report.
func (branch cmdbReportReadMethods) V2(ctx context.Context, input CmdbReportReadV2Input) (ReportRows, error) {
	return send(ctx, branch.client, &Calls.Cmdb.Report.Read.V2(input).Call)
}

type cmdbReportsMethods struct {
	client *Client
}

// Read: Read saved reports, or the rows of one.
func (branch cmdbReportsMethods) Read(ctx context.Context, input CmdbReportsReadInput) (ReportRows, error) {
	return send(ctx, branch.client, &Calls.Cmdb.Reports.Read(input).Call)
}

// Each: Read saved reports, or the rows of one.
func (branch cmdbReportsMethods) Each(input CmdbReportsReadInput) *Iterator[ReportRow] {
	return Each(branch.client, Calls.Cmdb.Reports.Read(input))
}

type cmdbStatusMethods struct {
	client *Client
}

// Delete: Delete a CMDB status.
func (branch cmdbStatusMethods) Delete(ctx context.Context, input CmdbStatusDeleteInput) (Done, error) {
	return send(ctx, branch.client, Calls.Cmdb.Status.Delete(input))
}

// Read: Read the CMDB statuses.
func (branch cmdbStatusMethods) Read(ctx context.Context) (CmdbStatuses, error) {
	return send(ctx, branch.client, Calls.Cmdb.Status.Read())
}

// Save: Add or change a CMDB status.
func (branch cmdbStatusMethods) Save(ctx context.Context, input CmdbStatusSaveInput) (CmdbStatusSaved, error) {
	return send(ctx, branch.client, Calls.Cmdb.Status.Save(input))
}

type cmdbWorkstationComponentsMethods struct {
	client *Client
}

// Read: Read the workstations of persons.
func (branch cmdbWorkstationComponentsMethods) Read(ctx context.Context, input CmdbWorkstationComponentsReadInput) (PersonsWithWorkstations, error) {
	return send(ctx, branch.client, Calls.Cmdb.WorkstationComponents.Read(input))
}

type idoitMethods struct {
	client *Client

	// Constants: the methods idoit.constants.*
	Constants idoitConstantsMethods

	// Search: the methods idoit.search.*
	Search idoitSearchMethods

	// Version: the methods idoit.version.*
	Version idoitVersionMethods
}

// Login: Open a session.
func (branch idoitMethods) Login(ctx context.Context, input IdoitLoginInput) (OpenedSession, error) {
	return send(ctx, branch.client, Calls.Idoit.Login(input))
}

// Logout: End a session.
func (branch idoitMethods) Logout(ctx context.Context) (EndedSession, error) {
	return send(ctx, branch.client, Calls.Idoit.Logout())
}

type idoitConstantsMethods struct {
	client *Client
}

// Read: Read the constants.
func (branch idoitConstantsMethods) Read(ctx context.Context) (Constants, error) {
	return send(ctx, branch.client, Calls.Idoit.Constants.Read())
}

type idoitSearchMethods struct {
	client *Client
}

// Read: Search objects and entries.
func (branch idoitSearchMethods) Read(ctx context.Context, input IdoitSearchReadInput) (SearchHits, error) {
	return send(ctx, branch.client, Calls.Idoit.Search.Read(input))
}

type idoitVersionMethods struct {
	client *Client
}

// Read: Read the version and the logged-in user.
func (branch idoitVersionMethods) Read(ctx context.Context) (ServiceVersion, error) {
	return send(ctx, branch.client, Calls.Idoit.Version.Read())
}

type katasterMethods struct {
	client *Client

	// Access: the methods kataster.access.*
	Access katasterAccessMethods

	// Audit: the methods kataster.audit.*
	Audit katasterAuditMethods

	// Changes: the methods kataster.changes.*
	Changes katasterChangesMethods

	// Grant: the methods kataster.grant.*
	Grant katasterGrantMethods

	// Impact: the methods kataster.impact.*
	Impact katasterImpactMethods

	// ImportProfile: the methods kataster.import_profile.*
	ImportProfile katasterImportProfileMethods

	// Imports: the methods kataster.imports.*
	Imports katasterImportsMethods

	// Key: the methods kataster.key.*
	Key katasterKeyMethods

	// ObjectType: the methods kataster.object_type.*
	ObjectType katasterObjectTypeMethods

	// Passkey: the methods kataster.passkey.*
	Passkey katasterPasskeyMethods

	// Provider: the methods kataster.provider.*
	Provider katasterProviderMethods

	// Rack: the methods kataster.rack.*
	Rack katasterRackMethods

	// Report: the methods kataster.report.*
	Report katasterReportMethods

	// Schema: the methods kataster.schema.*
	Schema katasterSchemaMethods

	// SecondFactor: the methods kataster.second_factor.*
	SecondFactor katasterSecondFactorMethods

	// Session: the methods kataster.session.*
	Session katasterSessionMethods

	// Trace: the methods kataster.trace.*
	Trace katasterTraceMethods

	// User: the methods kataster.user.*
	User katasterUserMethods

	// Webhook: the methods kataster.webhook.*
	Webhook katasterWebhookMethods
}

type katasterAccessMethods struct {
	client *Client
}

// Read: Read what a key or a user may do.
func (branch katasterAccessMethods) Read(ctx context.Context, input KatasterAccessReadInput) (PermittedAccess, error) {
	return send(ctx, branch.client, Calls.Kataster.Access.Read(input))
}

type katasterAuditMethods struct {
	client *Client
}

// Read: Read the audit.
func (branch katasterAuditMethods) Read(ctx context.Context, input KatasterAuditReadInput) (AuditPage, error) {
	return send(ctx, branch.client, &Calls.Kataster.Audit.Read(input).Call)
}

// Each: Read the audit.
func (branch katasterAuditMethods) Each(input KatasterAuditReadInput) *Iterator[AuditEvent] {
	return Each(branch.client, Calls.Kataster.Audit.Read(input))
}

type katasterChangesMethods struct {
	client *Client
}

// Apply: Apply several writes, or a plan, as one change set.
func (branch katasterChangesMethods) Apply(ctx context.Context, input KatasterChangesApplyInput) (Applied, error) {
	return send(ctx, branch.client, Calls.Kataster.Changes.Apply(input))
}

// Compare: Compare two moments.
func (branch katasterChangesMethods) Compare(ctx context.Context, input KatasterChangesCompareInput) (ComparedMoments, error) {
	return send(ctx, branch.client, &Calls.Kataster.Changes.Compare(input).Call)
}

// Follow: Follow what is changed.
func (branch katasterChangesMethods) Follow(ctx context.Context, input KatasterChangesFollowInput) (ChangeFeed, error) {
	return send(ctx, branch.client, &Calls.Kataster.Changes.Follow(input).Call)
}

// Read: Read what was changed.
func (branch katasterChangesMethods) Read(ctx context.Context, input KatasterChangesReadInput) (History, error) {
	return send(ctx, branch.client, &Calls.Kataster.Changes.Read(input).Call)
}

// Revert: Undo changes.
func (branch katasterChangesMethods) Revert(ctx context.Context, input KatasterChangesRevertInput) (Reverted, error) {
	return send(ctx, branch.client, Calls.Kataster.Changes.Revert(input))
}

// Each: Read what was changed.
func (branch katasterChangesMethods) Each(input KatasterChangesReadInput) *Iterator[ChangeSet] {
	return Each(branch.client, Calls.Kataster.Changes.Read(input))
}

type katasterGrantMethods struct {
	client *Client
}

// Create: Grant rights.
func (branch katasterGrantMethods) Create(ctx context.Context, input KatasterGrantCreateInput) (RightsGranted, error) {
	return send(ctx, branch.client, Calls.Kataster.Grant.Create(input))
}

// Read: Read what is granted.
func (branch katasterGrantMethods) Read(ctx context.Context, input KatasterGrantReadInput) (GranteeList, error) {
	return send(ctx, branch.client, &Calls.Kataster.Grant.Read(input).Call)
}

// Revoke: Revoke rights.
func (branch katasterGrantMethods) Revoke(ctx context.Context, input KatasterGrantRevokeInput) (RightsGranted, error) {
	return send(ctx, branch.client, Calls.Kataster.Grant.Revoke(input))
}

// Each: Read what is granted.
func (branch katasterGrantMethods) Each(input KatasterGrantReadInput) *Iterator[GranteeInfo] {
	return Each(branch.client, Calls.Kataster.Grant.Read(input))
}

type katasterImpactMethods struct {
	client *Client
}

// Read: Read what fails with an object.
func (branch katasterImpactMethods) Read(ctx context.Context, input KatasterImpactReadInput) (ImpactOfObject, error) {
	return send(ctx, branch.client, Calls.Kataster.Impact.Read(input))
}

type katasterImportProfileMethods struct {
	client *Client
}

// Delete: Delete a profile of imports.
func (branch katasterImportProfileMethods) Delete(ctx context.Context, input KatasterImportProfileDeleteInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.ImportProfile.Delete(input))
}

// Read: Read the profiles of imports.
func (branch katasterImportProfileMethods) Read(ctx context.Context) (ImportProfiles, error) {
	return send(ctx, branch.client, Calls.Kataster.ImportProfile.Read())
}

// Save: Save a profile of imports.
func (branch katasterImportProfileMethods) Save(ctx context.Context, input KatasterImportProfileSaveInput) (SavedImportProfile, error) {
	return send(ctx, branch.client, Calls.Kataster.ImportProfile.Save(input))
}

type katasterImportsMethods struct {
	client *Client
}

// Read: Read what imports of a source made.
func (branch katasterImportsMethods) Read(ctx context.Context, input KatasterImportsReadInput) (ImportPage, error) {
	return send(ctx, branch.client, &Calls.Kataster.Imports.Read(input).Call)
}

// Save: Write rows of a source.
func (branch katasterImportsMethods) Save(ctx context.Context, input KatasterImportsSaveInput) (ImportSaved, error) {
	return send(ctx, branch.client, Calls.Kataster.Imports.Save(input))
}

// Each: Read what imports of a source made.
func (branch katasterImportsMethods) Each(input KatasterImportsReadInput) *Iterator[ImportRecord] {
	return Each(branch.client, Calls.Kataster.Imports.Read(input))
}

type katasterKeyMethods struct {
	client *Client
}

// Create: Create a key.
func (branch katasterKeyMethods) Create(ctx context.Context, input KatasterKeyCreateInput) (KeyCreated, error) {
	return send(ctx, branch.client, Calls.Kataster.Key.Create(input))
}

// Read: Read the keys.
func (branch katasterKeyMethods) Read(ctx context.Context, input KatasterKeyReadInput) (KeyList, error) {
	return send(ctx, branch.client, &Calls.Kataster.Key.Read(input).Call)
}

// Revoke: Revoke a key.
func (branch katasterKeyMethods) Revoke(ctx context.Context, input KatasterKeyRevokeInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Key.Revoke(input))
}

// Rotate: Put a new key in the place of one.
func (branch katasterKeyMethods) Rotate(ctx context.Context, input KatasterKeyRotateInput) (KeyRotated, error) {
	return send(ctx, branch.client, Calls.Kataster.Key.Rotate(input))
}

// Update: Change what a key is good for.
func (branch katasterKeyMethods) Update(ctx context.Context, input KatasterKeyUpdateInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Key.Update(input))
}

// Each: Read the keys.
func (branch katasterKeyMethods) Each(input KatasterKeyReadInput) *Iterator[KeyInfo] {
	return Each(branch.client, Calls.Kataster.Key.Read(input))
}

type katasterObjectTypeMethods struct {
	client *Client
}

// Read: Read how an object type is configured.
func (branch katasterObjectTypeMethods) Read(ctx context.Context, input KatasterObjectTypeReadInput) (ConfiguredObjectType, error) {
	return send(ctx, branch.client, Calls.Kataster.ObjectType.Read(input))
}

// Update: Set the default template of an object type.
func (branch katasterObjectTypeMethods) Update(ctx context.Context, input KatasterObjectTypeUpdateInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.ObjectType.Update(input))
}

type katasterPasskeyMethods struct {
	client *Client
}

// Confirm: Add a passkey.
func (branch katasterPasskeyMethods) Confirm(ctx context.Context, input KatasterPasskeyConfirmInput) (PasskeyAdded, error) {
	return send(ctx, branch.client, Calls.Kataster.Passkey.Confirm(input))
}

// Create: Begin to add a passkey.
func (branch katasterPasskeyMethods) Create(ctx context.Context, input KatasterPasskeyCreateInput) (PasskeyOptions, error) {
	return send(ctx, branch.client, Calls.Kataster.Passkey.Create(input))
}

// Delete: Remove a passkey of one's own.
func (branch katasterPasskeyMethods) Delete(ctx context.Context, input KatasterPasskeyDeleteInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Passkey.Delete(input))
}

// Read: Read one's own passkeys.
func (branch katasterPasskeyMethods) Read(ctx context.Context) (PasskeyList, error) {
	return send(ctx, branch.client, Calls.Kataster.Passkey.Read())
}

// Update: Rename a passkey of one's own.
func (branch katasterPasskeyMethods) Update(ctx context.Context, input KatasterPasskeyUpdateInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Passkey.Update(input))
}

type katasterProviderMethods struct {
	client *Client
}

// Connect: Test the connection with a directory.
func (branch katasterProviderMethods) Connect(ctx context.Context, input KatasterProviderConnectInput) (DirectoryTested, error) {
	return send(ctx, branch.client, Calls.Kataster.Provider.Connect(input))
}

// Delete: Delete a provider.
func (branch katasterProviderMethods) Delete(ctx context.Context, input KatasterProviderDeleteInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Provider.Delete(input))
}

// Link: Link an account to a person.
func (branch katasterProviderMethods) Link(ctx context.Context, input KatasterProviderLinkInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Provider.Link(input))
}

// Read: Read the providers.
func (branch katasterProviderMethods) Read(ctx context.Context, input KatasterProviderReadInput) (ProviderList, error) {
	return send(ctx, branch.client, Calls.Kataster.Provider.Read(input))
}

// Save: Create or change a provider.
func (branch katasterProviderMethods) Save(ctx context.Context, input KatasterProviderSaveInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Provider.Save(input))
}

// Sync: Synchronize a directory.
func (branch katasterProviderMethods) Sync(ctx context.Context, input KatasterProviderSyncInput) (DirectorySync, error) {
	return send(ctx, branch.client, Calls.Kataster.Provider.Sync(input))
}

// Test: Try out the rules of a provider.
func (branch katasterProviderMethods) Test(ctx context.Context, input KatasterProviderTestInput) (TriedRules, error) {
	return send(ctx, branch.client, Calls.Kataster.Provider.Test(input))
}

type katasterRackMethods struct {
	client *Client
}

// Read: Read a rack with what is in it.
func (branch katasterRackMethods) Read(ctx context.Context, input KatasterRackReadInput) (RackContent, error) {
	return send(ctx, branch.client, Calls.Kataster.Rack.Read(input))
}

type katasterReportMethods struct {
	client *Client
}

// Delete: Delete a saved report.
func (branch katasterReportMethods) Delete(ctx context.Context, input KatasterReportDeleteInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Report.Delete(input))
}

// Save: Save a report.
func (branch katasterReportMethods) Save(ctx context.Context, input KatasterReportSaveInput) (SavedReport, error) {
	return send(ctx, branch.client, Calls.Kataster.Report.Save(input))
}

// Totals: Read the totals of a saved report.
func (branch katasterReportMethods) Totals(ctx context.Context, input KatasterReportTotalsInput) (ReportSummary, error) {
	return send(ctx, branch.client, Calls.Kataster.Report.Totals(input))
}

type katasterSchemaMethods struct {
	client *Client
}

// Apply: Apply a schema.
func (branch katasterSchemaMethods) Apply(ctx context.Context, input KatasterSchemaApplyInput) (AppliedSchema, error) {
	return send(ctx, branch.client, Calls.Kataster.Schema.Apply(input))
}

// Preview: Preview a schema.
func (branch katasterSchemaMethods) Preview(ctx context.Context, input KatasterSchemaPreviewInput) (SchemaPreview, error) {
	return send(ctx, branch.client, &Calls.Kataster.Schema.Preview(input).Call)
}

// Read: Read the schema.
func (branch katasterSchemaMethods) Read(ctx context.Context) (SchemaReading, error) {
	return send(ctx, branch.client, Calls.Kataster.Schema.Read())
}

type katasterSecondFactorMethods struct {
	client *Client
}

// Confirm: Confirm a second factor.
func (branch katasterSecondFactorMethods) Confirm(ctx context.Context, input KatasterSecondFactorConfirmInput) (SecondFactorConfirmed, error) {
	return send(ctx, branch.client, Calls.Kataster.SecondFactor.Confirm(input))
}

// Create: Begin to set up a second factor.
func (branch katasterSecondFactorMethods) Create(ctx context.Context, input KatasterSecondFactorCreateInput) (SecondFactorSecret, error) {
	return send(ctx, branch.client, Calls.Kataster.SecondFactor.Create(input))
}

// Reset: Remove the second factor of a user.
func (branch katasterSecondFactorMethods) Reset(ctx context.Context, input KatasterSecondFactorResetInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.SecondFactor.Reset(input))
}

type katasterSessionMethods struct {
	client *Client
}

// End: End a session of one's own.
func (branch katasterSessionMethods) End(ctx context.Context, input KatasterSessionEndInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Session.End(input))
}

// Read: Read one's own sessions.
func (branch katasterSessionMethods) Read(ctx context.Context) (SessionList, error) {
	return send(ctx, branch.client, Calls.Kataster.Session.Read())
}

type katasterTraceMethods struct {
	client *Client
}

// Read: Trace cables from end to end.
func (branch katasterTraceMethods) Read(ctx context.Context, input KatasterTraceReadInput) (TracedObject, error) {
	return send(ctx, branch.client, Calls.Kataster.Trace.Read(input))
}

type katasterUserMethods struct {
	client *Client
}

// Create: Create a user.
func (branch katasterUserMethods) Create(ctx context.Context, input KatasterUserCreateInput) (UserCreated, error) {
	return send(ctx, branch.client, Calls.Kataster.User.Create(input))
}

// Disable: Disable a user.
func (branch katasterUserMethods) Disable(ctx context.Context, input KatasterUserDisableInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.User.Disable(input))
}

// Enable: Enable a user.
func (branch katasterUserMethods) Enable(ctx context.Context, input KatasterUserEnableInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.User.Enable(input))
}

// EndSessions: End the sessions of a user.
func (branch katasterUserMethods) EndSessions(ctx context.Context, input KatasterUserEndSessionsInput) (SessionsEnded, error) {
	return send(ctx, branch.client, Calls.Kataster.User.EndSessions(input))
}

// Password: Change one's own password.
func (branch katasterUserMethods) Password(ctx context.Context, input KatasterUserPasswordInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.User.Password(input))
}

// Read: Read the users.
func (branch katasterUserMethods) Read(ctx context.Context, input KatasterUserReadInput) (UserList, error) {
	return send(ctx, branch.client, &Calls.Kataster.User.Read(input).Call)
}

// SetPassword: Set the password of a user.
func (branch katasterUserMethods) SetPassword(ctx context.Context, input KatasterUserSetPasswordInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.User.SetPassword(input))
}

// Each: Read the users.
func (branch katasterUserMethods) Each(input KatasterUserReadInput) *Iterator[UserInfo] {
	return Each(branch.client, Calls.Kataster.User.Read(input))
}

type katasterWebhookMethods struct {
	client *Client
}

// Create: Create a webhook.
func (branch katasterWebhookMethods) Create(ctx context.Context, input KatasterWebhookCreateInput) (WebhookCreated, error) {
	return send(ctx, branch.client, Calls.Kataster.Webhook.Create(input))
}

// Delete: Delete a webhook.
func (branch katasterWebhookMethods) Delete(ctx context.Context, input KatasterWebhookDeleteInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Webhook.Delete(input))
}

// Deliveries: Read the deliveries of a webhook that were not made.
func (branch katasterWebhookMethods) Deliveries(ctx context.Context, input KatasterWebhookDeliveriesInput) (WebhookDeliveries, error) {
	return send(ctx, branch.client, &Calls.Kataster.Webhook.Deliveries(input).Call)
}

// Read: Read the webhooks.
func (branch katasterWebhookMethods) Read(ctx context.Context, input KatasterWebhookReadInput) (WebhookList, error) {
	return send(ctx, branch.client, Calls.Kataster.Webhook.Read(input))
}

// Resend: Resend failed deliveries.
func (branch katasterWebhookMethods) Resend(ctx context.Context, input KatasterWebhookResendInput) (WebhookResent, error) {
	return send(ctx, branch.client, Calls.Kataster.Webhook.Resend(input))
}

// Rotate: Replace the secret of a webhook.
func (branch katasterWebhookMethods) Rotate(ctx context.Context, input KatasterWebhookRotateInput) (WebhookRotated, error) {
	return send(ctx, branch.client, Calls.Kataster.Webhook.Rotate(input))
}

// Test: Send a test delivery.
func (branch katasterWebhookMethods) Test(ctx context.Context, input KatasterWebhookTestInput) (WebhookTested, error) {
	return send(ctx, branch.client, Calls.Kataster.Webhook.Test(input))
}

// Update: Change a webhook.
func (branch katasterWebhookMethods) Update(ctx context.Context, input KatasterWebhookUpdateInput) (Done, error) {
	return send(ctx, branch.client, Calls.Kataster.Webhook.Update(input))
}

type rpcMethods struct {
	client *Client
}

// Discover: Read this document.
func (branch rpcMethods) Discover(ctx context.Context) (OpenRpcDocument, error) {
	return send(ctx, branch.client, Calls.Rpc.Discover())
}

type systemMethods struct {
	client *Client

	// Endpoints: the methods system.endpoints.*
	Endpoints systemEndpointsMethods
}

type systemEndpointsMethods struct {
	client *Client

	// Read: the methods system.endpoints.read.*
	Read systemEndpointsReadMethods
}

type systemEndpointsReadMethods struct {
	client *Client
}

// V2: Read what every method takes.
func (branch systemEndpointsReadMethods) V2(ctx context.Context) (Endpoints, error) {
	return send(ctx, branch.client, Calls.System.Endpoints.Read.V2())
}

// CmdbCategoriesReadInput holds the parameters of cmdb.categories.read.
type CmdbCategoriesReadInput struct {
	// Object identifier.
	ObjID ObjectId `json:"objID"`
	// Global categories.
	CatgID CategorySelection `json:"catgID,omitempty"`
	// Specific categories.
	CatsID CategorySelection `json:"catsID,omitempty"`
	// Categories of the site.
	CustomID CategorySelection `json:"customID,omitempty"`
	// Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps the response short.
	Content Flag `json:"content,omitempty"`
	// Objects, entries and reports of the result have their revision.
	WithRevision *Asked `json:"with_revision,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbCategoryArchiveInput holds the parameters of cmdb.category.archive.
type CmdbCategoryArchiveInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Category constant.
	Category MultiValueCategory `json:"category"`
	// Entry identifier.
	Entry EntryId `json:"entry"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbCategoryCreateInput holds the parameters of cmdb.category.create.
type CmdbCategoryCreateInput struct {
	// Object identifier.
	ObjID ObjectId `json:"objID"`
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Attribute names and the values to save. Such as ModelData.
	Data any `json:"data"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbCategoryDeleteInput holds the parameters of cmdb.category.delete.
type CmdbCategoryDeleteInput struct {
	// Object identifier.
	ObjID ObjectId `json:"objID"`
	// Category constant.
	Category MultiValueCategory `json:"category"`
	// Entry identifier; the entry goes one step further.
	CateID EntryId `json:"cateID,omitempty"`
	// Entry identifier; the entry is marked as deleted at once.
	Entry EntryId `json:"entry,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbCategoryPurgeInput holds the parameters of cmdb.category.purge.
type CmdbCategoryPurgeInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Entry identifier.
	Entry EntryId `json:"entry,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbCategoryQuickpurgeInput holds the parameters of cmdb.category.quickpurge.
type CmdbCategoryQuickpurgeInput struct {
	// Object identifier.
	ObjID ObjectId `json:"objID"`
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Entry identifier.
	CateID EntryId `json:"cateID,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbCategoryReadInput holds the parameters of cmdb.category.read.
type CmdbCategoryReadInput struct {
	// Object identifier.
	ObjID ObjectId `json:"objID"`
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Record status of the entries to read.
	Status EntryStatusFilter `json:"status,omitempty"`
	// How many entries at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// How many entries to pass over first.
	Offset *PageOffset `json:"offset,omitempty"`
	// Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps a list of files short.
	Content Flag `json:"content,omitempty"`
	// Objects, entries and reports of the result have their revision.
	WithRevision *Asked `json:"with_revision,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbCategoryRecycleInput holds the parameters of cmdb.category.recycle.
type CmdbCategoryRecycleInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Category constant.
	Category MultiValueCategory `json:"category"`
	// Entry identifier.
	Entry EntryId `json:"entry"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbCategorySaveInput holds the parameters of cmdb.category.save.
type CmdbCategorySaveInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Attribute names and the values to save. Such as ModelData.
	Data any `json:"data"`
	// Entry identifier.
	Entry EntryId `json:"entry,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbCategoryUpdateInput holds the parameters of cmdb.category.update.
type CmdbCategoryUpdateInput struct {
	// Object identifier.
	ObjID ObjectId `json:"objID"`
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Attribute names and the values to save. Such as ModelData.
	Data any `json:"data"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbCategoryInfoReadInput holds the parameters of cmdb.category_info.read.
type CmdbCategoryInfoReadInput struct {
	// Category constant.
	Category CategoryConstant `json:"category"`
}

// CmdbConditionReadInput holds the parameters of cmdb.condition.read.
type CmdbConditionReadInput struct {
	// What the objects must be like.
	Conditions ReportConditions `json:"conditions"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbDialogCreateInput holds the parameters of cmdb.dialog.create.
type CmdbDialogCreateInput struct {
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Key of the attribute.
	Property AttributeKey `json:"property"`
	// Title of the choice.
	Value ChoiceTitle `json:"value"`
	// The choice it depends on, where choices of the list depend on others: its id as a number, or its constant or title as a
	// text.
	Parent ParentReference `json:"parent,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbDialogDeleteInput holds the parameters of cmdb.dialog.delete.
type CmdbDialogDeleteInput struct {
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Key of the attribute.
	Property AttributeKey `json:"property"`
	// Id of the choice.
	EntryID AddedChoiceId `json:"entry_id"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbDialogReadInput holds the parameters of cmdb.dialog.read.
type CmdbDialogReadInput struct {
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Key of the attribute, or a list of keys.
	Property DialogProperty `json:"property"`
}

// CmdbDialogUpdateInput holds the parameters of cmdb.dialog.update.
type CmdbDialogUpdateInput struct {
	// Category constant.
	Category CategoryConstant `json:"category"`
	// Key of the attribute.
	Property AttributeKey `json:"property"`
	// Id of the choice.
	EntryID AddedChoiceId `json:"entry_id"`
	// New title.
	Value ChoiceTitle `json:"value"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbExternalLinkV2Input holds the parameters of cmdb.external.link.v2.
type CmdbExternalLinkV2Input struct {
	// The data source.
	ExtType ExternalType `json:"extType"`
	// The id that it gives to the object.
	ExtId ExternalId `json:"extId"`
	// The object.
	ObjectId ObjectId `json:"objectId"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbExternalPullV2Input holds the parameters of cmdb.external.pull.v2.
type CmdbExternalPullV2Input struct {
	// The data source.
	ExtType ExternalType `json:"extType"`
	// The id that it gives to the object; all of its objects without it.
	ExtId *ExternalId `json:"extId,omitempty"`
}

// CmdbExternalPushV2Input holds the parameters of cmdb.external.push.v2.
type CmdbExternalPushV2Input struct {
	// The data source.
	ExtType ExternalType `json:"extType"`
	// The id that it gives to the object.
	ExtId ExternalId `json:"extId"`
	// The title of the object.
	Title Title `json:"title"`
	// The type of the object; that of one that is there stays.
	Class ObjectTypeReference `json:"class"`
	// The entries.
	Data ExternalData `json:"data"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbImpactReadInput holds the parameters of cmdb.impact.read.
type CmdbImpactReadInput struct {
	// Identifier of the object.
	ID ObjectId `json:"id"`
	// Relation type by its constant or id, or a list of them.
	RelationType RelationTypesAsked `json:"relation_type"`
	// Record status of the relations.
	Status RelationStatusFilter `json:"status,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbLocationTreeReadInput holds the parameters of cmdb.location_tree.read.
type CmdbLocationTreeReadInput struct {
	// Identifier of the object in which others stand.
	ID ObjectId `json:"id"`
	// Record status of the objects that are returned.
	Status RelatedStatusFilter `json:"status,omitempty"`
	// How many levels; without it one.
	Depth *TreeDepth `json:"depth,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbLogbookCreateInput holds the parameters of cmdb.logbook.create.
type CmdbLogbookCreateInput struct {
	// The text.
	Message LogMessage `json:"message"`
	// The object.
	ObjectID ObjectId `json:"object_id,omitempty"`
	// A longer text.
	Description Description `json:"description,omitempty"`
	// How grave it is: a choice of the dialog logbook_level, C__LOGBOOK__ALERT_LEVEL__0 to C__LOGBOOK__ALERT_LEVEL__3.
	AlertLevel LogAlertLevel `json:"alert_level,omitempty"`
	// Several objects.
	ObjectIds ObjectIds `json:"object_ids,omitempty"`
	// Where the message comes from: a choice of the dialog logbook_source.
	Source LogSource `json:"source,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbLogbookReadInput holds the parameters of cmdb.logbook.read.
type CmdbLogbookReadInput struct {
	// The object to which it happened.
	ObjectID ObjectId `json:"object_id,omitempty"`
	// How many records at most; 1000 where nothing is said.
	Limit *PageLimit `json:"limit,omitempty"`
	// The record with this id.
	ID LogRecordId `json:"id,omitempty"`
	// The record with this id in C__CATG__LOGBOOK.
	CatgLogbookID LogRecordId `json:"catg_logbook_id,omitempty"`
	// Records later than this.
	Since LogMoment `json:"since,omitempty"`
	// Record status of messages. Changes have the status normal.
	Status EntryStatusFilter `json:"status,omitempty"`
}

// CmdbObjectArchiveInput holds the parameters of cmdb.object.archive.
type CmdbObjectArchiveInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbObjectCreateInput holds the parameters of cmdb.object.create.
type CmdbObjectCreateInput struct {
	// Object type constant or id.
	Type ObjectTypeReference `json:"type"`
	// Title of the object.
	Title Title `json:"title"`
	// Category attribute of Global.
	Category ChoiceInput `json:"category,omitempty"`
	// Purpose attribute of Global.
	Purpose ChoiceInput `json:"purpose,omitempty"`
	// CMDB status constant or id.
	CmdbStatus CmdbStatusReference `json:"cmdb_status,omitempty"`
	// Description attribute of Global.
	Description Description `json:"description,omitempty"`
	// System identifier; generated by the service where it is absent.
	Sysid *Sysid `json:"sysid,omitempty"`
	// Record status the object begins with.
	Status InitialStatus `json:"status,omitempty"`
	// Object whose normal entries are copied, and of Global what the call does not name: as far as the caller may view them. A
	// login is not copied; what only the service sets is set anew.
	Template ObjectId `json:"template,omitempty"`
	// Whether the default template of the object type is used.
	DefaultTemplate Flag `json:"defaultTemplate,omitempty"`
	// Entries to create with the object.
	Categories EntriesByCategory `json:"categories,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbObjectDeleteInput holds the parameters of cmdb.object.delete.
type CmdbObjectDeleteInput struct {
	// Object identifier.
	ID ObjectId `json:"id"`
	// Where the object goes.
	Status DeletionTarget `json:"status"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbObjectMarkAsMassChangeTemplateInput holds the parameters of cmdb.object.markAsMassChangeTemplate.
type CmdbObjectMarkAsMassChangeTemplateInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbObjectMarkAsTemplateInput holds the parameters of cmdb.object.markAsTemplate.
type CmdbObjectMarkAsTemplateInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbObjectPurgeInput holds the parameters of cmdb.object.purge.
type CmdbObjectPurgeInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbObjectQuickpurgeInput holds the parameters of cmdb.object.quickpurge.
type CmdbObjectQuickpurgeInput struct {
	// Object identifier.
	ID ObjectId `json:"id,omitempty"`
	// Identifiers of several objects.
	Ids ObjectIds `json:"ids,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbObjectReadInput holds the parameters of cmdb.object.read.
type CmdbObjectReadInput struct {
	// Object identifier.
	ID ObjectId `json:"id"`
	// Objects, entries and reports of the result have their revision.
	WithRevision *Asked `json:"with_revision,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbObjectRecycleInput holds the parameters of cmdb.object.recycle.
type CmdbObjectRecycleInput struct {
	// Object identifier.
	Object ObjectId `json:"object"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbObjectUpdateInput holds the parameters of cmdb.object.update.
type CmdbObjectUpdateInput struct {
	// Object identifier.
	ID ObjectId `json:"id"`
	// New title.
	Title Title `json:"title"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// CmdbObjectTypeCategoriesReadInput holds the parameters of cmdb.object_type_categories.read.
type CmdbObjectTypeCategoriesReadInput struct {
	// The object type by its constant or its id.
	Type ObjectTypeReference `json:"type"`
	// Rows by the names of their columns, for existing clients alone.
	Raw Flag `json:"raw,omitempty"`
}

// CmdbObjectTypeGroupsReadInput holds the parameters of cmdb.object_type_groups.read.
type CmdbObjectTypeGroupsReadInput struct {
	// How many at most: a number, or an offset and a number, such as "20,10".
	Limit ListLimit `json:"limit,omitempty"`
	// Which groups are read.
	Filter *ObjectTypeGroupFilter `json:"filter,omitempty"`
	// What the list is sorted by.
	OrderBy *ObjectTypeOrder `json:"order_by,omitempty"`
	// Ascending or descending.
	Sort *SortDirection `json:"sort,omitempty"`
	// Rows by the names of their columns, for existing clients alone.
	Raw Flag `json:"raw,omitempty"`
}

// CmdbObjectTypesReadInput holds the parameters of cmdb.object_types.read.
type CmdbObjectTypesReadInput struct {
	// Which object types are read.
	Filter *ObjectTypeFilter `json:"filter,omitempty"`
	// What the list is sorted by.
	OrderBy *ObjectTypeOrder `json:"order_by,omitempty"`
	// Whether each type has the number of its normal objects.
	Countobjects Flag `json:"countobjects,omitempty"`
	// Ascending or descending.
	Sort *SortDirection `json:"sort,omitempty"`
	// How many at most: a number, or an offset and a number, such as "20,10".
	Limit ListLimit `json:"limit,omitempty"`
	// Rows by the names of their columns, for existing clients alone.
	Raw Flag `json:"raw,omitempty"`
}

// CmdbObjectsReadInput holds the parameters of cmdb.objects.read.
type CmdbObjectsReadInput struct {
	// What the objects must be like.
	Filter *ObjectFilter `json:"filter,omitempty"`
	// How many objects at most, and how many to pass over first.
	Limit ListLimit `json:"limit,omitempty"`
	// What the list is sorted by.
	OrderBy *ObjectSortKey `json:"order_by,omitempty"`
	// The direction of the order.
	Sort *SortDirection `json:"sort,omitempty"`
	// Position to continue from; makes the result a page.
	Cursor *ListCursor `json:"cursor,omitempty"`
	// Whether the number of objects on all pages is returned; makes the result a page.
	Count Flag `json:"count,omitempty"`
	// Entries that are returned with each object.
	Categories CategoriesWanted `json:"categories,omitempty"`
	// Whether the content of uploaded files is returned in entries.
	Content Flag `json:"content,omitempty"`
	// Objects, entries and reports of the result have their revision.
	WithRevision *Asked `json:"with_revision,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbObjectsReadWithFieldsInput holds the parameters of cmdb.objects.read.
type CmdbObjectsReadWithFieldsInput struct {
	// What the objects must be like.
	Filter *ObjectFilter `json:"filter,omitempty"`
	// How many objects at most, and how many to pass over first.
	Limit ListLimit `json:"limit,omitempty"`
	// What the list is sorted by.
	OrderBy *ObjectSortKey `json:"order_by,omitempty"`
	// The direction of the order.
	Sort *SortDirection `json:"sort,omitempty"`
	// Position to continue from; makes the result a page.
	Cursor *ListCursor `json:"cursor,omitempty"`
	// Whether the number of objects on all pages is returned; makes the result a page.
	Count Flag `json:"count,omitempty"`
	// Entries that are returned with each object.
	Categories CategoriesWanted `json:"categories,omitempty"`
	// Values of the objects that are returned.
	Fields ObjectColumns `json:"fields"`
	// Whether the content of uploaded files is returned in entries.
	Content Flag `json:"content,omitempty"`
	// Objects, entries and reports of the result have their revision.
	WithRevision *Asked `json:"with_revision,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbObjectsByRelationReadInput holds the parameters of cmdb.objects_by_relation.read.
type CmdbObjectsByRelationReadInput struct {
	// Identifier of the object.
	ID ObjectId `json:"id"`
	// Relation type by its constant or id.
	RelationType RelationTypeReference `json:"relation_type,omitempty"`
	// Record status of the related objects.
	Status RelationStatusFilter `json:"status,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbReportListV2Input holds the parameters of cmdb.report.list.v2.
type CmdbReportListV2Input struct {
	// Objects, entries and reports of the result have their revision.
	WithRevision *Asked `json:"with_revision,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbReportReadV2Input holds the parameters of cmdb.report.read.v2.
type CmdbReportReadV2Input struct {
	// The id of the report.
	ID Id `json:"id"`
	// How many rows are read at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// How many rows are passed over first.
	Offset *PageOffset `json:"offset,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbReportsReadInput holds the parameters of cmdb.reports.read.
type CmdbReportsReadInput struct {
	// The id of the report whose rows are read.
	ID Id `json:"id,omitempty"`
	// How many rows are read at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// How many rows are passed over first.
	Offset *PageOffset `json:"offset,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// CmdbStatusDeleteInput holds the parameters of cmdb.status.delete.
type CmdbStatusDeleteInput struct {
	// Id of the status.
	ID CmdbStatusId `json:"id"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbStatusSaveInput holds the parameters of cmdb.status.save.
type CmdbStatusSaveInput struct {
	// Title of the status.
	Title CmdbStatusTitle `json:"title"`
	// Constant of the status.
	Constant CmdbStatusName `json:"constant"`
	// Color of the status.
	Color CmdbStatusColor `json:"color"`
	// Id of the status that is changed; without it one is added.
	ID CmdbStatusId `json:"id,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// CmdbWorkstationComponentsReadInput holds the parameters of cmdb.workstation_components.read.
type CmdbWorkstationComponentsReadInput struct {
	// The persons.
	Filter PersonFilter `json:"filter"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// IdoitLoginInput holds the parameters of idoit.login.
type IdoitLoginInput struct {
	// Login of the user, where no header names it.
	Username *Credential `json:"username,omitempty"`
	// Their password.
	Password *Credential `json:"password,omitempty"`
	// A code of their second factor, or a recovery code, where they have one; the header X-RPC-Auth-Code may carry it.
	Code *Credential `json:"code,omitempty"`
}

// IdoitSearchReadInput holds the parameters of idoit.search.read.
type IdoitSearchReadInput struct {
	// What is looked for: at most 32 words.
	Q SearchText `json:"q"`
	// `normal` passes over MAC addresses; `deep` finds them; `auto-deep` does so where `normal` finds nothing.
	Mode *SearchMode `json:"mode,omitempty"`
	// How many hits at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// KatasterAccessReadInput holds the parameters of kataster.access.read.
type KatasterAccessReadInput struct {
	// Id of the key.
	Key *KeyId `json:"key,omitempty"`
	// Login of the user.
	User *Login `json:"user,omitempty"`
	// The object type by its constant or its id: categories are those of its objects.
	Type ObjectTypeReference `json:"type,omitempty"`
}

// KatasterAuditReadInput holds the parameters of kataster.audit.read.
type KatasterAuditReadInput struct {
	// The one event that is read.
	Event *AuditEventName `json:"event,omitempty"`
	// The first moment; a day from its beginning.
	Since *AuditMoment `json:"since,omitempty"`
	// Id of a key: events about it, and what was done with it.
	Key *KeyId `json:"key,omitempty"`
	// A login, or the id of a person or a person group: events about them, and what they did.
	User Grantee `json:"user,omitempty"`
	// The last moment; a day until its end.
	Until *AuditMoment `json:"until,omitempty"`
	// ASC for the oldest first, DESC for the newest first.
	Sort *SortDirection `json:"sort,omitempty"`
	// How many events are read at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// Where to go on.
	Cursor *ListCursor `json:"cursor,omitempty"`
}

// KatasterChangesApplyInput holds the parameters of kataster.changes.apply.
type KatasterChangesApplyInput struct {
	// The calls. KATASTER_OPERATIONS_LIMIT says how many there may be.
	Operations Operations `json:"operations,omitempty"`
	// The plan of a dry run.
	Plan *PlanText `json:"plan,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// KatasterChangesCompareInput holds the parameters of kataster.changes.compare.
type KatasterChangesCompareInput struct {
	// The first moment: the number of a change set, or a time.
	From PastMoment `json:"from"`
	// The object, with its entries.
	Object ObjectId `json:"object,omitempty"`
	// A place: the object and everything that is located in it.
	Place ObjectId `json:"place,omitempty"`
	// Several objects.
	Objects ComparedObjects `json:"objects,omitempty"`
	// The second moment; now where nothing is said.
	To PastMoment `json:"to,omitempty"`
	// Whether values are returned as they read or as they are kept.
	Values *ChangeValues `json:"values,omitempty"`
	// Where to go on.
	Cursor *ListCursor `json:"cursor,omitempty"`
}

// KatasterChangesFollowInput holds the parameters of kataster.changes.follow.
type KatasterChangesFollowInput struct {
	// The object that changed, or whose entries did.
	Object ObjectId `json:"object,omitempty"`
	// Where to begin without a cursor: change sets after this one, or after this time. Without either, what is committed from
	// now on is followed.
	Since HistoryMoment `json:"since,omitempty"`
	// How many seconds the call waits for changes where there are none yet.
	Wait *WaitSeconds `json:"wait,omitempty"`
	// The category entry that changed.
	Entry EntryId `json:"entry,omitempty"`
	// The category of the entries that changed.
	Category *CategoryConstant `json:"category,omitempty"`
	// The type of the objects that changed.
	Type ObjectTypeReference `json:"type,omitempty"`
	// The person who was logged in.
	User ObjectId `json:"user,omitempty"`
	// The id of the key that was used.
	Key *KeyId `json:"key,omitempty"`
	// The name of the method that was called.
	Method *FilterText `json:"method,omitempty"`
	// What became of the objects, entries, choices and object types.
	Change *ChangeAction `json:"change,omitempty"`
	// Whether values are returned as they read or as they are kept.
	Values *ChangeValues `json:"values,omitempty"`
	// How many change sets are returned at most; 50 where nothing is said.
	Limit *PageLimit `json:"limit,omitempty"`
	// Where to go on: the cursor of the call before, which had the same filters; "" to begin.
	Cursor *ListCursor `json:"cursor,omitempty"`
}

// KatasterChangesReadInput holds the parameters of kataster.changes.read.
type KatasterChangesReadInput struct {
	// The object that changed, or whose entries did.
	Object ObjectId `json:"object,omitempty"`
	// What became of the objects, entries, choices and object types.
	Change *ChangeAction `json:"change,omitempty"`
	// The category entry that changed.
	Entry EntryId `json:"entry,omitempty"`
	// The category of the entries that changed.
	Category *CategoryConstant `json:"category,omitempty"`
	// The type of the objects that changed.
	Type ObjectTypeReference `json:"type,omitempty"`
	// The person who was logged in.
	User ObjectId `json:"user,omitempty"`
	// The id of the key that was used.
	Key *KeyId `json:"key,omitempty"`
	// The name of the method that was called.
	Method *FilterText `json:"method,omitempty"`
	// Change sets after this one, or after this time.
	Since HistoryMoment `json:"since,omitempty"`
	// Change sets up to this one, or up to this time.
	Until HistoryMoment `json:"until,omitempty"`
	// DESC for the newest change set first, ASC for the oldest.
	Sort *SortDirection `json:"sort,omitempty"`
	// Whether values are returned as they read or as they are kept.
	Values *ChangeValues `json:"values,omitempty"`
	// How many change sets are returned at most; 50 where nothing is said.
	Limit *PageLimit `json:"limit,omitempty"`
	// Where to go on.
	Cursor *ListCursor `json:"cursor,omitempty"`
}

// KatasterChangesRevertInput holds the parameters of kataster.changes.revert.
type KatasterChangesRevertInput struct {
	// The numbers of the change sets, as kataster.changes.read returns them. Several have at most as many changes together as
	// KATASTER_BATCH_LIMIT says; the values before, after and now have at most three times the bytes that KATASTER_BODY_LIMIT
	// says.
	Numbers ChangeSetNumbers `json:"numbers"`
	// What becomes of conflicts.
	OnConflict *OnConflict `json:"on_conflict,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// KatasterGrantCreateInput holds the parameters of kataster.grant.create.
type KatasterGrantCreateInput struct {
	// To whom: a login, or the id of a person or a person group.
	To Grantee `json:"to"`
	// What is granted.
	Rights Rights `json:"rights"`
}

// KatasterGrantReadInput holds the parameters of kataster.grant.read.
type KatasterGrantReadInput struct {
	// The one: a login, or the id of a person or a person group.
	To Grantee `json:"to,omitempty"`
	// How many are read at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// How many are passed over first.
	Offset *PageOffset `json:"offset,omitempty"`
}

// KatasterGrantRevokeInput holds the parameters of kataster.grant.revoke.
type KatasterGrantRevokeInput struct {
	// To whom: a login, or the id of a person or a person group.
	To Grantee `json:"to"`
	// Rights to revoke, as kataster.grant.read returns them; all where absent.
	Rights Rights `json:"rights,omitempty"`
}

// KatasterImpactReadInput holds the parameters of kataster.impact.read.
type KatasterImpactReadInput struct {
	// Identifier of the object that fails.
	ID ObjectId `json:"id"`
	// Relation types that are followed, by constants or ids; all by which objects fail where absent.
	RelationTypes RelationTypeReferences `json:"relation_types,omitempty"`
	// How many relations lie between the object and those that are returned, at most.
	Depth *TreeDepth `json:"depth,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// KatasterImportProfileDeleteInput holds the parameters of kataster.import_profile.delete.
type KatasterImportProfileDeleteInput struct {
	// The name of the profile.
	Title ImportProfileTitle `json:"title"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// KatasterImportProfileSaveInput holds the parameters of kataster.import_profile.save.
type KatasterImportProfileSaveInput struct {
	// The name of the profile.
	Title ImportProfileTitle `json:"title"`
	// The columns of the file.
	Columns ImportColumns `json:"columns"`
	// The object type of rows that name none; null where each row names one.
	Type ImportProfileType `json:"type,omitempty"`
	// How files are encoded; found out where absent or null.
	Encoding ImportProfileEncoding `json:"encoding,omitempty"`
	// What stands between cells; found out where absent or null.
	Separator ImportProfileSeparator `json:"separator,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// KatasterImportsReadInput holds the parameters of kataster.imports.read.
type KatasterImportsReadInput struct {
	// The source.
	Source ImportSource `json:"source"`
	// How many records are read at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// Where to go on.
	Cursor *ListCursor `json:"cursor,omitempty"`
}

// KatasterImportsSaveInput holds the parameters of kataster.imports.save.
type KatasterImportsSaveInput struct {
	// The source.
	Source ImportSource `json:"source"`
	// The rows. KATASTER_OPERATIONS_LIMIT says how many objects and entries there may be.
	Rows ImportRows `json:"rows"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// KatasterKeyCreateInput holds the parameters of kataster.key.create.
type KatasterKeyCreateInput struct {
	// Whose key it is.
	Title KeyTitle `json:"title"`
	// What it may do; every right where absent.
	Rights KeyRights `json:"rights,omitempty"`
	// When it ends; never where absent.
	Expires KeyExpiry `json:"expires,omitempty"`
	// Where it may be used from; everywhere where absent.
	Addresses KeyAddresses `json:"addresses,omitempty"`
}

// KatasterKeyReadInput holds the parameters of kataster.key.read.
type KatasterKeyReadInput struct {
	// Id of the one key that is read.
	ID *KeyId `json:"id,omitempty"`
	// How many keys are read at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// How many keys are passed over first.
	Offset *PageOffset `json:"offset,omitempty"`
}

// KatasterKeyRevokeInput holds the parameters of kataster.key.revoke.
type KatasterKeyRevokeInput struct {
	// Id of the key.
	ID KeyId `json:"id"`
}

// KatasterKeyRotateInput holds the parameters of kataster.key.rotate.
type KatasterKeyRotateInput struct {
	// Id of the key.
	ID KeyId `json:"id"`
	// How long the former key lives on, at most until its own end; 0 ends it at once. A day where absent.
	Keep Grace `json:"keep,omitempty"`
	// When the new key ends; like the former one where absent.
	Expires KeyExpiry `json:"expires,omitempty"`
}

// KatasterKeyUpdateInput holds the parameters of kataster.key.update.
type KatasterKeyUpdateInput struct {
	// Id of the key.
	ID KeyId `json:"id"`
	// What it may do from now on.
	Rights KeyRights `json:"rights,omitempty"`
	// Whose key it is.
	Title *KeyTitle `json:"title,omitempty"`
	// When it ends.
	Expires KeyExpiry `json:"expires,omitempty"`
	// Where it may be used from.
	Addresses KeyAddresses `json:"addresses,omitempty"`
}

// KatasterObjectTypeReadInput holds the parameters of kataster.object_type.read.
type KatasterObjectTypeReadInput struct {
	// The object type by its constant or its id.
	Type ObjectTypeReference `json:"type"`
}

// KatasterObjectTypeUpdateInput holds the parameters of kataster.object_type.update.
type KatasterObjectTypeUpdateInput struct {
	// The object type by its constant or its id.
	Type ObjectTypeReference `json:"type"`
	// The object that becomes the template; null is none.
	DefaultTemplate DefaultTemplate `json:"default_template"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// KatasterPasskeyConfirmInput holds the parameters of kataster.passkey.confirm.
type KatasterPasskeyConfirmInput struct {
	// A name for the passkey, such as that of its device.
	Title PasskeyTitle `json:"title"`
	// `response.clientDataJSON` of the credential, in base64url.
	ClientData PasskeyData `json:"client_data"`
	// `response.attestationObject` of the credential, in base64url.
	Attestation PasskeyData `json:"attestation"`
	// What `response.getTransports()` returned.
	Transports PasskeyTransports `json:"transports,omitempty"`
}

// KatasterPasskeyCreateInput holds the parameters of kataster.passkey.create.
type KatasterPasskeyCreateInput struct {
	// The password the user has.
	Password Credential `json:"password"`
	// A code of the app they have, or a recovery code; not needed without one.
	Code *Credential `json:"code,omitempty"`
}

// KatasterPasskeyDeleteInput holds the parameters of kataster.passkey.delete.
type KatasterPasskeyDeleteInput struct {
	// Id of the passkey, as kataster.passkey.read shows it.
	ID PasskeyId `json:"id"`
}

// KatasterPasskeyUpdateInput holds the parameters of kataster.passkey.update.
type KatasterPasskeyUpdateInput struct {
	// Id of the passkey, as kataster.passkey.read shows it.
	ID PasskeyId `json:"id"`
	// A name for the passkey, such as that of its device.
	Title PasskeyTitle `json:"title"`
}

// KatasterProviderConnectInput holds the parameters of kataster.provider.connect.
type KatasterProviderConnectInput struct {
	// Id of the directory.
	ID ProviderId `json:"id"`
}

// KatasterProviderDeleteInput holds the parameters of kataster.provider.delete.
type KatasterProviderDeleteInput struct {
	// Id of the provider.
	ID ProviderId `json:"id"`
}

// KatasterProviderLinkInput holds the parameters of kataster.provider.link.
type KatasterProviderLinkInput struct {
	// Id of the provider.
	ID ProviderId `json:"id"`
	// The account as the provider names it: the claim `sub` of its tokens or the one that `subject_claim` names, or the
	// `objectGUID` or `entryUUID` of its entry in the directory.
	Subject ProviderText `json:"subject"`
	// Login of the person.
	Login Login `json:"login"`
}

// KatasterProviderReadInput holds the parameters of kataster.provider.read.
type KatasterProviderReadInput struct {
	// Id of the one provider that is read.
	ID *ProviderId `json:"id,omitempty"`
}

// KatasterProviderSaveInput holds the parameters of kataster.provider.save.
type KatasterProviderSaveInput struct {
	// Id of the provider.
	ID ProviderId `json:"id"`
	// The name on the button of the sign-in page.
	Title *ProviderText `json:"title,omitempty"`
	// The issuer.
	Issuer *ProviderIssuer `json:"issuer,omitempty"`
	// The id by which the provider knows this service; at a directory the distinguished name of the account that searches; of a
	// SCIM client the id of its key.
	Client *ProviderText `json:"client,omitempty"`
	// The rules by which groups there become person groups; all of them.
	Rules ProviderRules `json:"rules,omitempty"`
	// The secret by which this service authenticates at the provider; at a directory the password of that account. Without one
	// a directory is searched anonymously.
	Secret *ProviderSecret `json:"secret,omitempty"`
	// The scopes that are asked for.
	Scopes *ProviderScopes `json:"scopes,omitempty"`
	// The claim that lists the groups of a person; at a directory the attribute of groups that lists their members, usually
	// `member`.
	GroupsClaim *ProviderText `json:"groups_claim,omitempty"`
	// The claim that identifies an account; `oid` at Entra ID, whose `sub` is another one for each application. It must stay
	// with an account for ever. It cannot be changed once somebody has an account there.
	SubjectClaim *ProviderText `json:"subject_claim,omitempty"`
	// The groups whose members may sign in.
	Admitted AdmittedGroups `json:"admitted,omitempty"`
	// Whether it signs in; 0 ends the sessions that it opened.
	Enabled Flag `json:"enabled,omitempty"`
}

// KatasterProviderSyncInput holds the parameters of kataster.provider.sync.
type KatasterProviderSyncInput struct {
	// Id of the directory.
	ID ProviderId `json:"id"`
	// Nothing is written.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// KatasterProviderTestInput holds the parameters of kataster.provider.test.
type KatasterProviderTestInput struct {
	// Id of the provider.
	ID ProviderId `json:"id"`
	// Groups as the provider names them.
	Groups ProviderGroups `json:"groups,omitempty"`
	// Login of a user who has signed in there.
	Login *Login `json:"login,omitempty"`
}

// KatasterRackReadInput holds the parameters of kataster.rack.read.
type KatasterRackReadInput struct {
	// Identifier of the rack.
	ID ObjectId `json:"id"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// KatasterReportDeleteInput holds the parameters of kataster.report.delete.
type KatasterReportDeleteInput struct {
	// The name of the report.
	Title ReportTitle `json:"title"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// KatasterReportSaveInput holds the parameters of kataster.report.save.
type KatasterReportSaveInput struct {
	// The name of the report.
	Title ReportTitle `json:"title"`
	// Its columns.
	Columns ReportColumns `json:"columns"`
	// The objects that it lists; all normal ones where absent.
	Filter *ObjectFilter `json:"filter,omitempty"`
	// What its rows are sorted by.
	OrderBy *ObjectSortKey `json:"order_by,omitempty"`
	// Ascending or descending.
	Sort *SortDirection `json:"sort,omitempty"`
	// The column by which its rows form groups.
	GroupBy *ReportGrouping `json:"group_by,omitempty"`
	// Totals of its columns.
	Totals ReportTotals `json:"totals,omitempty"`
	// The group it belongs to.
	Category *ReportText `json:"category,omitempty"`
	// What it is for.
	Description *ReportText `json:"description,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
	// The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
	// single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data
	// names the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
	IfRevision *Revision `json:"if_revision,omitempty"`
}

// KatasterReportTotalsInput holds the parameters of kataster.report.totals.
type KatasterReportTotalsInput struct {
	// The id of the report.
	ID Id `json:"id"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// KatasterSchemaApplyInput holds the parameters of kataster.schema.apply.
type KatasterSchemaApplyInput struct {
	// The definitions to add or change.
	Schema *SchemaDocument `json:"schema,omitempty"`
	// What goes: what a schema leaves out stays.
	Removed SchemaNames `json:"removed,omitempty"`
	// The version that was read: another one in force is a Conflict.
	IfVersion *SchemaVersion `json:"if_version,omitempty"`
	// How many entries may lose values; another number than that of the preview is a Conflict.
	AcceptLoss *SchemaLoss `json:"accept_loss,omitempty"`
	// Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
	// returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
	// Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
	IdempotencyKey *IdempotencyKey `json:"idempotency_key,omitempty"`
	// Why this is done: kept with the change set of the call.
	Comment *ChangeComment `json:"comment,omitempty"`
	// True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that
	// it would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
	// kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
	// change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
	// there would be nothing to show.
	DryRun *Asked `json:"dry_run,omitempty"`
}

// KatasterSchemaPreviewInput holds the parameters of kataster.schema.preview.
type KatasterSchemaPreviewInput struct {
	// The definitions to add or change.
	Schema *SchemaDocument `json:"schema,omitempty"`
	// What goes: what a schema leaves out stays.
	Removed SchemaNames `json:"removed,omitempty"`
	// How many stored values that are in the way are listed at most. They reject the preview where neither limit nor cursor is
	// given.
	Limit *PageLimit `json:"limit,omitempty"`
	// Where the list of stored values goes on.
	Cursor *ListCursor `json:"cursor,omitempty"`
}

// KatasterSecondFactorConfirmInput holds the parameters of kataster.second_factor.confirm.
type KatasterSecondFactorConfirmInput struct {
	// The code that the app shows: six digits.
	Code Credential `json:"code"`
}

// KatasterSecondFactorCreateInput holds the parameters of kataster.second_factor.create.
type KatasterSecondFactorCreateInput struct {
	// The password the user has.
	Password Credential `json:"password"`
	// A code of the second factor they have, or a recovery code; not needed without one.
	Code *Credential `json:"code,omitempty"`
}

// KatasterSecondFactorResetInput holds the parameters of kataster.second_factor.reset.
type KatasterSecondFactorResetInput struct {
	// Login of the user.
	Login Login `json:"login"`
}

// KatasterSessionEndInput holds the parameters of kataster.session.end.
type KatasterSessionEndInput struct {
	// Fingerprint of the session, as kataster.session.read shows it.
	ID SessionId `json:"id"`
}

// KatasterTraceReadInput holds the parameters of kataster.trace.read.
type KatasterTraceReadInput struct {
	// Identifier of a device, a panel or a cable.
	ID ObjectId `json:"id"`
	// A connector or port of the object, to trace that alone.
	Entry EntryId `json:"entry,omitempty"`
	// The number of a change set, or a time, which means the last one until then: the call returns what it would have returned
	// at that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
	AsOf PastMoment `json:"as_of,omitempty"`
}

// KatasterUserCreateInput holds the parameters of kataster.user.create.
type KatasterUserCreateInput struct {
	// Login of the user.
	Login Login `json:"login"`
	// First and last name; the login where absent.
	Name *PersonName `json:"name,omitempty"`
	// The password, as user_pass of C__CATS__PERSON_LOGIN takes it; without one the login does not work yet.
	Password *Credential `json:"password,omitempty"`
}

// KatasterUserDisableInput holds the parameters of kataster.user.disable.
type KatasterUserDisableInput struct {
	// Login of the user.
	Login Login `json:"login"`
}

// KatasterUserEnableInput holds the parameters of kataster.user.enable.
type KatasterUserEnableInput struct {
	// Login of the user.
	Login Login `json:"login"`
}

// KatasterUserEndSessionsInput holds the parameters of kataster.user.endSessions.
type KatasterUserEndSessionsInput struct {
	// Login of the user.
	Login Login `json:"login"`
}

// KatasterUserPasswordInput holds the parameters of kataster.user.password.
type KatasterUserPasswordInput struct {
	// The password the user has.
	Old Credential `json:"old"`
	// The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it.
	New Credential `json:"new"`
}

// KatasterUserReadInput holds the parameters of kataster.user.read.
type KatasterUserReadInput struct {
	// Login of one user.
	Login *Login `json:"login,omitempty"`
	// How many are read at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// How many are passed over first.
	Offset *PageOffset `json:"offset,omitempty"`
}

// KatasterUserSetPasswordInput holds the parameters of kataster.user.setPassword.
type KatasterUserSetPasswordInput struct {
	// Login of the user.
	Login Login `json:"login"`
	// The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it.
	Password Credential `json:"password"`
}

// KatasterWebhookCreateInput holds the parameters of kataster.webhook.create.
type KatasterWebhookCreateInput struct {
	// What the webhook is for.
	Title WebhookTitle `json:"title"`
	// Where deliveries are sent.
	URL WebhookUrl `json:"url"`
	// The changes that are delivered; all where absent.
	Filter *WebhookFilter `json:"filter,omitempty"`
	// Conditions on values before and after a change, of which a change has to meet one; none where absent.
	Conditions WebhookConditions `json:"conditions,omitempty"`
	// The id of the key whose rights decide what is delivered, and without which nothing is; it cannot have more rights than
	// the caller. That of the call where absent.
	Key *KeyId `json:"key,omitempty"`
	// Where to begin: change sets after this one, or after this time. Without it, with what is committed from now on.
	Since HistoryMoment `json:"since,omitempty"`
}

// KatasterWebhookDeleteInput holds the parameters of kataster.webhook.delete.
type KatasterWebhookDeleteInput struct {
	// Id of the webhook.
	ID WebhookId `json:"id"`
}

// KatasterWebhookDeliveriesInput holds the parameters of kataster.webhook.deliveries.
type KatasterWebhookDeliveriesInput struct {
	// Id of the webhook.
	ID WebhookId `json:"id"`
	// The state of the deliveries that are read; all where absent.
	State *DeliveryState `json:"state,omitempty"`
	// How many deliveries are read at most.
	Limit *PageLimit `json:"limit,omitempty"`
	// How many deliveries are passed over first.
	Offset *PageOffset `json:"offset,omitempty"`
}

// KatasterWebhookReadInput holds the parameters of kataster.webhook.read.
type KatasterWebhookReadInput struct {
	// Id of the one webhook that is read.
	ID *WebhookId `json:"id,omitempty"`
}

// KatasterWebhookResendInput holds the parameters of kataster.webhook.resend.
type KatasterWebhookResendInput struct {
	// Id of the webhook.
	ID WebhookId `json:"id"`
	// Ids of the deliveries; all that failed where absent.
	Deliveries DeliveryIds `json:"deliveries,omitempty"`
}

// KatasterWebhookRotateInput holds the parameters of kataster.webhook.rotate.
type KatasterWebhookRotateInput struct {
	// Id of the webhook.
	ID WebhookId `json:"id"`
	// How long deliveries are signed with the former secret as well; 0 ends it at once. A day where absent.
	Keep Grace `json:"keep,omitempty"`
}

// KatasterWebhookTestInput holds the parameters of kataster.webhook.test.
type KatasterWebhookTestInput struct {
	// Id of the webhook.
	ID WebhookId `json:"id"`
}

// KatasterWebhookUpdateInput holds the parameters of kataster.webhook.update.
type KatasterWebhookUpdateInput struct {
	// Id of the webhook.
	ID WebhookId `json:"id"`
	// Whether it delivers: 0 pauses it.
	Enabled Flag `json:"enabled,omitempty"`
	// What the webhook is for.
	Title *WebhookTitle `json:"title,omitempty"`
	// Where deliveries are sent.
	URL *WebhookUrl `json:"url,omitempty"`
	// The id of the key whose rights decide what is delivered; it cannot have more rights than the caller.
	Key *KeyId `json:"key,omitempty"`
	// The changes that are delivered.
	Filter *WebhookFilter `json:"filter,omitempty"`
	// Conditions on values before and after a change, of which a change has to meet one.
	Conditions WebhookConditions `json:"conditions,omitempty"`
	// Where to go on: change sets after this one, or after this time. What was still to be delivered is dropped.
	Since HistoryMoment `json:"since,omitempty"`
}

// Id: An identifier. Positive, never given out twice.
type Id = any

// ObjectId: The id of an object.
type ObjectId = Id

// CategoryConstant: The constant of a category, such as C__CATG__MODEL.
type CategoryConstant = string

// CategorySelection: One category or several, by their constants or their numbers.
type CategorySelection = any

// Flag: A switch: 0 or 1.
type Flag = any

// Asked: Whether something is asked for.
type Asked = bool

// PastMoment: The number of a change set, or a time.
type PastMoment = any

// DigitText: A number as a text of digits, at both addresses.
type DigitText = string

// Choice: A choice of a dialog.
type Choice struct {
	// The id of the choice.
	ID string `json:"id"`
	// Its title in the language asked for.
	Title string `json:"title"`
	// Its constant; null where there is none.
	Const *string `json:"const"`
	// The English title.
	TitleLang string `json:"title_lang"`
}

// YesNo: A yes or no.
type YesNo struct {
	// "1" for yes, "0" for no.
	Value string `json:"value"`
	// Yes or no in the language asked for.
	Title string `json:"title"`
}

// Quantity: A value in the unit that stands in the unit attribute.
type Quantity struct {
	// The number, in the unit that the entry names beside it.
	Title float64 `json:"title"`
}

// ObjectTypeConstant: The constant of an object type.
type ObjectTypeConstant = string

// ObjectReference: A link to an object.
type ObjectReference struct {
	// The id of the object.
	ID DigitText `json:"id"`
	// Its title.
	Title string `json:"title"`
	// Its system identifier.
	Sysid string `json:"sysid"`
	// The constant of its type.
	Type ObjectTypeConstant `json:"type"`
	// The title of its type in the language asked for.
	TypeTitle string `json:"type_title"`
}

// CategoryName: The constant of a category.
type CategoryName = string

// EntryReference: A link to a category entry.
type EntryReference struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// What names the entry.
	Title string `json:"title"`
	// The constant of its category.
	Type CategoryName `json:"type"`
	// Its host name, where it is an address of a port; null while that is unset.
	Hostname *Nullable[string] `json:"hostname,omitempty"`
}

// StoredFile: An uploaded file.
type StoredFile struct {
	// The name of the file.
	Name string `json:"name"`
	// Bytes.
	Size int64 `json:"size"`
	// Media type.
	Type string `json:"type"`
	// Base64.
	Content *string `json:"content,omitempty"`
}

// RelationReference: A link to a relation: the two objects that it connects, and what it means.
type RelationReference struct {
	// The id of the object that stands for the relation.
	ID DigitText `json:"id"`
	// The object that the relation is read from.
	Object1 ObjectReference `json:"object1"`
	// The object that the relation leads to.
	Object2 ObjectReference `json:"object2"`
	// What the relation means.
	RelationType *Choice `json:"relation_type"`
}

// Row: A small record within an attribute; its fields stand in the category.
type Row = map[string]any

// AttributeValue: What an attribute reads as. Unset: "" for a plain value, null for one choice or reference, [] for a list.
type AttributeValue = any

// CategoryEntry: An entry of a category: its id, its object, and every attribute of the category, set or not.
type CategoryEntry = map[string]any

// CategoryEntries: Entries in ascending order of their ids.
type CategoryEntries = []CategoryEntry

// EntriesByKind: Entries of an object by the kind and the constant of their category.
type EntriesByKind struct {
	// Global categories by their constants.
	CatgID map[string]CategoryEntries `json:"catgID,omitempty"`
	// Specific categories by their constants.
	CatsID map[string]CategoryEntries `json:"catsID,omitempty"`
	// Categories of the site by their constants.
	CustomID map[string]CategoryEntries `json:"customID,omitempty"`
}

// MultiValueCategory: The constant of a category that has several entries per object.
type MultiValueCategory = string

// EntryId: The id of a category entry. An entry of C__CATG__GLOBAL has the id of its object.
type EntryId = Id

// IdempotencyKey: Identifies an intended call among those of its caller: 1 to 255 characters, such as a UUID.
type IdempotencyKey = string

// ChangeComment: A comment on a change: up to 500 characters.
type ChangeComment = string

// Revision: The number of the last change set that changed an object or an entry; 0 where none did. A changed entry moves the
// revision of its object.
type Revision = int64

// Message: What was done, for people.
type Message = string

// ChangeAction: What became of something in a change set; of several steps the last one of this list counts.
type ChangeAction = string

// ChangedObject: The object of a change, as it was after it.
type ChangedObject struct {
	// The id of the object.
	ID int64 `json:"id"`
	// Its title at that time; empty where the object is gone and the caller may not view and administer everything.
	Title string `json:"title"`
	// The constant of its type at that time.
	Type ObjectTypeConstant `json:"type"`
}

// DialogName: The name of a dialog list.
type DialogName = string

// ChangedChoice: A choice that was added to a dialog, changed or removed.
type ChangedChoice struct {
	// The id of the choice.
	ID int64 `json:"id"`
	// The dialog it belongs to.
	Dialog DialogName `json:"dialog"`
}

// ReportTitle: The name of a report.
type ReportTitle = string

// ChangedReport: A report that was saved, changed or deleted.
type ChangedReport struct {
	// The id of the report.
	ID int64 `json:"id"`
	// Its title before the change; of a new one, the one that it got.
	Title ReportTitle `json:"title"`
}

// ImportProfileTitle: The name of a profile of imports.
type ImportProfileTitle = string

// ChangedImportProfile: A profile of imports that was saved, changed or deleted.
type ChangedImportProfile struct {
	// The id of the profile.
	ID int64 `json:"id"`
	// Its title before the change; of a new one, the one that it got.
	Title ImportProfileTitle `json:"title"`
}

// LivestatusTitle: The title of an address of monitoring.
type LivestatusTitle = string

// ChangedLivestatus: An address of a monitoring server that was added, changed or deleted.
type ChangedLivestatus struct {
	// The id of the address.
	ID int64 `json:"id"`
	// Its title before the change; of a new one, the one that it got.
	Title LivestatusTitle `json:"title"`
}

// SchemaName: A constant, the name of a dialog, or an attribute as `C__CATG__CUSTOM_TANK.volume`.
type SchemaName = string

// ChangedDefinition: A definition of the schema that was added, changed or removed.
type ChangedDefinition struct {
	// The number of the definition.
	ID int64 `json:"id"`
	// Its constant, or the name of the dialog.
	Title SchemaName `json:"title"`
}

// KeptRow: The members of a value that is kept as several.
type KeptRow = map[string]any

// KeptValue: A value as it is kept: ids of choices and links, and what else stands in the database.
type KeptValue = any

// ChangedValue: A value of an attribute: in the form in which cmdb.category.read returns it, or as it is kept. Null where the
// attribute had no value. A password is always `***`.
type ChangedValue = any

// ChangedAttribute: An attribute that reads otherwise after a change than before it. A value with a unit comes with the
// attribute that holds the unit.
type ChangedAttribute struct {
	// The key of the attribute.
	Key string `json:"key"`
	// Its title in the language asked for.
	Title string `json:"title"`
	// The value before; null where nothing was there.
	From ChangedValue `json:"from"`
	// The value after; null where nothing is left.
	To ChangedValue `json:"to"`
}

// Change: What a change set did to an object, an entry, a choice, an object type, a report, a profile of imports or an address
// of monitoring.
type Change struct {
	// What became of it.
	Action ChangeAction `json:"action"`
	// The object that changed, or whose entry did; null where the record is part of none.
	Object *ChangedObject `json:"object"`
	// The id of the entry; null where no entry changed.
	Entry *int64 `json:"entry"`
	// The constant of the category of the entry; null where no entry changed.
	Category *CategoryName `json:"category"`
	// The choice, where one changed.
	Choice *ChangedChoice `json:"choice,omitempty"`
	// The constant of the object type, where the configuration of one changed.
	ObjectType *ObjectTypeConstant `json:"object_type,omitempty"`
	// The report, where one was saved or deleted.
	Report *ChangedReport `json:"report,omitempty"`
	// The profile of imports, where one was saved or deleted.
	ImportProfile *ChangedImportProfile `json:"import_profile,omitempty"`
	// The address of a monitoring server, where one changed.
	Livestatus *ChangedLivestatus `json:"livestatus,omitempty"`
	// The definition of the schema, where one changed.
	Definition *ChangedDefinition `json:"definition,omitempty"`
	// The attributes that differ, in the order of the catalogue.
	Attributes []ChangedAttribute `json:"attributes"`
}

// PlanText: A plan that a dry run returned.
type PlanText = string

// Done: The call was carried out.
type Done struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// EntryData: Attribute names and their values. How each attribute type is written is part of the category.
type EntryData = map[string]any

// RecordId: The id of a record as a text of digits; existing clients get an integer.
type RecordId = string

// EntryCreated: The entry was created.
type EntryCreated struct {
	// The id of the new entry.
	ID RecordId `json:"id"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// EntryStatusFilter: Which entries are read: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant of one status.
type EntryStatusFilter = any

// PageLimit: How many entries are read at most.
type PageLimit = int64

// PageOffset: How many entries are passed over first.
type PageOffset = int64

// EntrySaved: The entry was created or updated.
type EntrySaved struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// Entry id.
	Entry int64 `json:"entry"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// AttributeType: How a value is accepted, stored, shown and compared.
type AttributeType = string

// UniqueWithin: Within what no two normal entries have the same value: the object, the objects of its type, or everything. The
// case of A to Z does not count.
type UniqueWithin = string

// AttributeKey: The key of an attribute within its category.
type AttributeKey = string

// LinkTarget: What a link may point to.
type LinkTarget struct {
	// The category to whose entries it leads.
	Category *CategoryName `json:"category,omitempty"`
	// The categories to whose entries it leads.
	Categories []CategoryName `json:"categories,omitempty"`
	// The types of objects it may lead to.
	ObjectTypes []ObjectTypeConstant `json:"objectTypes,omitempty"`
	// The types of objects it may not lead to.
	ExcludeObjectTypes []ObjectTypeConstant `json:"excludeObjectTypes,omitempty"`
	// Whether it leads only to objects that others can stand in.
	Container *bool `json:"container,omitempty"`
}

// MirroredLink: A link that an attribute shows from its other side: what is written on one side is there on both.
type MirroredLink struct {
	// The category on the other side.
	Category CategoryName `json:"category"`
	// Key of the attribute there.
	Link string `json:"link"`
}

// TextFormat: A form that a text has. The documentation describes the check of each.
type TextFormat = string

// FieldDefinition: A column of an attribute that holds rows.
type FieldDefinition struct {
	// The key of the column.
	Key string `json:"key"`
	// What kind of value it holds.
	Type string `json:"type"`
	// The dialog of its choices.
	Dialog *DialogName `json:"dialog,omitempty"`
	// What a link may point to.
	Target *LinkTarget `json:"target,omitempty"`
	// The form of its text.
	Format *TextFormat `json:"format,omitempty"`
}

// ChoiceId: The id of a choice: a number, or a text in lists that the service defines itself.
type ChoiceId = any

// AttributeInfo: An attribute of a category: what it is called, how it is written and what it may hold.
type AttributeInfo struct {
	// Title in the language asked for.
	Title string `json:"title"`
	// What it is for, in the language asked for; categories of a site may leave it out.
	Description *string `json:"description,omitempty"`
	// What kind of value it holds.
	Type AttributeType `json:"type"`
	// Must be there when an entry is created.
	Required bool `json:"required"`
	// Is worked out on reading and cannot be saved.
	ReadOnly bool `json:"readOnly"`
	// The dialog of its choices.
	Dialog *DialogName `json:"dialog,omitempty"`
	// A pattern in the syntax of RE2 that the whole of its text follows.
	Pattern *string `json:"pattern,omitempty"`
	// The texts or numbers, one of which it is.
	PermittedValues []any `json:"permittedValues,omitempty"`
	// Within what no two entries have the same value.
	Unique *UniqueWithin `json:"unique,omitempty"`
	// The text in which a new entry without a value gets the next number, in the place of [####].
	Counter *string `json:"counter,omitempty"`
	// Former keys by which it may still be named.
	Aliases []AttributeKey `json:"aliases,omitempty"`
	// An unknown title creates a choice or an entry.
	Extendable *bool `json:"extendable,omitempty"`
	// Key of the attribute whose value restricts the choices of this one.
	DependsOn *string `json:"dependsOn,omitempty"`
	// Key of the attribute that holds the unit of this value.
	Unit *string `json:"unit,omitempty"`
	// What is measured.
	Measure *string `json:"measure,omitempty"`
	// What a link may point to.
	Target *LinkTarget `json:"target,omitempty"`
	// False where it has no order, so that lists cannot be sorted by it.
	Sortable *bool `json:"sortable,omitempty"`
	// True where people need not see it: it repeats others, or serves programs.
	Internal *bool `json:"internal,omitempty"`
	// Key of the attribute of which this one is another name: both read and write one link.
	SameAs *string `json:"sameAs,omitempty"`
	// A list may be written and makes one entry per element.
	AcceptsMany *bool `json:"acceptsMany,omitempty"`
	// At most one entry of an object has this set; setting it elsewhere moves it.
	Exclusive *bool `json:"exclusive,omitempty"`
	// No chain of these links leads back to the object it began at.
	Acyclic *bool `json:"acyclic,omitempty"`
	// The entry it leads to leads back, and to no other: both say one connection.
	Mutual *bool `json:"mutual,omitempty"`
	// Relation type the link creates, or by-role.
	Relation *string `json:"relation,omitempty"`
	// The link that it shows from its other side.
	Mirrors *MirroredLink `json:"mirrors,omitempty"`
	// What a computed value is.
	ValueType *string `json:"valueType,omitempty"`
	// Why nothing works the value out: it reads as "".
	Unavailable *string `json:"unavailable,omitempty"`
	// The columns of its rows.
	Fields []FieldDefinition `json:"fields,omitempty"`
	// What a new entry has where nothing is given.
	Default any `json:"default,omitempty"`
	// Characters a text has at least, unless it is empty, counted after Unicode normalization to NFC.
	MinLength *int64 `json:"minLength,omitempty"`
	// Characters a text has at most.
	MaxLength *int64 `json:"maxLength,omitempty"`
	// The form of its text.
	Format *TextFormat `json:"format,omitempty"`
	// The least that a number may be.
	Minimum *float64 `json:"minimum,omitempty"`
	// The most that a number may be.
	Maximum *float64 `json:"maximum,omitempty"`
	// Every value is a multiple of this number, such as 0.5 for halves.
	Step *float64 `json:"step,omitempty"`
	// Key of an attribute whose value comes first: this one is not before it, nor less.
	NotBefore *string `json:"notBefore,omitempty"`
}

// CategoryInfo: The attributes of a category by their keys, in the order of the catalogue.
type CategoryInfo = map[string]AttributeInfo

// ConditionComparison: How a value is compared: <> is the same as !=, and in like * stands for anything.
type ConditionComparison = string

// ConditionOperator: How a condition goes together with the one before it: AND binds more tightly than OR.
type ConditionOperator = string

// ReportCondition: A comparison of an attribute, which is named by its category and its key with a hyphen between them, such as
// C__CATG__MODEL-serial.
type ReportCondition struct {
	// Category and attribute, such as "C__CATG__GLOBAL-title".
	Property string `json:"property"`
	// How the value is compared.
	Comparison ConditionComparison `json:"comparison"`
	// What the value is compared with: a text or a number. Choices go by id, constant or title, linked objects by id or title.
	Value any `json:"value"`
	// How this condition is joined with the ones before it.
	Operator *ConditionOperator `json:"operator,omitempty"`
}

// ReportConditions: Comparisons that objects have to meet together.
type ReportConditions = []ReportCondition

// Title: The title of an object, stored exactly as it is sent.
type Title = string

// Sysid: The system identifier of an object: unique, never reused.
type Sysid = string

// Timestamp: Local time of the server (`TZ`), Y-m-d H:i:s. Where the call names a `time_zone`: ISO 8601 with the offset there.
type Timestamp = string

// FoundStatus: Where a record is in its life.
type FoundStatus = string

// FoundObject: An object that meets conditions; `updated` is absent until the first change. Ids are texts in every dialect.
type FoundObject struct {
	// The id of the object.
	ID DigitText `json:"id"`
	// Its title.
	Title Title `json:"title"`
	// Its system identifier.
	Sysid Sysid `json:"sysid"`
	// Id of the object type.
	Type DigitText `json:"type"`
	// When it was created.
	Created Timestamp `json:"created"`
	// When it was changed last.
	Updated *Timestamp `json:"updated,omitempty"`
	// Title of the object type in the language asked for.
	TypeTitle string `json:"type_title"`
	// Title of the group of the object type in the language asked for.
	TypeGroupTitle string `json:"type_group_title"`
	// Relative URL of the icon of the object type.
	TypeIcon string `json:"type_icon"`
	// Where the record is in its life.
	Status FoundStatus `json:"status"`
	// The id of its CMDB status.
	CmdbStatus DigitText `json:"cmdb_status"`
	// Title of the CMDB status in the language asked for.
	CmdbStatusTitle string `json:"cmdb_status_title"`
	// URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the
	// object has no picture, or the caller may not view it (C__CATG__IMAGE).
	Image string `json:"image"`
}

// FoundObjects: Objects that meet conditions, in ascending order of their ids.
type FoundObjects = []FoundObject

// ChoiceTitle: The title of a choice, stored exactly as it is sent.
type ChoiceTitle = string

// ParentReference: The choice that a new one depends on: its id as a number, or its constant or title as a text.
type ParentReference = any

// ChoiceSaved: The choice was added, changed or deleted.
type ChoiceSaved struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the choice.
	EntryID int64 `json:"entry_id"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// AddedChoiceId: The id of a choice that was added to a dialog.
type AddedChoiceId = Id

// DialogProperty: An attribute with a list of choices, by its key; or several of one category.
type DialogProperty = any

// ParentChoice: The choice that another one depends on; its id is null where it depends on none.
type ParentChoice struct {
	// The id of the choice; null where there is no parent.
	ID *string `json:"id"`
	// Its constant, empty where there is none.
	Const string `json:"const"`
	// Its title in the language asked for.
	Title string `json:"title"`
}

// OfferedChoice: A choice that a dialog offers. A list whose choices depend on those of another names the parent of each.
type OfferedChoice struct {
	// The id of the choice.
	ID string `json:"id"`
	// The constant, empty where there is none.
	Const string `json:"const"`
	// The title in the language asked for.
	Title string `json:"title"`
	// The choice of the other list that this one depends on.
	Parent *ParentChoice `json:"parent,omitempty"`
}

// OfferedChoices: The choices of one attribute: those of the catalogue in their order, then those that were added, ascending by
// id.
type OfferedChoices = []OfferedChoice

// DialogChoices: The choices of the attribute; where a list of attributes was asked for, a list of choices under the key of
// each.
type DialogChoices = any

// ExternalType: The name of a data source: an object belongs to one of them.
type ExternalType = string

// ExternalId: An id that a data source gives to what it knows.
type ExternalId = string

// RecordStatus: Where a record is in its life.
type RecordStatus = string

// EntriesOfObject: Category constants, each with the normal entries of the object.
type EntriesOfObject = map[string]CategoryEntries

// ExternalObject: An object that a data source knows.
type ExternalObject struct {
	// The id that the data source gives to the object.
	ExtId ExternalId `json:"extId"`
	// The data source.
	ExtType ExternalType `json:"extType"`
	// The id of the object.
	ID RecordId `json:"id"`
	// Its title.
	Title Title `json:"title"`
	// Its system identifier, unique and never given out twice.
	Sysid Sysid `json:"sysid"`
	// The id of its type.
	Objecttype RecordId `json:"objecttype"`
	// Title of the object type in the language asked for.
	TypeTitle string `json:"type_title"`
	// Relative URL of the icon of the object type.
	TypeIcon string `json:"type_icon"`
	// Where the record is in its life.
	Status RecordStatus `json:"status"`
	// The id of its CMDB status.
	CmdbStatus RecordId `json:"cmdb_status"`
	// Title of the CMDB status in the language asked for.
	CmdbStatusTitle string `json:"cmdb_status_title"`
	// When it was created.
	Created Timestamp `json:"created"`
	// When it was changed last.
	Updated *Timestamp `json:"updated,omitempty"`
	// URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the
	// object has no picture, or the caller may not view it (C__CATG__IMAGE).
	Image string `json:"image"`
	// Entries that the data source wrote, by the constants of their categories.
	Data EntriesOfObject `json:"data,omitempty"`
}

// ExternalObjects: Objects that a data source knows, in the order of its ids.
type ExternalObjects = []ExternalObject

// ObjectTypeReference: An object type by its constant or its id.
type ObjectTypeReference = any

// ExternalData: Entries that a data source knows: by the constant of the category, then by the strategy (`create`, `update` or
// `overwrite`), then by the id that the source gives to the entry. Without a strategy it is `update`; of a single-value
// category the attributes may stand at once. A value of an object `{extType, extId}` stands for the object with that external
// id; with `title` and `class` it is created where it is not there.
type ExternalData = map[string]any

// ExternalMessage: What became of an item.
type ExternalMessage struct {
	// What was done with what, or why not, in the language of the call.
	Message string `json:"message"`
	// 100 for what was left alone, 200 for what was done, 400 for what was rejected.
	Level any `json:"level"`
	// When that was: ISO 8601 with microseconds.
	Datetime string `json:"datetime"`
}

// ExternalPushed: What became of each item.
type ExternalPushed struct {
	// Whether nothing was rejected.
	Success bool `json:"success"`
	// A message for each item, in the order in which they were written.
	Messages []ExternalMessage `json:"messages"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// RelationTypeReference: A relation type by its constant or its id.
type RelationTypeReference = any

// RelationTypeReferences: Relation types by their constants or ids.
type RelationTypeReferences = []RelationTypeReference

// RelationTypesAsked: A relation type by its constant or id, or a list of them.
type RelationTypesAsked = any

// RelationStatusFilter: Which objects are returned, by their record status: 2 normal, 3 archived, 4 deleted, -1 all three; or
// the constant of one status.
type RelationStatusFilter = any

// ImpactNodeRelation: A relation by its type.
type ImpactNodeRelation struct {
	// The constant of the relation type; its id as a text where users added it.
	Type string `json:"type"`
	// How it is read from the object above to this one.
	Text string `json:"text"`
}

// ImpactNodeData: The relation of an object of the tree, and what is shown of the object.
type ImpactNodeData struct {
	// The relation by which it depends on the object above it.
	Relation ImpactNodeRelation `json:"relation"`
	// Colour of its type.
	Color string `json:"color"`
	// Colour of its CMDB status.
	StatusColor string `json:"statusColor"`
	// The id of its type.
	ObjTypeID int64 `json:"objTypeID"`
	// Title of its type in the language asked for.
	ObjectType string `json:"objectType"`
	// The id of the object.
	ObjID int64 `json:"objID"`
}

// ImpactNode: An object of the tree.
type ImpactNode struct {
	// The id of the object.
	ID int64 `json:"id"`
	// Its title.
	Name string `json:"name"`
	// The relation by which it depends, and its type and status.
	Data ImpactNodeData `json:"data"`
	// Objects that depend on it, of the same form. An object is in the tree once, where it is reached first.
	Children []map[string]any `json:"children"`
}

// ImpactTree: Objects that depend on an object, each with those that depend on it.
type ImpactTree = []ImpactNode

// RelatedStatusFilter: Which objects are returned, by their record status: 2 normal, 3 archived, 4 deleted, -1 all three; or
// the constant of one status.
type RelatedStatusFilter = any

// TreeDepth: Number of levels that are returned.
type TreeDepth = int64

// Place: An object that stands in another. With `depth` it has the object in which it stands, and its level below the root.
type Place struct {
	// The id of the object.
	ID RecordId `json:"id"`
	// Its title.
	Title Title `json:"title"`
	// Its system identifier.
	Sysid Sysid `json:"sysid"`
	// The id of its type.
	Type RecordId `json:"type"`
	// Title of the object type in the language asked for.
	TypeTitle string `json:"type_title"`
	// Where the record is in its life.
	Status RecordStatus `json:"status"`
	// The id of its CMDB status.
	CmdbStatus RecordId `json:"cmdb_status"`
	// Title of the CMDB status in the language asked for.
	CmdbStatusTitle string `json:"cmdb_status_title"`
	// The id of the object it stands in, where levels were asked for.
	Parent *RecordId `json:"parent,omitempty"`
	// How many levels below the root it stands, where levels were asked for.
	Depth *int64 `json:"depth,omitempty"`
}

// Places: What stands in an object: siblings by title, and what stands in one of them right after it.
type Places = []Place

// LogMessage: The text of a message in a logbook.
type LogMessage = string

// Description: A text of several lines; null or "" for none.
type Description = *string

// LogAlertLevel: A choice of the dialog logbook_level: its constant, or its id.
type LogAlertLevel = any

// ObjectIds: Ids of objects.
type ObjectIds = []ObjectId

// LogSource: A choice of the dialog logbook_source: its constant, or its id.
type LogSource = any

// LogbookWritten: The message was written.
type LogbookWritten struct {
	// The id of the message; that of the object with the smallest id, where there are several.
	ID DigitText `json:"id"`
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// LogRecordId: The id of a record of a logbook: of a message that is the id of its entry of C__CATG__LOGBOOK; ids of changes
// are larger than those of entries.
type LogRecordId = Id

// LogMoment: A unix time in seconds; a time such as 2026-11-22 09:30 or 2026-11-22T09:30:00+01:00; or words: now, today,
// yesterday, -1 day, 2 weeks ago.
type LogMoment = any

// LogRecord: A message in the logbook of an object, or a change of the object or of one of its entries.
type LogRecord struct {
	// The id of the record.
	LogbookID DigitText `json:"logbook_id"`
	// The id under which C__CATG__LOGBOOK of the object has it.
	LogbookCatgID DigitText `json:"logbook_catg_id"`
	// The comment of the call; empty where there is none.
	Comment string `json:"comment"`
	// The description of a message as it was written; empty for a change.
	Description string `json:"description"`
	// A line for each attribute that changed: its title, the former value, an arrow, the new one. Empty for a message.
	Changes string `json:"changes"`
	// The moment of the message or change.
	Date Timestamp `json:"date"`
	// The user who was logged in, or the key where none was.
	Username string `json:"username"`
	// The message, or what happened, in the language of the call.
	Event string `json:"event"`
	// The id of the object.
	ObjectID DigitText `json:"object_id"`
	// The title of the object now; the last one where it was purged.
	ObjectTitle string `json:"object_title"`
	// The title of the object then.
	ObjectTitleStatic string `json:"object_title_static"`
	// The title of the source, in the language of the call.
	Source string `json:"source"`
	// The constant of the source: C__LOGBOOK_SOURCE__INTERNAL for changes.
	SourceConstant string `json:"source_constant"`
	// The id of the alarm level: 1 information, 2 low, 3 middle, 4 high.
	LevelID DigitText `json:"level_id"`
}

// LogRecords: Records of logbooks, the newest first.
type LogRecords = []LogRecord

// ChoiceInput: A choice of a dialog: its id as a number, or its constant or title as a text. An unknown title becomes a new
// choice.
type ChoiceInput = any

// CmdbStatusReference: A CMDB status by its constant or its id; null, "" or -1 for the usual one.
type CmdbStatusReference = any

// InitialStatus: The record status a new object begins with.
type InitialStatus = any

// YesNoInput: A yes or no as it is saved.
type YesNoInput = any

// Cleared: Values that clear an attribute: null or an empty text.
type Cleared = *string

// AccessData: Access as it is saved; what is absent keeps its value. Ways to reach a device or program for administration: web
// interface, SSH, remote desktop.
type AccessData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Short name of the way in, such as iLO or Admin portal.
	Title *Nullable[string] `json:"title,omitempty"`
	// Access type: Protocol or tool that opens the address, such as HTTPS, SSH or RDP.
	Type ChoiceInput `json:"type,omitempty"`
	// Host[:Port]/URL: Address to open, such as https://ilo-web1.example.org:8443.
	URL *Nullable[string] `json:"url,omitempty"`
	// Primary?: Marks the way in that is offered first where there are several.
	Primary any `json:"primary,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// LinksInput: Links as they are saved: a list of ids.
type LinksInput = []Id

// MoneyInput: An amount as it is saved: a number or a numeric text with at most two decimals.
type MoneyInput = any

// IntervalChoice: A choice of the dialog interval, by its constant, textual id or title, or by its number.
type IntervalChoice = any

// ClearedChoice: Values that clear a choice: null, an empty text or -1.
type ClearedChoice = any

// GuaranteePeriodUnitChoice: A choice of the dialog guarantee_period_unit, by its constant, textual id or title, or by its
// number. Units of terms, counted by the calendar: one month from 15 March is 15 April.
type GuaranteePeriodUnitChoice = any

// GuaranteePeriodBaseChoice: A choice of the dialog guarantee_period_base, by its constant, textual id or title, or by its
// number.
type GuaranteePeriodBaseChoice = any

// AccountingData: Accounting as it is saved; what is absent keeps its value. Purchase, cost and warranty of an asset, for
// inventory and bookkeeping.
type AccountingData struct {
	// Inventory number: Number on the inventory label, by which the asset is found in the list of fixed assets.
	InventoryNo *Nullable[string] `json:"inventory_no,omitempty"`
	// Account: Cost centre that pays for the asset, such as 4711 IT operations.
	Account ChoiceInput `json:"account,omitempty"`
	// Date of invoice: Day on the supplier's invoice; the warranty may run from it.
	Acquirementdate *Nullable[string] `json:"acquirementdate,omitempty"`
	// Purchased at: Dealers or people that sold the asset.
	Contact any `json:"contact,omitempty"`
	// Investment costs: Sum that was paid once, at the purchase.
	Price any `json:"price,omitempty"`
	// Operation expense: Recurring cost of running it, such as power, leasing or maintenance.
	OperationExpense any `json:"operation_expense,omitempty"`
	// Operation expense (Unit): Period for which the running costs are stated: a day, a week, a month or a year.
	OperationExpenseInterval any `json:"operation_expense_interval,omitempty"`
	// Cost unit: Product, project or customer that the costs are charged to.
	CostUnit ChoiceInput `json:"cost_unit,omitempty"`
	// Delivery note number: Number on the paper that came with the goods, to match delivery and order.
	DeliveryNoteNo *Nullable[string] `json:"delivery_note_no,omitempty"`
	// Procurement: How the asset was acquired: bought, leased, rented, donated.
	Procurement ChoiceInput `json:"procurement,omitempty"`
	// Delivery date: Day the goods arrived; the warranty may run from it.
	DeliveryDate *Nullable[string] `json:"delivery_date,omitempty"`
	// Invoice no.: Number of the supplier's invoice, to find it in the accounts.
	InvoiceNo *Nullable[string] `json:"invoice_no,omitempty"`
	// Order no.: Number of your own order, to find quotation and approval.
	OrderNo *Nullable[string] `json:"order_no,omitempty"`
	// Period of warranty: How long the warranty runs, as a number in the unit stated beside it.
	GuaranteePeriod any `json:"guarantee_period,omitempty"`
	// Warranty period: Unit of the duration of the warranty: days, weeks, months or years.
	GuaranteePeriodUnit any `json:"guarantee_period_unit,omitempty"`
	// Guarantee period by: Date the warranty begins with: that of the invoice, of the order or of the delivery.
	GuaranteePeriodBase any `json:"guarantee_period_base,omitempty"`
	// Order date: Day the asset was ordered; the warranty may run from it.
	OrderDate *Nullable[string] `json:"order_date,omitempty"`
	// Guarantee date: Day the warranty ends, where the supplier names it instead of a duration.
	GuaranteeDate *Nullable[string] `json:"guarantee_date,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// AddressData: Address as it is saved; what is absent keeps its value. Postal address of a building, a site or an organisation.
type AddressData struct {
	// Additional address information: Further lines that a letter needs beyond street and city, such as Building C, Gate 3.
	Address *Nullable[string] `json:"address,omitempty"`
	// Street: Name of the street, without the number of the house.
	Street *Nullable[string] `json:"street,omitempty"`
	// House number: Number in the street, with a letter where there is one, such as 12b.
	HouseNo *Nullable[string] `json:"house_no,omitempty"`
	// Floors: How many storeys the building has.
	Stories any `json:"stories,omitempty"`
	// Postal code: Code that the post sorts by, such as 10115; leading zeros are kept.
	Postcode *Nullable[string] `json:"postcode,omitempty"`
	// City: Town or municipality.
	City *Nullable[string] `json:"city,omitempty"`
	// Region: State, county or province, such as Bavaria.
	Region *Nullable[string] `json:"region,omitempty"`
	// Country: State in which the address is, such as Germany or Austria.
	Country *Nullable[string] `json:"country,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// AircraftData: Aircraft as it is saved; what is absent keeps its value. Aircraft of the fleet, as the authorities have
// registered it.
type AircraftData struct {
	// Aircraft registration: Mark painted on the fuselage, by which authorities know it, such as D-EABC.
	Registration *Nullable[string] `json:"registration,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// LinkInput: A link as it is saved: an id, or a list of one id.
type LinkInput = any

// ApplicationTypeChoice: A choice of the dialog application_type, by its constant, textual id or title, or by its number.
type ApplicationTypeChoice = any

// ApplicationPriorityChoice: A choice of the dialog application_priority, by its constant, textual id or title, or by its
// number. Of several operating systems on a device, the primary one is started by default, the secondary ones on demand.
type ApplicationPriorityChoice = any

// ApplicationData: Software assignment as it is saved; what is absent keeps its value. Programs installed on a device, with
// version, licence and the databases they use.
type ApplicationData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Application: Program that is installed: an object of the type application, operating system or service.
	Application any `json:"application,omitempty"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType any `json:"application_type,omitempty"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority any `json:"application_priority,omitempty"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense any `json:"assigned_license,omitempty"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema any `json:"assigned_database_schema,omitempty"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService any `json:"assigned_it_service,omitempty"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant any `json:"assigned_variant,omitempty"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion any `json:"assigned_version,omitempty"`
	// Bequest nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices any `json:"bequest_nagios_services,omitempty"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases any `json:"assigned_databases,omitempty"`
	// Installation date: When the program was put on the device.
	InstallDate *Nullable[string] `json:"installDate,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// AssignedCardsData: Assigned cards as it is saved; what is absent keeps its value. SIM and crypto cards that are in this
// mobile phone, seen from the phone.
type AssignedCardsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned cards: Card that is in the phone; saving it here sets the phone at the card.
	ConnectedObj any `json:"connected_obj,omitempty"`
}

// AssignedLogicalUnitData: Workplace components as it is saved; what is absent keeps its value. Devices that belong to this
// workplace: computer, monitor, telephone, printer.
type AssignedLogicalUnitData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object: Device that stands at the workplace; a device belongs to one workplace only.
	AssignedObject any `json:"assigned_object,omitempty"`
}

// AssignedSimCardsData: Assigned SIM cards as it is saved; what is absent keeps its value. SIM cards that name this mobile
// phone, out of contracts with several cards.
type AssignedSimCardsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object title: Object that the card is entered at, such as the mobile phone contract.
	IsysObjID any `json:"isys_obj__id,omitempty"`
	// Assigned SIM Cards: Entry of the single card there, with its number and PIN.
	IsysCatgCardsListID any `json:"isys_catg_cards_list__id,omitempty"`
}

// AssignedSubscriptionsData: Assigned subscriptions as it is saved; what is absent keeps its value. Cloud subscriptions that
// this user account may use, such as Microsoft 365 E3.
type AssignedSubscriptionsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned object: Tenant or cloud service whose subscription is used.
	AssignedObject any `json:"assigned_object,omitempty"`
	// UUID: The subscription there, by its identifier; an unknown one is added to that object.
	Uuid any `json:"uuid,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// AssignedUsersData: Assigned users as it is saved; what is absent keeps its value. Accounts that have a seat of the
// subscriptions of this cloud service.
type AssignedUsersData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned object: Account that takes up a seat.
	AssignedObject LinkInput `json:"assigned_object,omitempty"`
	// UUID: Subscription in which the account has its seat.
	Uuid any `json:"uuid,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// AssignedWorkstationData: Assigned workplace as it is saved; what is absent keeps its value. Workplace that this device is
// part of.
type AssignedWorkstationData struct {
	// Parent object: The workplace itself, such as Desk 2.14-3; moving the device means changing this.
	Parent any `json:"parent,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// AuditData: Audit as it is saved; what is absent keeps its value. Inspections of an asset, such as electrical safety tests,
// with deadlines and findings.
type AuditData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Subject of the inspection, such as Electrical safety 2026.
	Title *Nullable[string] `json:"title,omitempty"`
	// Type: Kind of inspection, such as legal, safety or maintenance.
	Type ChoiceInput `json:"type,omitempty"`
	// Commission: People or companies that carry out the inspection.
	Commission any `json:"commission,omitempty"`
	// Responsible: People that see to it that the inspection takes place in time.
	Responsible any `json:"responsible,omitempty"`
	// Involved: Others that have to be there or be informed.
	Involved any `json:"involved,omitempty"`
	// Manufacturer's period: Day by which the manufacturer demands the inspection.
	PeriodManufacturer *Nullable[string] `json:"period_manufacturer,omitempty"`
	// Operator's period: Day by which your own rules demand the inspection.
	PeriodOperator *Nullable[string] `json:"period_operator,omitempty"`
	// Applied: Day the inspection took place.
	Apply *Nullable[string] `json:"apply,omitempty"`
	// Result: Outcome, such as passed without findings.
	Result *Nullable[string] `json:"result,omitempty"`
	// Faults: Defects that were found and have to be repaired.
	Fault *Nullable[string] `json:"fault,omitempty"`
	// Incidents: Occurrences during the inspection, such as an outage or an injury.
	Incident *Nullable[string] `json:"incident,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// BackupData: Backup as it is saved; what is absent keeps its value. How the data of this system are backed up: by which
// system, how often, from where.
type BackupData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the backup job, such as Nightly file server.
	Title *Nullable[string] `json:"title,omitempty"`
	// Backed up by: System or program that makes the backup, such as the backup server.
	Backup any `json:"backup,omitempty"`
	// Backup type: Procedure by which data are copied, such as snapshot, files or cloning.
	BackupType ChoiceInput `json:"backup_type,omitempty"`
	// Cycle: How often the job runs, such as daily or weekly.
	Cycle ChoiceInput `json:"cycle,omitempty"`
	// Path to save: Folder or volume that is backed up, such as /srv/data or D:\Shares.
	PathToSave *Nullable[string] `json:"path_to_save,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// BackupAssignedObjectsData: Backup (assigned Objects) as it is saved; what is absent keeps its value. Systems that this backup
// system takes care of, seen from its side.
type BackupAssignedObjectsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the job by which the other system is backed up.
	Title *Nullable[string] `json:"title,omitempty"`
	// Backups: System whose data are backed up.
	Backup LinkInput `json:"backup,omitempty"`
	// Backup type: Procedure used there, such as snapshot, files or cloning.
	BackupType ChoiceInput `json:"backup_type,omitempty"`
	// Cycle: How often that system is backed up.
	Cycle ChoiceInput `json:"cycle,omitempty"`
	// Path to save: Folder or volume of the other system that is backed up.
	PathToSave *Nullable[string] `json:"path_to_save,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// DepthUnitChoice: A choice of the dialog depth_unit, by its constant, textual id or title, or by its number. Units of length;
// values are compared in millimetres.
type DepthUnitChoice = any

// CableData: Cable as it is saved; what is absent keeps its value. Kind, length and wiring of a single cable.
type CableData struct {
	// Cable type: Build that decides on speed and distance, such as CAT6 or fibre.
	CableType ChoiceInput `json:"cable_type,omitempty"`
	// Color: Colour of the sheath, by which the cable is found in the rack.
	CableColour ChoiceInput `json:"cable_colour,omitempty"`
	// Occupancy: How many wires are connected: all eight or four.
	CableOccupancy ChoiceInput `json:"cable_occupancy,omitempty"`
	// Cable length: How long the cable is, in the unit stated beside it.
	Length any `json:"length,omitempty"`
	// Length unit: Unit in which the length is stated, such as m.
	LengthUnit any `json:"length_unit,omitempty"`
	// Maximal amount of fibers/leads: How many fibres or wires the cable has at most, such as 24.
	MaxAmountOfFibersLeads any `json:"max_amount_of_fibers_leads,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// CardsData: Cards as it is saved; what is absent keeps its value. SIM cards of a mobile phone contract, with number, PIN and
// PUK.
type CardsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned mobile phone: Telephone or tablet the card is in.
	AssignedMobile any `json:"assigned_mobile,omitempty"`
	// Card Number: Number printed on the card (ICCID), up to 20 digits.
	CardNo *Nullable[string] `json:"card_no,omitempty"`
	// Title: Short name of the card, such as Main card or Tablet.
	Title *Nullable[string] `json:"title,omitempty"`
	// Pin: Code that unlocks the card when the phone is switched on.
	Pin *Nullable[string] `json:"pin,omitempty"`
	// Pin 2: Code for extra functions of the card, such as call cost limits.
	Pin2 *Nullable[string] `json:"pin2,omitempty"`
	// PUK: Code that frees the card after three wrong PINs.
	Puk *Nullable[string] `json:"puk,omitempty"`
	// PUK2: Code that frees the second PIN after three wrong tries.
	Puk2 *Nullable[string] `json:"puk2,omitempty"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial *Nullable[string] `json:"serial,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// CertificateData: Certificate as it is saved; what is absent keeps its value. Digital certificates in use on this system, so
// that none expires unnoticed.
type CertificateData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Type: Purpose or issuer, such as TLS server certificate or internal CA.
	Type ChoiceInput `json:"type,omitempty"`
	// Creation date: First day the certificate is valid.
	CreateDate *Nullable[string] `json:"create_date,omitempty"`
	// Expiration Date: Last day the certificate is valid; a new one has to be in place before.
	ExpireDate *Nullable[string] `json:"expire_date,omitempty"`
	// Common Name: Name the certificate is issued to, such as www.example.org.
	CommonName *Nullable[string] `json:"common_name,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// CloudSubscriptionsData: Subscriptions as it is saved; what is absent keeps its value. Subscriptions of a cloud service with
// seats that are paid for and in use.
type CloudSubscriptionsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// UUID: Identifier of the subscription at the provider, such as 6fd2c87f-b296-42f0-b197-1e91e994b900.
	Uuid *Nullable[string] `json:"uuid,omitempty"`
	// Consumed units: How many seats are in use.
	ConsumedUnits *Nullable[string] `json:"consumed_units,omitempty"`
	// Prepaid units (enabled): How many seats are paid for and usable.
	PrepaidEnabledUnits *Nullable[string] `json:"prepaid_enabled_units,omitempty"`
	// Prepaid units (suspended): How many seats the provider has blocked, such as after a cancellation.
	PrepaidSuspended *Nullable[string] `json:"prepaid_suspended,omitempty"`
	// Prepaid units (warning): How many seats are about to end, because payment or renewal is missing.
	PrepaidWarning *Nullable[string] `json:"prepaid_warning,omitempty"`
	// JDisc status: State of the subscription that network discovery found last.
	JdiscStatus ChoiceInput `json:"jdisc_status,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ClusterData: Cluster as it is saved; what is absent keeps its value. Key facts of a cluster: its members, its services and
// where it is administered.
type ClusterData struct {
	// Quorum: Whether a majority of the members decides which of them stay in service.
	Quorum any `json:"quorum,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ClusterAdmServiceData: Administration service as it is saved; what is absent keeps its value. Systems from which the cluster
// is administered, such as a management console.
type ClusterAdmServiceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Administration service (Object): Server or program that manages the cluster, such as vCenter.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// ClusterMembersData: Cluster Members as it is saved; what is absent keeps its value. Servers that form this cluster and stand
// in for each other.
type ClusterMembersData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Cluster Member: Server that belongs to the cluster.
	Member any `json:"member,omitempty"`
}

// ClusterMembershipsData: Cluster memberships as it is saved; what is absent keeps its value. Clusters that this server belongs
// to, seen from the server.
type ClusterMembershipsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Cluster: Cluster in which the server takes part.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// ClusterRootData: Cluster as it is saved; what is absent keeps its value. Menu entry for everything about a cluster; it shows
// the key facts of the cluster itself.
type ClusterRootData struct {
	// Quorum: Whether a majority of the members decides which of them stay in service.
	Quorum any `json:"quorum,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ClusterTypeChoice: A choice of the dialog cluster_type, by its constant, textual id or title, or by its number.
// Active/passive: one member works, the others wait; active/active: all work; HPC: all compute one task together.
type ClusterTypeChoice = any

// ClusterServiceStatusChoice: A choice of the dialog cluster_service_status, by its constant, textual id or title, or by its
// number. Intended state: a disabled service is not started on any member.
type ClusterServiceStatusChoice = any

// ClusterServiceData: Cluster service assignment as it is saved; what is absent keeps its value. Services that run on this
// cluster and move to another member when one fails.
type ClusterServiceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Type: How the members share the work: one waits, all work, or all compute together.
	Type any `json:"type,omitempty"`
	// Cluster services: Service that is made highly available.
	ClusterService any `json:"cluster_service,omitempty"`
	// Host addresses: Addresses under which the service is reached, wherever it runs at the moment.
	Hostaddresses any `json:"hostaddresses,omitempty"`
	// Volumes: Volumes that move along with the service.
	Drives any `json:"drives,omitempty"`
	// Shares: File shares that the service provides.
	Shares any `json:"shares,omitempty"`
	// Runs on: Members of the cluster on which the service may run.
	RunsOn any `json:"runs_on,omitempty"`
	// Default server: Member on which the service runs as long as nothing fails.
	DefaultServer any `json:"default_server,omitempty"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema any `json:"assigned_database_schema,omitempty"`
	// Service Status: Whether the service is meant to run, or is switched off.
	ServiceStatus any `json:"service_status,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// MemoryUnitChoice: A choice of the dialog memory_unit, by its constant, textual id or title, or by its number. Units of
// amounts of data, each 1,024 times the one before; totals are in bytes.
type MemoryUnitChoice = any

// FrequencyUnitChoice: A choice of the dialog frequency_unit, by its constant, textual id or title, or by its number. Units of
// clock rates, each 1,000 times the one before.
type FrequencyUnitChoice = any

// PortSpeedChoice: A choice of the dialog port_speed, by its constant, textual id or title, or by its number. Units of data
// rates, each 1,000 times the one before.
type PortSpeedChoice = any

// ComputingResourcesData: Computing resources as it is saved; what is absent keeps its value. Share of the host that a virtual
// machine or service claims, for planning capacity.
type ComputingResourcesData struct {
	// RAM: Main memory that is claimed, in the unit stated beside it.
	Ram any `json:"ram,omitempty"`
	// Memory unit: Unit of the main memory, such as GB.
	RamUnit any `json:"ram_unit,omitempty"`
	// CPU frequency: Computing power that is claimed, as the sum of the frequencies of all cores.
	Cpu any `json:"cpu,omitempty"`
	// CPU frequency unit: Unit of the computing power, such as GHz.
	CpuUnit any `json:"cpu_unit,omitempty"`
	// Disc space: Disk space that is claimed, in the unit stated beside it.
	DiscSpace any `json:"disc_space,omitempty"`
	// Disc space unit: Unit of the disk space, such as TB.
	DiscSpaceUnit any `json:"disc_space_unit,omitempty"`
	// Network bandwidth: Data rate that is claimed on the network, in the unit stated beside it.
	NetworkBandwidth any `json:"network_bandwidth,omitempty"`
	// Network bandwidth unit: Unit of the data rate, such as Mbit/s.
	NetworkBandwidthUnit any `json:"network_bandwidth_unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ConnectorTypeChoice: A choice of the dialog connector_type, by its constant, textual id or title, or by its number.
type ConnectorTypeChoice = any

// ChoicesInput: Several choices as they are saved: ids as numbers, constants or titles as texts.
type ChoicesInput = []any

// ConnectorData: Connectors as it is saved; what is absent keeps its value. All sockets and plugs of a device that cables go
// into: network, power, fibre.
type ConnectorData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Label beside the socket, such as Port 12 or Outlet 3.
	Title *Nullable[string] `json:"title,omitempty"`
	// In-/Output: Whether signals or power come in here or go out.
	Type any `json:"type,omitempty"`
	// Wiring system: Cabling of the building that the socket is part of.
	WiringSystem any `json:"wiring_system,omitempty"`
	// Interface: Exchangeable module in the socket, such as SFP+.
	Interface ChoiceInput `json:"interface,omitempty"`
	// Color / wave lengths: Wavelengths or colours that the optical connection uses, such as 1310 nm.
	FiberWaveLengths any `json:"fiber_wave_lengths,omitempty"`
	// Connection type: Shape of the plug, such as RJ-45 or LC.
	ConnectionType ChoiceInput `json:"connection_type,omitempty"`
	// Assigned to connector: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector any `json:"assigned_connector,omitempty"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions *Nullable[string] `json:"assigned_positions,omitempty"`
	// Assigned category type: Constant of the category that the socket comes from, where it is a port or a power plug.
	AssignedCategory *Nullable[string] `json:"assigned_category,omitempty"`
	// Cable: Object that documents the wire plugged in here, with its kind and length.
	CableConnection any `json:"cable_connection,omitempty"`
	// Used fiber/lead (RX): Fibre or wire of the cable that receives.
	UsedFiberLeadRx any `json:"used_fiber_lead_rx,omitempty"`
	// Used fiber/lead (TX): Fibre or wire of the cable that sends.
	UsedFiberLeadTx any `json:"used_fiber_lead_tx,omitempty"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling any `json:"connector_sibling,omitempty"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions *Nullable[string] `json:"sibling_positions,omitempty"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions any `json:"positions,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
	// Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
	RelationDirection any `json:"relation_direction,omitempty"`
}

// ContactData: Contact assignment as it is saved; what is absent keeps its value. People, groups and companies that have to do
// with this object, each in a role.
type ContactData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Contact: Person, group or organisation, under the key that existing clients write.
	Contact any `json:"contact,omitempty"`
	// Contact object: Person, group or organisation that is responsible, uses the object or has supplied it.
	ContactObject any `json:"contact_object,omitempty"`
	// Primary: Marks the contact that is to be called first.
	Primary any `json:"primary,omitempty"`
	// Role: Relation of the contact to the object, such as administrator, user or supplier.
	Role ChoiceInput `json:"role,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ContractAssignmentData: Contract assignment as it is saved; what is absent keeps its value. Contracts that cover this object,
// such as maintenance or leasing.
type ContractAssignmentData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned contract: Contract that covers the object.
	ConnectedContract any `json:"connected_contract,omitempty"`
	// Contract begin: First day on which the contract covers this object.
	ContractStart *Nullable[string] `json:"contract_start,omitempty"`
	// Contract end: Last day on which the contract covers this object.
	ContractEnd *Nullable[string] `json:"contract_end,omitempty"`
	// Reaction rate: How fast the partner has to react, such as 24x7x4: around the clock, within four hours.
	ReactionRate ChoiceInput `json:"reaction_rate,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ControllerData: Controller as it is saved; what is absent keeps its value. Adapters inside a device that disks and drives are
// connected to.
type ControllerData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name by which the operating system or the slot knows it, such as RAID slot 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Type: Bus that its disks use, such as SATA or SAS.
	Type ChoiceInput `json:"type,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model ChoiceInput `json:"model,omitempty"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware *Nullable[string] `json:"firmware,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ControllerFcPortData: FC port as it is saved; what is absent keeps its value. Fibre Channel ports by which a server or
// storage system is connected to the SAN.
type ControllerFcPortData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Label of the port, such as FC0 or Slot 2 Port 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Type: Role of the port in the fabric, such as N_Port, F_Port or E_Port.
	Type ChoiceInput `json:"type,omitempty"`
	// Connected controller: Host bus adapter of this device that the port is part of.
	ConnectedController any `json:"connected_controller,omitempty"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling any `json:"connector_sibling,omitempty"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions *Nullable[string] `json:"sibling_positions,omitempty"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions any `json:"positions,omitempty"`
	// Medium: Cable it takes, such as multimode fibre OM4.
	Medium ChoiceInput `json:"medium,omitempty"`
	// Speed: Data rate of the port, such as 16, in the unit stated beside it.
	Speed any `json:"speed,omitempty"`
	// Speed unit: Unit of the data rate, such as Gbit/s.
	SpeedUnit any `json:"speed_unit,omitempty"`
	// Node WWN: World Wide Name of the whole device, such as 50:01:43:80:12:34:56:78.
	Wwn *Nullable[string] `json:"wwn,omitempty"`
	// Port WW(P)N: World Wide Name of this port alone, by which SAN zones are made.
	Wwpn *Nullable[string] `json:"wwpn,omitempty"`
	// SAN zone and connection type: SAN zones of which the port is a member.
	SanZones any `json:"san_zones,omitempty"`
	// Connection: Connection point of this device that stands for the port.
	Connector any `json:"connector,omitempty"`
	// Connection: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector any `json:"assigned_connector,omitempty"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions *Nullable[string] `json:"assigned_positions,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
	// Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
	RelationDirection any `json:"relation_direction,omitempty"`
}

// CpuData: CPU as it is saved; what is absent keeps its value. Processors of a device, an entry per socket.
type CpuData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Product name as the system shows it, such as Xeon Gold 6338.
	Title *Nullable[string] `json:"title,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Type: Family of processors, such as Xeon or EPYC.
	Type ChoiceInput `json:"type,omitempty"`
	// CPU frequency: Clock rate of one core, in the unit stated beside it.
	Frequency any `json:"frequency,omitempty"`
	// CPU frequency unit: Unit of the clock rate, such as GHz.
	FrequencyUnit any `json:"frequency_unit,omitempty"`
	// CPU cores: How many cores this processor has; licences are often counted by them.
	Cores any `json:"cores,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NumberInput: A number as it is saved: a number or a numeric text, decimals behind a point or a comma.
type NumberInput = any

// CustomFieldsExampleData: Example (custom) as it is saved; what is absent keeps its value. One attribute of every kind that
// categories of a site may have, to try out how each is saved and read.
type CustomFieldsExampleData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Checkbox: Example of a box to tick: set or not set.
	Checkbox any `json:"checkbox,omitempty"`
	// File: Example of a link to an object that holds a file.
	File any `json:"file,omitempty"`
	// Date: Example of a day without time, such as 2026-03-31.
	Day *Nullable[string] `json:"day,omitempty"`
	// Date and time: Example of a day with time, such as 2026-03-31 14:30:00.
	Moment *Nullable[string] `json:"moment,omitempty"`
	// Dialog+: Example of one choice out of a list that users may extend.
	Choice ChoiceInput `json:"choice,omitempty"`
	// Dialog+ (multiple): Example of several choices out of one list.
	Choices any `json:"choices,omitempty"`
	// HTML editor: Example of a text with headings, lists and links.
	Html *Nullable[string] `json:"html,omitempty"`
	// Yes/No: Example of a question with two outcomes.
	YesNo any `json:"yes_no,omitempty"`
	// Link: Example of an address to click, such as https://example.org.
	Link *Nullable[string] `json:"link,omitempty"`
	// Number: Example of a value to calculate with, such as 12.5.
	Number any `json:"number,omitempty"`
	// Object relation: Example of a link to one object that also makes a relation.
	Relation any `json:"relation,omitempty"`
	// Object relation (multiple): Example of links to several objects that also make relations.
	Relations any `json:"relations,omitempty"`
	// Object: Example of a link to one object without a relation.
	Object any `json:"object,omitempty"`
	// Objects: Example of links to several objects without relations.
	Objects any `json:"objects,omitempty"`
	// Text: Example of a text on one line of up to 255 characters.
	Text *Nullable[string] `json:"text,omitempty"`
	// Text (masked): Example of a text that forms hide while it is typed.
	Secret *Nullable[string] `json:"secret,omitempty"`
	// Text (multi-line): Example of a text on several lines.
	Note *Nullable[string] `json:"note,omitempty"`
	// Time: Example of a time of day, such as 14:30.
	Clock *Nullable[string] `json:"clock,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// DatabaseData: DBMS as it is saved; what is absent keeps its value. Database systems that run on this server, with instance,
// port and paths.
type DatabaseData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// DBMS: Installed database software the instance belongs to, such as PostgreSQL.
	AssignedDbms any `json:"assigned_dbms,omitempty"`
	// Instanz name: Name that clients connect to, such as MSSQLSERVER or ORCL.
	InstanceName *Nullable[string] `json:"instance_name,omitempty"`
	// Instanz type: Kind of operation, such as stand-alone, replica or cluster.
	InstanceType ChoiceInput `json:"instance_type,omitempty"`
	// Max size: How large the instance may grow, in the unit stated beside it.
	Size any `json:"size,omitempty"`
	// Size unit: Unit of the largest size, such as GB.
	SizeUnit any `json:"size_unit,omitempty"`
	// Version: Release of the database software, such as 16.4.
	Version any `json:"version,omitempty"`
	// Path: Folder in which the instance keeps its data, such as /var/lib/postgresql.
	Path *Nullable[string] `json:"path,omitempty"`
	// Port: TCP port on which the instance listens, such as 5432.
	Port *Nullable[string] `json:"port,omitempty"`
	// Port Name: Name of the listener or endpoint, such as LISTENER.
	PortName *Nullable[string] `json:"port_name,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// DatabaseAssignmentData: Database assignment as it is saved; what is absent keeps its value. Database schemas that this
// software works with, and where that software runs.
type DatabaseAssignmentData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Target schema: Schema that holds the data of the software.
	DatabaseAssignment LinkInput `json:"database_assignment,omitempty"`
	// Software runs on: Device the software is installed on.
	RunsOn LinkInput `json:"runs_on,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// DatabaseSaData: Databases as it is saved; what is absent keeps its value. Single databases within the instances of this
// server, with size and schemas.
type DatabaseSaData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned DBMS: Installed database software that manages the database.
	AssignedDatabase any `json:"assigned_database,omitempty"`
	// Instance: Instance in which the database is kept.
	AssignedInstance any `json:"assigned_instance,omitempty"`
	// Schemes: Names of the schemas within the database, such as public or dbo.
	AssignedSchemas any `json:"assigned_schemas,omitempty"`
	// Title: Name of the database, such as erp_prod.
	Title *Nullable[string] `json:"title,omitempty"`
	// Size: Space the database takes up now, in the unit stated beside it.
	Size any `json:"size,omitempty"`
	// Unit: Unit of the space that is taken up, such as GB.
	SizeUnit any `json:"size_unit,omitempty"`
	// Max size: Space the database may grow to, in the unit stated beside it.
	MaxSize any `json:"max_size,omitempty"`
	// Max Unit: Unit of the space it may grow to, such as GB.
	MaxSizeUnit ChoiceInput `json:"max_size_unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// DatabaseTableData: Tables as it is saved; what is absent keeps its value. Tables that are worth documenting, with rows and
// space, to watch how they grow.
type DatabaseTableData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the table within its schema, such as customers.
	Title *Nullable[string] `json:"title,omitempty"`
	// Row count: How many records the table holds.
	RowCount *Nullable[string] `json:"row_count,omitempty"`
	// Assigned database: Database that the table is part of.
	AssignedDatabase any `json:"assigned_database,omitempty"`
	// Schema: Part of the database that holds the table, such as public.
	AssignedSchema ChoiceInput `json:"assigned_schema,omitempty"`
	// Schema size: Space all tables of the schema take up together, in the unit stated beside it.
	SchemaSize any `json:"schema_size,omitempty"`
	// Schema size unit: Unit of the space of the whole schema, such as GB.
	SchemaSizeUnit any `json:"schema_size_unit,omitempty"`
	// Size: Space the table takes up now, in the unit stated beside it.
	Size any `json:"size,omitempty"`
	// Size unit: Unit of the space the table takes up, such as MB.
	SizeUnit any `json:"size_unit,omitempty"`
	// Max size: Space the table may grow to, in the unit stated beside it.
	MaxSize any `json:"max_size,omitempty"`
	// Max size unit: Unit of the space the table may grow to, such as GB.
	MaxSizeUnit ChoiceInput `json:"max_size_unit,omitempty"`
	// Import Key: Identifier by which an import recognises the table.
	ImportKey *Nullable[string] `json:"import_key,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// IntegerInput: An integer as it is saved: a number or a numeric text.
type IntegerInput = any

// DriveData: Drive as it is saved; what is absent keeps its value. Partitions and volumes as the operating system sees them,
// with size and free space.
type DriveData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Drive letter: Letter or folder under which the volume is reached, such as C: or /var.
	MountPoint *Nullable[string] `json:"mount_point,omitempty"`
	// Title: Label of the volume, such as System or Data.
	Title *Nullable[string] `json:"title,omitempty"`
	// System drive: Whether the operating system starts from it.
	SystemDrive any `json:"system_drive,omitempty"`
	// Filesystem: How files are stored on it, such as NTFS or ext4.
	Filesystem ChoiceInput `json:"filesystem,omitempty"`
	// Capacity: Size of the volume, in the unit stated beside it.
	Capacity any `json:"capacity,omitempty"`
	// Unit: Unit of the size of the volume, such as GB.
	Unit any `json:"unit,omitempty"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial *Nullable[string] `json:"serial,omitempty"`
	// Software RAID group: Array made by the operating system that the volume lies on.
	AssignedRaid any `json:"assigned_raid,omitempty"`
	// Type: Number of the kind of drive, for clients that keep one.
	DriveType any `json:"drive_type,omitempty"`
	// On device: Physical disk of this object that the volume lies on.
	Device any `json:"device,omitempty"`
	// On device Raid-Array: Array made by the controller that the volume lies on.
	Raid any `json:"raid,omitempty"`
	// On device Logical devices (Client): Logical device of the storage network that the volume lies on.
	Ldev any `json:"ldev,omitempty"`
	// Object type constant: Constant of the category in which the carrier of the volume is listed.
	CategoryConst *Nullable[string] `json:"category_const,omitempty"`
	// Free Diskspace: Space that is still free, in the unit stated beside it.
	FreeSpace any `json:"free_space,omitempty"`
	// Memory unit: Unit of the space that is still free, such as GB.
	FreeSpaceUnit any `json:"free_space_unit,omitempty"`
	// Used Diskspace: Space that files take up, in the unit stated beside it.
	UsedSpace any `json:"used_space,omitempty"`
	// Memory unit: Unit of the space that files take up, such as GB.
	UsedSpaceUnit any `json:"used_space_unit,omitempty"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware *Nullable[string] `json:"firmware,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// EmergencyPlanData: Emergency plan assignment as it is saved; what is absent keeps its value. Plans that say what to do when
// this object fails.
type EmergencyPlanData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Occasion for which the plan is assigned, such as Restart after power failure.
	Title *Nullable[string] `json:"title,omitempty"`
	// Assigned emergency plan: Object that holds the plan, as steps or as a file.
	EmergencyPlan any `json:"emergency_plan,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// FiberLeadData: Fiber/lead as it is saved; what is absent keeps its value. Single fibres or wires of a cable, to document each
// signal path.
type FiberLeadData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Label: Mark on the fibre or wire, such as F01.
	Label *Nullable[string] `json:"label,omitempty"`
	// Category: Optical class that decides on range, such as OM4 or OS2.
	Category ChoiceInput `json:"category,omitempty"`
	// Color: Colour of the coating, by which the fibre is told apart in the bundle.
	Color ChoiceInput `json:"color,omitempty"`
	// Damping: Measured loss of signal in decibels.
	Damping any `json:"damping,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// FileData: Files as it is saved; what is absent keeps its value. Documents that belong to this object, such as manuals, photos
// or diagrams.
type FileData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// File: Object that holds the document and its versions.
	File any `json:"file,omitempty"`
	// HTTP-Link (extern): Address of a document that is kept elsewhere, such as in a wiki.
	Link *Nullable[string] `json:"link,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// WeightUnitChoice: A choice of the dialog weight_unit, by its constant, textual id or title, or by its number.
type WeightUnitChoice = any

// FormfactorData: Form factor as it is saved; what is absent keeps its value. Size and weight of a device, and how many units
// it takes in a rack.
type FormfactorData struct {
	// Form factor: Shape of the case, such as 19-inch, tower or desktop.
	Formfactor ChoiceInput `json:"formfactor,omitempty"`
	// Rack units: How many units the device takes, or the rack has; one is 44.45 mm; 0 takes none, and is mounted beside.
	Rackunits any `json:"rackunits,omitempty"`
	// Dimension unit: Unit of width, height and depth, such as cm.
	Unit any `json:"unit,omitempty"`
	// Width: Extent from left to right, in the unit stated for all three.
	Width any `json:"width,omitempty"`
	// Height: Extent from bottom to top, in the unit stated for all three.
	Height any `json:"height,omitempty"`
	// Depth: Extent from front to back, in the unit stated for all three.
	Depth any `json:"depth,omitempty"`
	// Weight: How heavy the device is, to check loads of racks and floors.
	Weight any `json:"weight,omitempty"`
	// weight unit: Unit of the weight, such as kg.
	WeightUnit any `json:"weight_unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// CmdbStatusChoice: A choice of the dialog cmdb_status, by its constant, textual id or title, or by its number.
type CmdbStatusChoice = any

// ObjectTypeChoice: A choice of the dialog object_type, by its constant, textual id or title, or by its number.
type ObjectTypeChoice = any

// GlobalData: General as it is saved; what is absent keeps its value. Basic facts of every object: its name, its type, its
// status, and when it was last changed.
type GlobalData struct {
	// Title: Name by which people know the object, such as web1.example.org.
	Title *string `json:"title,omitempty"`
	// Purpose: Environment or use that the object is there for, such as production, quality assurance or test.
	Purpose ChoiceInput `json:"purpose,omitempty"`
	// Category: Grouping of your own across object types, such as by department or location.
	Category ChoiceInput `json:"category,omitempty"`
	// SYSID: Identifier that no other object has, given by the service unless one is saved; fit for labels.
	Sysid *Nullable[string] `json:"sysid,omitempty"`
	// CMDB status: Stage in the life of the thing itself, such as planned, in operation or defect.
	CmdbStatus any `json:"cmdb_status,omitempty"`
	// Object type: Kind of thing the object is, such as server or building; it decides on the usual categories.
	Type any `json:"type,omitempty"`
	// Tags: Free keywords to find and group objects by.
	Tag any `json:"tag,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// GraphicData: Graphic card as it is saved; what is absent keeps its value. Cards and chips that drive the screens of a device
// or compute for it.
type GraphicData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Product name of the card, such as RTX A2000.
	Title *Nullable[string] `json:"title,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Memory: Video memory of the card, in the unit stated beside it.
	Memory any `json:"memory,omitempty"`
	// Memory unit: Unit of the video memory, such as GB.
	Unit any `json:"unit,omitempty"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware *Nullable[string] `json:"firmware,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// GroupMembershipsData: Group memberships as it is saved; what is absent keeps its value. Object groups that contain this
// object, seen from the object.
type GroupMembershipsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Group: Object group that the object is in.
	ConnectedObject any `json:"connected_object,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// GuestSystemsData: Guest systems as it is saved; what is absent keeps its value. Virtual machines that run on this host.
type GuestSystemsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Guest systems: Virtual machine that runs here.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// HbaTypeChoice: A choice of the dialog hba_type, by its constant, textual id or title, or by its number.
type HbaTypeChoice = any

// HbaData: Host Bus Adapter (HBA) as it is saved; what is absent keeps its value. Adapters that connect a server to the storage
// network.
type HbaData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the adapter, such as HBA slot 3.
	Title *Nullable[string] `json:"title,omitempty"`
	// Type: Protocol the adapter speaks, such as FC or iSCSI.
	Type any `json:"type,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model ChoiceInput `json:"model,omitempty"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware *Nullable[string] `json:"firmware,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// IdentifierData: Data Source as it is saved; what is absent keeps its value. Names under which other systems know this object,
// so that imports and scripts find it again.
type IdentifierData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Key: Name of the identifier in the other system, such as deviceid.
	Key *Nullable[string] `json:"key,omitempty"`
	// Value: The identifier itself, such as 10233.
	Value *Nullable[string] `json:"value,omitempty"`
	// Type: System that gave the identifier, such as JDisc or OTRS.
	Type ChoiceInput `json:"type,omitempty"`
	// Group: Part of the other system, such as a tenant or a scan profile.
	Group *Nullable[string] `json:"group,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ImageData: Object picture as it is saved; what is absent keeps its value. One photo or drawing that stands for the object in
// lists and on its page.
type ImageData struct {
	// Uploaded images: File name of the picture, such as server-front.png.
	ImageSelection *Nullable[string] `json:"image_selection,omitempty"`
	// File: The picture itself, as PNG, JPEG or another common format.
	Image *Nullable[string] `json:"image,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ImagesData: Images as it is saved; what is absent keeps its value. Further photos of the object, such as type plate, rear
// side or place of installation.
type ImagesData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// File name: Name of the picture with its ending, such as rear.jpg.
	Name *Nullable[string] `json:"name,omitempty"`
	// File content: The picture itself, Base64-encoded in calls.
	Content *Nullable[string] `json:"content,omitempty"`
}

// InvoiceData: Invoice as it is saved; what is absent keeps its value. Bills for this object, from receipt to payment.
type InvoiceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Goods or work that is charged, such as Maintenance 2026.
	Denotation *Nullable[string] `json:"denotation,omitempty"`
	// Invoice Date: Day printed on the bill.
	Date *Nullable[string] `json:"date,omitempty"`
	// Amount: Sum that has to be paid.
	Amount any `json:"amount,omitempty"`
	// Edited at: Day the bill was checked and approved.
	Edited *Nullable[string] `json:"edited,omitempty"`
	// Dispensing Tax Accounting: Day the bill was handed to the accounting department.
	FinancialAccountingDelivery *Nullable[string] `json:"financial_accounting_delivery,omitempty"`
	// Charged: Whether the sum has left the account.
	Charged any `json:"charged,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NetTypeChoice: A choice of the dialog net_type, by its constant, textual id or title, or by its number. IPv4 and IPv6 are
// checked as such; AppleTalk and IPX are kept for old networks.
type NetTypeChoice = any

// IpAssignmentChoice: A choice of the dialog ip_assignment, by its constant, textual id or title, or by its number. DHCP
// reserved: always the same address for a known device; unnumbered: the port borrows that of another.
type IpAssignmentChoice = any

// Ipv6AssignmentChoice: A choice of the dialog ipv6_assignment, by its constant, textual id or title, or by its number. SLAAC:
// the device makes its address itself; DHCPv6: a server gives it; reserved: always the same one.
type Ipv6AssignmentChoice = any

// IpAliasesRowData: A row of aliases as it is saved.
type IpAliasesRowData struct {
	Hostname *Nullable[string] `json:"hostname,omitempty"`

	Domain *Nullable[string] `json:"domain,omitempty"`
}

// IpData: Host address as it is saved; what is absent keeps its value. Network addresses of a device, with host name, net and
// port.
type IpData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Type: Protocol of the address: IPv4, IPv6 or an older one.
	NetType any `json:"net_type,omitempty"`
	// Primary: Marks the address by which the device is reached for administration.
	Primary any `json:"primary,omitempty"`
	// Active: Whether the address is in use at the moment.
	Active any `json:"active,omitempty"`
	// Net: Layer 3 net the address lies in, such as 192.168.10.0/24.
	Net any `json:"net,omitempty"`
	// Net zone: Security zone within the net, such as DMZ.
	Zone any `json:"zone,omitempty"`
	// Address allocation IPv4: How the device gets its address: fixed, from DHCP, or reserved there.
	Ipv4Assignment any `json:"ipv4_assignment,omitempty"`
	// IPv4 address: Four numbers with dots, such as 192.168.10.21.
	Ipv4Address *Nullable[string] `json:"ipv4_address,omitempty"`
	// Address allocation IPv6: How the device gets its address: fixed, by SLAAC or from DHCPv6.
	Ipv6Assignment any `json:"ipv6_assignment,omitempty"`
	// IPv6 scope: How far the address is valid: worldwide, within the organisation or on one link.
	Ipv6Scope ChoiceInput `json:"ipv6_scope,omitempty"`
	// IPv6 address: Groups of hexadecimal digits with colons, such as 2001:db8::21.
	Ipv6Address *Nullable[string] `json:"ipv6_address,omitempty"`
	// Hostname: Name of the device without its domain, such as web1.
	Hostname *Nullable[string] `json:"hostname,omitempty"`
	// Domain: Part of the full name after the host name, such as example.org.
	Domain *Nullable[string] `json:"domain,omitempty"`
	// DNS Server: Servers that the device asks to resolve names.
	DnsServer any `json:"dns_server,omitempty"`
	// Search domain: Domains that are appended to short names, such as intra.example.org.
	DnsDomain any `json:"dns_domain,omitempty"`
	// Default gateway for the net: Whether this address is the way out of its net, as that of a router.
	UseStandardGateway any `json:"use_standard_gateway,omitempty"`
	// Shared as: Role in which other devices have the same address on purpose, such as VRRP or anycast; without one it is
	// unique in its net.
	SharedAs ChoiceInput `json:"shared_as,omitempty"`
	// Assigned Port: Physical port of this device that has the address.
	AssignedPort any `json:"assigned_port,omitempty"`
	// Assigned Logical Port: Interface made in software, such as a VLAN or a bond, that has the address.
	AssignedLogicalPort any `json:"assigned_logical_port,omitempty"`
	// Aliases: Further names that resolve to this address, as CNAME records do.
	Aliases any `json:"aliases,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ItsTypeData: Service Type as it is saved; what is absent keeps its value. Classification of a service, for reports and
// service catalogues.
type ItsTypeData struct {
	// Type: Class the service belongs to, such as business service or infrastructure.
	ItsType ChoiceInput `json:"its_type,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ItServiceData: Service assignment as it is saved; what is absent keeps its value. Services that this object is part of, and
// which therefore suffer when it fails.
type ItServiceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Service: Service that needs the object.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// ItServiceComponentsData: Service components as it is saved; what is absent keeps its value. Objects the service consists of:
// servers, software, networks, people.
type ItServiceComponentsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned object: Object without which the service does not work.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// WeightingChoice: A choice of the dialog weighting, by its constant, textual id or title, or by its number. How badly a
// failure passes on: 1 is very important, 5 important, 10 not important.
type WeightingChoice = any

// ItServiceRelationsData: Service Relation as it is saved; what is absent keeps its value. How the parts of a service depend on
// each other, with a weight for each dependency.
type ItServiceRelationsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object 1: First side of the relation, such as the database server.
	Object1 LinkInput `json:"object1,omitempty"`
	// Object 2: Second side of the relation, such as the web server that needs it.
	Object2 LinkInput `json:"object2,omitempty"`
	// Relation type: Meaning of the relation, such as runs on or is connected to.
	RelationType any `json:"relation_type,omitempty"`
	// Weighting: How badly a failure of one side hits the other, from 1 (most) to 10 (least).
	Weighting WeightingChoice `json:"weighting,omitempty"`
	// Service: Service for which the relation matters.
	Itservice any `json:"itservice,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// JdiscCaTypeChoice: A choice of the dialog jdisc_ca_type, by its constant, textual id or title, or by its number.
type JdiscCaTypeChoice = any

// JdiscCaData: JDisc custom attributes as it is saved; what is absent keeps its value. Values of your own that were kept at the
// device in JDisc and taken over from there.
type JdiscCaData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Attribute title: Name of the value in JDisc, such as Rack label.
	Attribute *string `json:"attribute,omitempty"`
	// Attribute content: The value as text, even where it is a number or a date.
	AttributeContent *Nullable[string] `json:"attribute_content,omitempty"`
	// Attribute content: Kind of the value in JDisc, such as text, integer or date.
	AttributeType any `json:"attribute_type,omitempty"`
	// Attribute folder: Path of folders under which JDisc shows the value.
	AttributeFolder *Nullable[string] `json:"attribute_folder,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// LastLoginUserData: Last login user as it is saved; what is absent keeps its value. Account that was last used on this
// computer, to find out where a device has gone.
type LastLoginUserData struct {
	// Last logged in user: Name of the account, such as EXAMPLE\jdoe.
	LastLogin *Nullable[string] `json:"last_login,omitempty"`
	// Type: Origin of the account, such as local or domain.
	Type *Nullable[string] `json:"type,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// LdevClientData: Logical devices (Client) as it is saved; what is absent keeps its value. Storage that this server gets from a
// storage system over the SAN.
type LdevClientData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the device on the server, such as mpatha or Disk 4.
	Title *Nullable[string] `json:"title,omitempty"`
	// Path: FC ports of the server over which the storage is reached.
	Paths any `json:"paths,omitempty"`
	// Logical devices (LDEV Server): Logical device on the storage system that stands behind it.
	AssignedLdevserver any `json:"assigned_ldevserver,omitempty"`
	// Primary path: FC port that is used as long as it works.
	PrimaryPath any `json:"primary_path,omitempty"`
	// Multipath technology: How the server spreads load over several paths or changes between them.
	Multipath ChoiceInput `json:"multipath,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// LdevServerData: Logical devices (LDEV Server) as it is saved; what is absent keeps its value. Storage that this system offers
// to servers over the SAN, an entry per LUN.
type LdevServerData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the logical device, such as VOL_ERP_01.
	Title *Nullable[string] `json:"title,omitempty"`
	// LUN: Number under which servers see the device, such as 12.
	Lun *Nullable[string] `json:"lun,omitempty"`
	// Segment size (kB): Length of the blocks spread over the disks, such as 64 or 128.
	SegmentSize any `json:"segment_size,omitempty"`
	// Memory-unit: Unit of the size offered to servers, such as GB.
	Unit any `json:"unit,omitempty"`
	// Capacity: Size that servers see, in the unit stated beside it.
	Capacity any `json:"capacity,omitempty"`
	// Attached devices: Disks of this system that hold the data.
	ConnectedDevices any `json:"connected_devices,omitempty"`
	// Paths: FC ports of this system that lead to the device.
	Paths any `json:"paths,omitempty"`
	// Primary path: FC port of this system that servers use first.
	PrimaryPath any `json:"primary_path,omitempty"`
	// Multipath technology: How load is spread over several paths, or which path takes over.
	Multipath ChoiceInput `json:"multipath,omitempty"`
	// Tier class: Class of speed and price, such as gold for flash.
	Tierclass ChoiceInput `json:"tierclass,omitempty"`
	// Logical devices (Client): Devices on servers that use this storage.
	LdevClients any `json:"ldev_clients,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// LocationOptionChoice: A choice of the dialog location_option, by its constant, textual id or title, or by its number.
// Horizontal devices lie in the units, vertical ones stand in the slots beside them.
type LocationOptionChoice = any

// LocationInsertionChoice: A choice of the dialog location_insertion, by its constant, textual id or title, or by its number. A
// device on both sides fills its units from front to back; others leave room behind them.
type LocationInsertionChoice = any

// LocationData: Location as it is saved; what is absent keeps its value. Where the object is: in which room, in which rack, at
// which height.
type LocationData struct {
	// Location: Building, room or rack that the object is directly in.
	Parent any `json:"parent,omitempty"`
	// Assembly: Whether the device lies across the units of the rack or stands upright beside them.
	Option any `json:"option,omitempty"`
	// Insertion: Side of the rack that the device is mounted on: front, back or both.
	Insertion any `json:"insertion,omitempty"`
	// Position in the rack: Number of the rack unit that the device begins at, as printed on the rails; 10.5 is the upper half
	// of unit 10.
	Pos any `json:"pos,omitempty"`
	// GPS: Coordinates as one text, for clients that keep them so.
	Gps *Nullable[string] `json:"gps,omitempty"`
	// Latitude: Degrees north of the equator, such as 52.5200; south of it with a minus.
	Latitude *Nullable[string] `json:"latitude,omitempty"`
	// Longitude: Degrees east of Greenwich, such as 13.4050; west of it with a minus.
	Longitude *Nullable[string] `json:"longitude,omitempty"`
	// SNMP sysLocation: Place as it is set on the device itself, readable over SNMP.
	SnmpSyslocation *Nullable[string] `json:"snmp_syslocation,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// LogbookData: Logbook as it is saved; what is absent keeps its value. Notes on what happened to this object, written by people
// and scripts.
type LogbookData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// LogicalUnitData: Logical location as it is saved; what is absent keeps its value. Person that a workplace or device belongs
// to, apart from where it stands.
type LogicalUnitData struct {
	// Parent object: Person that works here.
	Parent any `json:"parent,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// MailAddressesData: E-Mail addresses as it is saved; what is absent keeps its value. All e-mail addresses of a person, group
// or organisation.
type MailAddressesData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// E-mail address: One address, such as jane.doe@example.org.
	Title *Nullable[string] `json:"title,omitempty"`
	// Primary: Marks the address that messages are sent to.
	Primary any `json:"primary,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ManagedObjectsData: Virtual managed objects as it is saved; what is absent keeps its value. Virtualization hosts that this
// management system controls.
type ManagedObjectsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object: Host that is controlled from here.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// ManualData: Manual assignment as it is saved; what is absent keeps its value. Manuals and guides for operating this object.
type ManualData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Subject of the manual, such as Installation guide.
	Title *Nullable[string] `json:"title,omitempty"`
	// Manual file: Object that holds the document.
	Manual any `json:"manual,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// MemoryData: Memory as it is saved; what is absent keeps its value. Memory modules of a device; equal modules may share an
// entry.
type MemoryData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Quantity: How many equal modules the entry stands for.
	Quantity any `json:"quantity,omitempty"`
	// Title: Build of the modules, such as SDRAM or Flash.
	Title ChoiceInput `json:"title,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Type: Generation that slots must fit, such as DDR5.
	Type ChoiceInput `json:"type,omitempty"`
	// Capacity: Size of one module, in the unit stated beside it.
	Capacity any `json:"capacity,omitempty"`
	// Memory unit: Unit of the size of a module, such as GB.
	Unit any `json:"unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ModelData: Model as it is saved; what is absent keeps its value. Which product the device is, with the numbers that support
// and warranty ask for.
type ModelData struct {
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Model: Product name out of those of the manufacturer, such as PowerEdge R760.
	Title ChoiceInput `json:"title,omitempty"`
	// Product ID: Number by which the product is ordered, such as P52560-421.
	Productid *Nullable[string] `json:"productid,omitempty"`
	// Service Tag: Code of the manufacturer for this single device, to look up warranty and drivers.
	ServiceTag *Nullable[string] `json:"service_tag,omitempty"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial *Nullable[string] `json:"serial,omitempty"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware *Nullable[string] `json:"firmware,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// MonitoringData: Monitoring as it is saved; what is absent keeps its value. Whether and under which name a monitoring system
// watches this object.
type MonitoringData struct {
	// Active: Whether the object is to be watched.
	Active any `json:"active,omitempty"`
	// Monitoring host: Monitoring server that is in charge.
	MonitoringHost ChoiceInput `json:"monitoring_host,omitempty"`
	// Hostname: Name of the object in the monitoring system, where it is written by hand.
	HostName *Nullable[string] `json:"host_name,omitempty"`
	// Hostname selection: Number of the rule for that name: own name, host name or title of the object.
	HostNameSelection any `json:"host_name_selection,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NetworkData: Network as it is saved; what is absent keeps its value. Menu entry for network hardware and ports of a device;
// it shows the interfaces.
type NetworkData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the card, such as Onboard NIC or Slot 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model ChoiceInput `json:"model,omitempty"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial *Nullable[string] `json:"serial,omitempty"`
	// Slotnumber: Place of the card in the device, such as 3.
	Slot *Nullable[string] `json:"slot,omitempty"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware *Nullable[string] `json:"firmware,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NetworkInterfaceData: Interface as it is saved; what is absent keeps its value. Network cards and line cards of a device,
// which carry its ports.
type NetworkInterfaceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the card, such as Onboard NIC or Slot 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model ChoiceInput `json:"model,omitempty"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial *Nullable[string] `json:"serial,omitempty"`
	// Slotnumber: Place of the card in the device, such as 3.
	Slot *Nullable[string] `json:"slot,omitempty"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware *Nullable[string] `json:"firmware,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NetworkLogPortData: logical Ports as it is saved; what is absent keeps its value. Interfaces made in software: VLANs, bonds,
// bridges, loopbacks.
type NetworkLogPortData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name in the operating system, such as bond0 or Vlan10.
	Title *Nullable[string] `json:"title,omitempty"`
	// Net(s): Layer 2 nets that the interface takes part in.
	Net any `json:"net,omitempty"`
	// MAC: Hardware address of the interface, such as 00:1A:2B:3C:4D:5E.
	Mac *Nullable[string] `json:"mac,omitempty"`
	// Type: Construction in software, such as bond, bridge or VLAN.
	PortType ChoiceInput `json:"port_type,omitempty"`
	// Port Allocation: Physical ports that the interface is made of.
	Ports any `json:"ports,omitempty"`
	// Parent port: Logical interface that this one is stacked on, such as bond0 under bond0.10.
	Parent any `json:"parent,omitempty"`
	// Standard: Protocol that it follows, such as 802.3ad.
	Standard ChoiceInput `json:"standard,omitempty"`
	// Active: Whether the interface is switched on.
	Active any `json:"active,omitempty"`
	// Host address: IP addresses that are set on the interface.
	Addresses any `json:"addresses,omitempty"`
	// Assigned to connector: Logical interface of another device that this one is connected to.
	AssignedConnector any `json:"assigned_connector,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// PortNegotiationChoice: A choice of the dialog port_negotiation, by its constant, textual id or title, or by its number. Both
// ends of a cable should be set alike: automatic on both, or the same fixed values.
type PortNegotiationChoice = any

// PortDuplexChoice: A choice of the dialog port_duplex, by its constant, textual id or title, or by its number. Full: sending
// and receiving at once; half: by turns, as old hubs need it.
type PortDuplexChoice = any

// NetworkPortData: Port as it is saved; what is absent keeps its value. Physical network sockets of a device, with speed, MAC
// address and cable.
type NetworkPortData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the socket, such as eth0 or Gi1/0/24.
	Title *Nullable[string] `json:"title,omitempty"`
	// Connected interface: Network card of this device that the socket is on.
	Interface any `json:"interface,omitempty"`
	// Type: Kind of network, such as Ethernet or WLAN.
	PortType ChoiceInput `json:"port_type,omitempty"`
	// Mode: Whether it stands alone or is part of a link aggregation.
	PortMode ChoiceInput `json:"port_mode,omitempty"`
	// Plug: Shape of the plug that fits, such as RJ-45 or LC.
	PlugType ChoiceInput `json:"plug_type,omitempty"`
	// Negotiation: Whether speed and duplex are agreed automatically or set by hand.
	Negotiation any `json:"negotiation,omitempty"`
	// Duplex: Whether it sends and receives at once, or by turns.
	Duplex any `json:"duplex,omitempty"`
	// Speed: Data rate of the link, such as 10, in the unit stated beside it.
	Speed any `json:"speed,omitempty"`
	// Unit: Unit of the data rate of the link, such as Gbit/s.
	SpeedType any `json:"speed_type,omitempty"`
	// Standard: Ethernet standard that it keeps to, such as 1000BASE-T.
	Standard ChoiceInput `json:"standard,omitempty"`
	// MAC-address: Hardware address of the socket, such as 00:1A:2B:3C:4D:5F.
	Mac *Nullable[string] `json:"mac,omitempty"`
	// MTU: Largest packet in bytes that is sent whole, such as 1500 or 9000.
	Mtu *Nullable[string] `json:"mtu,omitempty"`
	// Connected with: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector any `json:"assigned_connector,omitempty"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions *Nullable[string] `json:"assigned_positions,omitempty"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling any `json:"connector_sibling,omitempty"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions *Nullable[string] `json:"sibling_positions,omitempty"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions any `json:"positions,omitempty"`
	// Cable ID: Object that documents the cable plugged into the port.
	Cable any `json:"cable,omitempty"`
	// Active: Whether the port is switched on in the configuration of the device.
	Active any `json:"active,omitempty"`
	// Host address: IP addresses of this device that the port has.
	Addresses any `json:"addresses,omitempty"`
	// Layer 2 Net: VLANs that the port carries, tagged or not.
	Layer2Assignment any `json:"layer2_assignment,omitempty"`
	// Connected interface (HBA): Host bus adapter of this device that the port is on.
	Hba any `json:"hba,omitempty"`
	// Standard VLAN: VLAN that frames without a tag belong to.
	DefaultVlan any `json:"default_vlan,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
	// Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
	RelationDirection any `json:"relation_direction,omitempty"`
}

// NetConnectionsFolderData: Network connections as it is saved; what is absent keeps its value. Menu entry for open ports and
// connections of a device; it shows the listeners.
type NetConnectionsFolderData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
	Protocol ChoiceInput `json:"protocol,omitempty"`
	// Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
	ProtocolLayer5 ChoiceInput `json:"protocol_layer_5,omitempty"`
	// (Bind) ip address: Address of this device on which the service listens.
	IpAddress any `json:"ip_address,omitempty"`
	// Of: First open port of the range, such as 443.
	PortFrom any `json:"port_from,omitempty"`
	// To: Last open port of the range; the same as the first for a single port.
	PortTo any `json:"port_to,omitempty"`
	// Opened by application: Program that has opened the port.
	OpenedBy any `json:"opened_by,omitempty"`
	// Gateway: Firewall or load balancer that stands before the port.
	Gateway any `json:"gateway,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NetConnectorData: Connection as it is saved; what is absent keeps its value. Connections that this device opens to services
// on other devices, as firewalls have to allow them.
type NetConnectorData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// (Source) ip address: Address of this device that the connection comes from.
	IpAddress any `json:"ip_address,omitempty"`
	// Of: First source port of the range, such as 49152.
	PortFrom any `json:"port_from,omitempty"`
	// To: Last source port of the range; the same as the first for a single port.
	PortTo any `json:"port_to,omitempty"`
	// Listener: Open port on the other side that the connection leads to.
	ConnectedListener LinkInput `json:"connected_listener,omitempty"`
	// Connected with: Device whose service is used.
	ConnectedTo LinkInput `json:"connected_to,omitempty"`
	// Gateway: Firewall or router that the connection passes.
	Gateway any `json:"gateway,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NetListenerData: Listener as it is saved; what is absent keeps its value. Ports of this device that wait for connections, for
// firewall rules and audits.
type NetListenerData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
	Protocol ChoiceInput `json:"protocol,omitempty"`
	// Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
	ProtocolLayer5 ChoiceInput `json:"protocol_layer_5,omitempty"`
	// (Bind) ip address: Address of this device on which the service listens.
	IpAddress any `json:"ip_address,omitempty"`
	// Of: First open port of the range, such as 443.
	PortFrom any `json:"port_from,omitempty"`
	// To: Last open port of the range; the same as the first for a single port.
	PortTo any `json:"port_to,omitempty"`
	// Opened by application: Program that has opened the port.
	OpenedBy any `json:"opened_by,omitempty"`
	// Gateway: Firewall or load balancer that stands before the port.
	Gateway any `json:"gateway,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NetZoneOptionsData: Options as it is saved; what is absent keeps its value. How the zone is drawn in lists of addresses, and
// the domain of its hosts.
type NetZoneOptionsData struct {
	// Zone color: Shade in which addresses of the zone are marked, such as #FF0000.
	Color *Nullable[string] `json:"color,omitempty"`
	// Domain: Domain of the hosts in the zone, such as dmz.example.org.
	Domain *Nullable[string] `json:"domain,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ObjectData: locally assigned objects as it is saved; what is absent keeps its value. Everything that is directly in this
// place: devices in the rack, racks in the room.
type ObjectData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object: Something that stands here; saving it moves it to this place.
	AssignedObject any `json:"assigned_object,omitempty"`
}

// OperatingSystemData: Operating system as it is saved; what is absent keeps its value. System software that the device starts,
// with version and licence.
type OperatingSystemData struct {
	// Operating system: Object of that system software, such as Debian or Windows Server.
	Application any `json:"application,omitempty"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType any `json:"application_type,omitempty"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority any `json:"application_priority,omitempty"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense any `json:"assigned_license,omitempty"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService any `json:"assigned_it_service,omitempty"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant any `json:"assigned_variant,omitempty"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion any `json:"assigned_version,omitempty"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases any `json:"assigned_databases,omitempty"`
	// Installation date: When the system was set up on the device.
	InstallDate *Nullable[string] `json:"installDate,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// PasswdData: Passwords as it is saved; what is absent keeps its value. Accounts and secrets of a device or program; give
// rights on this category to few.
type PasswdData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Purpose of the account, such as Local administrator.
	Title *Nullable[string] `json:"title,omitempty"`
	// Username: Account name to sign in with, such as admin.
	Username *Nullable[string] `json:"username,omitempty"`
	// Password: Secret of the account; lists and forms hide it.
	Password *Nullable[string] `json:"password,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// PersonAssignedWorkstationData: Assigned Workplaces as it is saved; what is absent keeps its value. Desks and devices at which
// this person works.
type PersonAssignedWorkstationData struct {
	// Assigned Workplaces: Places of work of the person; each names the person as its owner.
	AssignedWorkstations any `json:"assigned_workstations,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// PlanningData: Status-Planning as it is saved; what is absent keeps its value. Which CMDB status the object is to have in
// which period, such as from order to scrapping.
type PlanningData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// CMDB status: Status that is planned for the period.
	CmdbStatus any `json:"cmdb_status,omitempty"`
	// Validity period from: First day of the planned status.
	Start *Nullable[string] `json:"start,omitempty"`
	// Validity period to: Last day of the planned status.
	End *Nullable[string] `json:"end,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// PowerConsumerData: Power consumer as it is saved; what is absent keeps its value. Power supply units and plugs through which
// a device draws current.
type PowerConsumerData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Label of the power supply unit, such as PSU 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Active: Whether the unit is in use, or only there as a spare.
	Active any `json:"active,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model ChoiceInput `json:"model,omitempty"`
	// Volt: Voltage the unit needs, such as 230.
	Volt any `json:"volt,omitempty"`
	// Watt: Power it draws at most, to plan circuits and cooling.
	Watt any `json:"watt,omitempty"`
	// Ampere: Current it draws at most, such as 3.5.
	Ampere any `json:"ampere,omitempty"`
	// BTU: Heat it gives off per hour in British thermal units.
	Btu *Nullable[string] `json:"btu,omitempty"`
	// Target object: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector any `json:"assigned_connector,omitempty"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions *Nullable[string] `json:"assigned_positions,omitempty"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling any `json:"connector_sibling,omitempty"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions *Nullable[string] `json:"sibling_positions,omitempty"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions any `json:"positions,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// PowerSupplierData: Power supplier as it is saved; what is absent keeps its value. Power that a UPS, PDU or fuse delivers to
// other devices.
type PowerSupplierData struct {
	// Title: Label of the outlet or fuse, such as F12.
	Title *Nullable[string] `json:"title,omitempty"`
	// Volt: Voltage that is delivered, such as 230.
	Volt any `json:"volt,omitempty"`
	// Watt: Power that is delivered at most.
	Watt any `json:"watt,omitempty"`
	// Ampere: Current up to which the fuse holds, such as 16.
	Ampere any `json:"ampere,omitempty"`
	// Target object: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector any `json:"assigned_connector,omitempty"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions *Nullable[string] `json:"assigned_positions,omitempty"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling any `json:"connector_sibling,omitempty"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions *Nullable[string] `json:"sibling_positions,omitempty"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions any `json:"positions,omitempty"`
	// Assigned category type: Constant of the category that the power connection comes from.
	AssignedCategory *Nullable[string] `json:"assigned_category,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// QinqSpData: QinQ SP-VLAN as it is saved; what is absent keeps its value. Outer VLAN of a provider that carries this VLAN
// (IEEE 802.1ad).
type QinqSpData struct {
	// Assigned SP-VLAN: VLAN whose tag is put around the frames of this one.
	Spvlan any `json:"spvlan,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// RaidTypeChoice: A choice of the dialog raid_type, by its constant, textual id or title, or by its number. Hardware: a
// controller joins the disks; software: the operating system does.
type RaidTypeChoice = any

// StorRaidLevelChoice: A choice of the dialog stor_raid_level, by its constant, textual id or title, or by its number. 0
// spreads without safety, 1 mirrors, 5 and 6 survive one or two failed disks, 10 spreads over mirrors, JBOD strings together.
type StorRaidLevelChoice = any

// RaidData: Raid-Array as it is saved; what is absent keeps its value. Disks that are joined for safety or speed, by a
// controller or by the operating system.
type RaidData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Type: Whether a controller or the operating system joins the disks.
	RaidType any `json:"raid_type,omitempty"`
	// Title: Name of the array, such as md0 or Virtual Disk 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// RAID Level: How data are spread over the disks; it decides on safety and usable space.
	RaidLevel any `json:"raid_level,omitempty"`
	// Controller: Adapter that joins the disks, where hardware does it.
	Controller any `json:"controller,omitempty"`
	// Connected devices: Disks that the array is made of.
	Storages any `json:"storages,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// RelationData: Relationship as it is saved; what is absent keeps its value. All dependencies of this object, made by links or
// by hand.
type RelationData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object 1: First side, from which the relation is read, such as the host.
	Object1 LinkInput `json:"object1,omitempty"`
	// Object 2: Second side, to which the relation leads, such as the virtual machine.
	Object2 LinkInput `json:"object2,omitempty"`
	// Relation type: Meaning of the relation, such as software runs on a device.
	RelationType any `json:"relation_type,omitempty"`
	// Weighting: How much one side suffers when the other fails, from 1 (most) to 10 (least).
	Weighting WeightingChoice `json:"weighting,omitempty"`
	// Service: Service that the relation is limited to; empty where it always holds.
	Itservice any `json:"itservice,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// RmControllerData: Remote Management Controller as it is saved; what is absent keeps its value. Management board by which the
// device is reached even when it is switched off, such as iLO or iDRAC.
type RmControllerData struct {
	// Remote Management Controller: Object of the management board.
	ConnectedObject any `json:"connected_object,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// RmControllerBackwardData: Managed devices as it is saved; what is absent keeps its value. Devices that are administered
// through this management board.
type RmControllerBackwardData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Remote Management Controller: Device that the board is in.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// ServiceData: Services as it is saved; what is absent keeps its value. Offer of the IT to departments or customers, as it
// stands in the service catalogue.
type ServiceData struct {
	// Service number: Number in the service catalogue, such as SRV-0042.
	ServiceNumber *Nullable[string] `json:"service_number,omitempty"`
	// Service type: Whether it supports the IT itself or a business process.
	Type ChoiceInput `json:"type,omitempty"`
	// Service category: Field it belongs to, such as communication or workplace.
	Category ChoiceInput `json:"category,omitempty"`
	// Business Unit: Department that owns the service or pays for it.
	BusinessUnit ChoiceInput `json:"business_unit,omitempty"`
	// Active in service catalogue: Whether customers can order it.
	Active any `json:"active,omitempty"`
	// Service description internal: Explanation for the IT: parts, operation, contacts.
	ServiceDescriptionIntern *Nullable[string] `json:"service_description_intern,omitempty"`
	// Service description external: Explanation for customers: benefit, scope, conditions.
	ServiceDescriptionExtern *Nullable[string] `json:"service_description_extern,omitempty"`
	// Aliases: Other names by which customers ask for it.
	ServiceAlias any `json:"service_alias,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SharesData: Shares as it is saved; what is absent keeps its value. Folders that this device offers on the network.
type SharesData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Share name: Name under which the folder appears, such as Projects.
	Title *Nullable[string] `json:"title,omitempty"`
	// UNC-path: Full network path, such as \\fs1\Projects.
	UncPath *Nullable[string] `json:"unc_path,omitempty"`
	// Volume: Volume of this device that the folder lies on.
	Volume any `json:"volume,omitempty"`
	// Local path: Folder on the device itself, such as /srv/projects.
	Path *Nullable[string] `json:"path,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ShareAccessData: Share Access as it is saved; what is absent keeps its value. Network folders of other devices that this one
// uses.
type ShareAccessData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Selected object: Device that offers the folder.
	AssignedObjects any `json:"assigned_objects,omitempty"`
	// Mountpoint: Where the folder is attached here, such as /mnt/projects or P:.
	Mountpoint *Nullable[string] `json:"mountpoint,omitempty"`
	// Share name: Folder of that device, out of its shares.
	Shares any `json:"shares,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// CpContractTypeChoice: A choice of the dialog cp_contract_type, by its constant, textual id or title, or by its number. A
// replacement continues the number of an older contract.
type CpContractTypeChoice = any

// SimData: SIM as it is saved; what is absent keeps its value. Mobile phone contract of a device, with provider, rate and term.
type SimData struct {
	// Type: Whether it is the main contract or replaces another one.
	Type any `json:"type,omitempty"`
	// Network provider: Company that runs the mobile network.
	NetworkProvider ChoiceInput `json:"network_provider,omitempty"`
	// Telephone rate: Plan that was booked, such as Business M.
	TelephoneRate ChoiceInput `json:"telephone_rate,omitempty"`
	// Start Date: First day of the contract.
	Start *Nullable[string] `json:"start,omitempty"`
	// End Date: Last day of the contract.
	End *Nullable[string] `json:"end,omitempty"`
	// Date for Notification: Day to be reminded, such as before the period of notice ends.
	ThresholdDate *Nullable[string] `json:"threshold_date,omitempty"`
	// Phone Number: Number by which the device is called, such as +49 170 1234567.
	PhoneNo *Nullable[string] `json:"phone_no,omitempty"`
	// Client Number: Number under which the provider keeps the contract.
	ClientNo *Nullable[string] `json:"client_no,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SimCardData: SIM card as it is saved; what is absent keeps its value. One SIM card as an object of its own, with contract,
// PINs and twin card.
type SimCardData struct {
	// Type: Whether the contract behind the card is the main one or a replacement.
	Type any `json:"type,omitempty"`
	// Assigned mobile phone: Telephone that the card is in at the moment.
	AssignedMobile any `json:"assigned_mobile,omitempty"`
	// Network provider: Company whose mobile network the card uses.
	NetworkProvider ChoiceInput `json:"network_provider,omitempty"`
	// Telephone rate: Plan of the card, such as Data 20 GB.
	TelephoneRate ChoiceInput `json:"telephone_rate,omitempty"`
	// Start Date: First day on which the card is paid for.
	Start *Nullable[string] `json:"start,omitempty"`
	// End Date: Last day on which the card is paid for.
	End *Nullable[string] `json:"end,omitempty"`
	// Date for Notification: Day to think of cancelling or renewing the card.
	ThresholdDate *Nullable[string] `json:"threshold_date,omitempty"`
	// Card Number: Long number printed on this card (ICCID), such as 89490200001234567890.
	CardNo *Nullable[string] `json:"card_no,omitempty"`
	// Phone Number: Number on which the card is called, such as +49 170 7654321.
	PhoneNo *Nullable[string] `json:"phone_no,omitempty"`
	// Client Number: Number by which the provider knows you as a customer.
	ClientNo *Nullable[string] `json:"client_no,omitempty"`
	// Pin: Code asked for when the device with the card is switched on.
	Pin *Nullable[string] `json:"pin,omitempty"`
	// Pin 2: Code for special functions of the card, such as fixed dialling.
	Pin2 *Nullable[string] `json:"pin2,omitempty"`
	// PUK: Code that unblocks the card after three wrong tries.
	Puk *Nullable[string] `json:"puk,omitempty"`
	// PUK2: Code that unblocks the second code after three wrong tries.
	Puk2 *Nullable[string] `json:"puk2,omitempty"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial *Nullable[string] `json:"serial,omitempty"`
	// Twin Card: Whether there is a second card with the same number, such as for a car.
	Twincard any `json:"twincard,omitempty"`
	// Card Number: Long number printed on the second card.
	TcCardNo *Nullable[string] `json:"tc_card_no,omitempty"`
	// Phone Number: Number of the second card, where it has one of its own.
	TcPhoneNo *Nullable[string] `json:"tc_phone_no,omitempty"`
	// Pin: Code that unlocks the second card.
	TcPin *Nullable[string] `json:"tc_pin,omitempty"`
	// Pin 2: Code for special functions of the second card.
	TcPin2 *Nullable[string] `json:"tc_pin2,omitempty"`
	// PUK: Code that unblocks the second card after three wrong tries.
	TcPuk *Nullable[string] `json:"tc_puk,omitempty"`
	// PUK2: Code that unblocks the second code of the second card.
	TcPuk2 *Nullable[string] `json:"tc_puk2,omitempty"`
	// Serial number: Number of the chip on the second card.
	TcSerialNo *Nullable[string] `json:"tc_serial_no,omitempty"`
	// Description (Twin Card): Notes on the second card, such as in which car it is.
	OptionalInfo *Nullable[string] `json:"optional_info,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SlaServiceLevelKindChoice: A choice of the dialog sla_service_level_kind, by its constant, textual id or title, or by its
// number. Availability is a share of the service hours, the contingent a sum of hours of outage.
type SlaServiceLevelKindChoice = any

// UnitOfTimeChoice: A choice of the dialog unit_of_time, by its constant, textual id or title, or by its number. Units of
// durations; values are compared in seconds.
type UnitOfTimeChoice = any

// SlaData: SLA as it is saved; what is absent keeps its value. Agreement on availability, service hours and times of repair.
type SlaData struct {
	// Service-ID: Number of the agreement, as it stands in the contract.
	ServiceID *Nullable[string] `json:"service_id,omitempty"`
	// SLA service level: How the promise is measured: availability in per cent, or hours of outage.
	ServiceLevel any `json:"service_level,omitempty"`
	// SLA service level (Dialog): Level that was agreed, such as gold or 99.9 %.
	ServiceLevelDialog ChoiceInput `json:"service_level_dialog,omitempty"`
	// Weekday: Days on which the agreement holds, as a number with a bit per day.
	Days any `json:"days,omitempty"`
	// Monday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	MondayTime *Nullable[string] `json:"monday_time,omitempty"`
	// Tuesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	TuesdayTime *Nullable[string] `json:"tuesday_time,omitempty"`
	// Wednesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	WednesdayTime *Nullable[string] `json:"wednesday_time,omitempty"`
	// Thursday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	ThursdayTime *Nullable[string] `json:"thursday_time,omitempty"`
	// Friday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	FridayTime *Nullable[string] `json:"friday_time,omitempty"`
	// Saturday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	SaturdayTime *Nullable[string] `json:"saturday_time,omitempty"`
	// Sunday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	SundayTime *Nullable[string] `json:"sunday_time,omitempty"`
	// Reaction time: How long it may take until work on a fault begins.
	ReactionTime any `json:"reaction_time,omitempty"`
	// Reaktion time unit: Unit of the time until work begins, such as hours.
	ReactionTimeUnit any `json:"reaction_time_unit,omitempty"`
	// Recovery time: How long it may take until everything works again.
	RecoveryTime any `json:"recovery_time,omitempty"`
	// Recovery time unit: Unit of the time until everything works again, such as hours.
	RecoveryTimeUnit any `json:"recovery_time_unit,omitempty"`
	// Calendar: Public holidays that count, such as those of Bavaria.
	Calendar ChoiceInput `json:"calendar,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SmartcardCertificateData: Smart Card Certificate as it is saved; what is absent keeps its value. Chip card of a person with a
// certificate for signing and logging in.
type SmartcardCertificateData struct {
	// Card number: Number printed on the chip card.
	Cardnumber *Nullable[string] `json:"cardnumber,omitempty"`
	// Barring password: Secret that is asked for when the card is reported as lost.
	BarringPassword *Nullable[string] `json:"barring_password,omitempty"`
	// PIN no.: Code that unlocks the chip card.
	PinNr *Nullable[string] `json:"pin_nr,omitempty"`
	// Reference: Number under which the issuer keeps the certificate.
	Reference *Nullable[string] `json:"reference,omitempty"`
	// Expires on: Last day the certificate can be used.
	ExpiresOn *Nullable[string] `json:"expires_on,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SoaStacksData: SOA-Stacks as it is saved; what is absent keeps its value. Chains of software and devices that together
// provide a function.
type SoaStacksData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the chain, such as Web shop front end.
	Title *Nullable[string] `json:"title,omitempty"`
	// SOA-Stacks: Object that stands for the chain as a whole.
	SoaStackObject any `json:"soa_stack_object,omitempty"`
	// SOA-Component: Software and devices in the chain.
	SoaStackComponents any `json:"soa_stack_components,omitempty"`
	// Service: Services that the chain is part of.
	SoaStackItServices any `json:"soa_stack_it_services,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SoundData: Sound card as it is saved; what is absent keeps its value. Audio hardware of a device.
type SoundData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Title: Product name of the audio chip or card, such as ALC897.
	Title *Nullable[string] `json:"title,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// StackMemberModeChoice: A choice of the dialog stack_member_mode, by its constant, textual id or title, or by its number. The
// active member leads the stack, passive ones follow and can take over.
type StackMemberModeChoice = any

// StackMemberData: Stack member as it is saved; what is absent keeps its value. Switches that are joined into one stack and
// administered as one device.
type StackMemberData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Member: Switch that is part of the stack.
	AssignedObject any `json:"assigned_object,omitempty"`
	// Mode: Whether the switch leads the stack or follows.
	Mode any `json:"mode,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// StorageDeviceData: Device as it is saved; what is absent keeps its value. Disks, SSDs, tape drives and other media in or at
// the device.
type StorageDeviceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Type: Kind of medium, such as hard disk, SSD or tape.
	Type ChoiceInput `json:"type,omitempty"`
	// Title: Name of the medium, such as sda or Bay 3.
	Title *Nullable[string] `json:"title,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model ChoiceInput `json:"model,omitempty"`
	// Memory unit: Unit of the size of the medium, such as TB.
	Unit any `json:"unit,omitempty"`
	// Capacity: Size according to the type plate, in the unit stated beside it.
	Capacity any `json:"capacity,omitempty"`
	// Hotspare: Whether it waits to step in for a failed disk.
	Hotspare any `json:"hotspare,omitempty"`
	// Connection: Whether it is built in or attached from outside.
	Connected ChoiceInput `json:"connected,omitempty"`
	// Controller: Adapter of this device that the medium hangs on.
	Controller any `json:"controller,omitempty"`
	// Hardware RAID group: Array made by a controller that the disk belongs to.
	RaidGroup any `json:"raid_group,omitempty"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial *Nullable[string] `json:"serial,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
	// LTO Type: Generation of a tape drive, such as LTO-9.
	LtoType ChoiceInput `json:"lto_type,omitempty"`
	// FC Address: World Wide Name of the medium, where it hangs directly on Fibre Channel.
	FcAddress *Nullable[string] `json:"fc_address,omitempty"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware *Nullable[string] `json:"firmware,omitempty"`
	// Slot: Bay that the medium is in, such as 3.
	Slot *Nullable[string] `json:"slot,omitempty"`
}

// SupportEntitlementData: Support entitlement as it is saved; what is absent keeps its value. Support bought from the
// manufacturer for this device, with part number and term.
type SupportEntitlementData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Part number: Number by which the support package was ordered.
	PartNumber *Nullable[string] `json:"partNumber,omitempty"`
	// Start date: First day of support.
	StartDate *Nullable[string] `json:"startDate,omitempty"`
	// End date: Last day of support.
	EndDate *Nullable[string] `json:"endDate,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// TelephoneFaxData: Telephone/Fax as it is saved; what is absent keeps its value. Telephone and fax numbers of a device, with
// its kind of line.
type TelephoneFaxData struct {
	// Type: Technology of the line, such as analogue, ISDN or VoIP.
	Type ChoiceInput `json:"type,omitempty"`
	// Telephone number: Full number to call, such as +49 30 1234-0.
	TelephoneNumber *Nullable[string] `json:"telephone_number,omitempty"`
	// Fax number: Full number to send faxes to, such as +49 30 1234-99.
	FaxNumber *Nullable[string] `json:"fax_number,omitempty"`
	// Extension: Internal number behind that of the company, such as 215.
	Extension *Nullable[string] `json:"extension,omitempty"`
	// Pincode: Code that unlocks the device or its line.
	Pincode *Nullable[string] `json:"pincode,omitempty"`
	// IMEI number: Number of a mobile phone, 15 digits, readable with *#06#.
	Imei *Nullable[string] `json:"imei,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// TsiServiceData: TSI service as it is saved; what is absent keeps its value. Link to a service of T-Systems, by the number it
// has there.
type TsiServiceData struct {
	// TSI service ID: Number of the service in the provider's system.
	TsiServiceID *Nullable[string] `json:"tsi_service_id,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// UniversalInterfaceData: Interface as it is saved; what is absent keeps its value. Sockets for peripherals, such as USB,
// serial or KVM.
type UniversalInterfaceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Label of the socket, such as USB 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Connection type: Kind of peripheral that is plugged in here, such as monitor or printer.
	Type ChoiceInput `json:"type,omitempty"`
	// Plug type: Shape of the plug, such as USB or FireWire.
	Plug ChoiceInput `json:"plug,omitempty"`
	// Connected to: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector any `json:"assigned_connector,omitempty"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions *Nullable[string] `json:"assigned_positions,omitempty"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling any `json:"connector_sibling,omitempty"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions *Nullable[string] `json:"sibling_positions,omitempty"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions any `json:"positions,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
	// Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
	RelationDirection any `json:"relation_direction,omitempty"`
}

// VehicleData: Vehicle as it is saved; what is absent keeps its value. Car, van or lorry of the fleet, as it is registered.
type VehicleData struct {
	// Licence plate: Registration on the number plate, such as B-KA 1234.
	LicencePlate *Nullable[string] `json:"licence_plate,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VersionData: Version as it is saved; what is absent keeps its value. Releases of this software, from which installations
// choose.
type VersionData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Version number: Release as the vendor writes it, such as 12.4.
	Title *Nullable[string] `json:"title,omitempty"`
	// Servicepack: Collected update on top of the release, such as SP2.
	Servicepack *Nullable[string] `json:"servicepack,omitempty"`
	// Kernel: Version of the core of an operating system, such as 6.1.0-18.
	Kernel *Nullable[string] `json:"kernel,omitempty"`
	// Patchlevel: Last correction that is included, such as 2026-03.
	Patchlevel *Nullable[string] `json:"patchlevel,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VirtualDeviceTypeChoice: A choice of the dialog virtual_device_type, by its constant, textual id or title, or by its number.
// Network: a port; local device: a disk; local interface: another socket.
type VirtualDeviceTypeChoice = any

// VirtualDeviceData: Virtual devices as it is saved; what is absent keeps its value. Which resources of the host the disks,
// ports and interfaces of a virtual machine use.
type VirtualDeviceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Host resource (storage): Physical disk of the host that is passed through.
	HostStorDevice any `json:"host_stor_device,omitempty"`
	// Host LDEV client: Logical device of the host from the storage network.
	HostLdevClient any `json:"host_ldev_client,omitempty"`
	// Assigned storage device (host): Volume of the host on which the image lies.
	HostDrive any `json:"host_drive,omitempty"`
	// Corresponding host port: Network port of the host over which the machine communicates.
	HostPort any `json:"host_port,omitempty"`
	// Host interface: Socket of the host that is passed through, such as USB.
	HostInterface any `json:"host_interface,omitempty"`
	// Host RAID array: Array of the host on which the image lies.
	HostRaid any `json:"host_raid,omitempty"`
	// Local storage device: Disk as the virtual machine sees it.
	LocalStorDevice any `json:"local_stor_device,omitempty"`
	// Local port: Network port as the virtual machine sees it.
	LocalPort any `json:"local_port,omitempty"`
	// Host resource (interface): Socket as the virtual machine sees it.
	LocalInterface any `json:"local_interface,omitempty"`
	// Storage type: How the disk is kept on the host, such as a file or a LUN.
	StorageType ChoiceInput `json:"storage_type,omitempty"`
	// Network type: How the port reaches the network, such as bridged or NAT.
	NetworkType ChoiceInput `json:"network_type,omitempty"`
	// Switch Port Group: Group of the virtual switch that the port belongs to, such as VM Network.
	SwitchPortGroup *Nullable[string] `json:"switch_port_group,omitempty"`
	// Cluster storage: Name of storage that all hosts of the cluster share.
	ClusterStorage *Nullable[string] `json:"cluster_storage,omitempty"`
	// Cluster interface: Name of the interface that all hosts of the cluster have.
	ClusterInterface *Nullable[string] `json:"cluster_interface,omitempty"`
	// Path: Path of the disk image, such as [datastore1] web1/web1.vmdk.
	DiskImageLocation *Nullable[string] `json:"disk_image_location,omitempty"`
	// Device type: Whether the entry is about network, a disk or another socket.
	DeviceType any `json:"device_type,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
	// Type: Model of the virtual network card, such as vmxnet3.
	VirtualNetworkType *Nullable[string] `json:"virtual_network_type,omitempty"`
}

// VirtualHostData: Virtual host as it is saved; what is absent keeps its value. Whether virtual machines run on this device,
// and from where it is administered.
type VirtualHostData struct {
	// Virtual host: Marks the device as one that runs virtual machines.
	VirtualHost any `json:"virtual_host,omitempty"`
	// License Server: System that the host gets its licences from.
	LicenseServer any `json:"license_server,omitempty"`
	// Administration service: Program and device that manage the host together, such as vCenter on vc1.
	AdministrationService any `json:"administration_service,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VirtualHostRootData: Virtual host as it is saved; what is absent keeps its value. Menu entry for everything about running
// virtual machines; it shows the host itself.
type VirtualHostRootData struct {
	// Virtual host: Marks the device as one that runs virtual machines.
	VirtualHost any `json:"virtual_host,omitempty"`
	// License Server: System that the host gets its licences from.
	LicenseServer any `json:"license_server,omitempty"`
	// Administration service: Program and device that manage the host together, such as vCenter on vc1.
	AdministrationService any `json:"administration_service,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VirtualMachineChoice: A choice of the dialog virtual_machine, by its constant, textual id or title, or by its number. Yes for
// a machine that runs on a host, No for one with hardware of its own.
type VirtualMachineChoice = any

// VirtualMachineData: Virtual machine as it is saved; what is absent keeps its value. Where and by which hypervisor this
// virtual machine runs.
type VirtualMachineData struct {
	// Virtual machine: Marks the object as a machine without hardware of its own.
	VirtualMachine any `json:"virtual_machine,omitempty"`
	// Running on host: Host or cluster that the machine runs on.
	Hosts any `json:"hosts,omitempty"`
	// Virtualization system: Hypervisor, such as VMware ESX or KVM.
	System ChoiceInput `json:"system,omitempty"`
	// Configuration file: File with the settings of the machine, such as web1.vmx.
	ConfigFile *Nullable[string] `json:"config_file,omitempty"`
	// Host in cluster: Member of the cluster that the machine is on at the moment.
	Primary any `json:"primary,omitempty"`
	// Status: Last report of the hypervisor, such as running or suspended.
	State ChoiceInput `json:"state,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VirtualMachineRootData: Virtual machine as it is saved; what is absent keeps its value. Menu entry for everything about a
// virtual machine; it shows host and hypervisor.
type VirtualMachineRootData struct {
	// Virtual machine: Marks the object as a machine without hardware of its own.
	VirtualMachine any `json:"virtual_machine,omitempty"`
	// Running on host: Host or cluster that the machine runs on.
	Hosts any `json:"hosts,omitempty"`
	// Virtualization system: Hypervisor, such as VMware ESX or KVM.
	System ChoiceInput `json:"system,omitempty"`
	// Configuration file: File with the settings of the machine, such as web1.vmx.
	ConfigFile *Nullable[string] `json:"config_file,omitempty"`
	// Host in cluster: Member of the cluster that the machine is on at the moment.
	Primary any `json:"primary,omitempty"`
	// Status: Last report of the hypervisor, such as running or suspended.
	State ChoiceInput `json:"state,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VirtualSwitchPortgroupRowData: A row of portgroup as it is saved.
type VirtualSwitchPortgroupRowData struct {
	Title *Nullable[string] `json:"title,omitempty"`

	Vlanid *Nullable[string] `json:"vlanid,omitempty"`
}

// VirtualSwitchServiceconsoleportsRowData: A row of serviceconsoleports as it is saved.
type VirtualSwitchServiceconsoleportsRowData struct {
	Title *Nullable[string] `json:"title,omitempty"`

	RefID any `json:"ref_id,omitempty"`
}

// VirtualSwitchVmkernelportsRowData: A row of vmkernelports as it is saved.
type VirtualSwitchVmkernelportsRowData struct {
	Title *Nullable[string] `json:"title,omitempty"`

	RefID any `json:"ref_id,omitempty"`
}

// VirtualSwitchData: Virtual Switches as it is saved; what is absent keeps its value. Switches made in software that connect
// virtual machines with the network of the host.
type VirtualSwitchData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the switch, such as vSwitch0.
	Title *Nullable[string] `json:"title,omitempty"`
	// Ports: Physical ports of the host by which the switch reaches the network.
	Ports any `json:"ports,omitempty"`
	// Port groups: Groups that virtual machines are attached to, each with its VLAN.
	Portgroup any `json:"portgroup,omitempty"`
	// Service Console Ports: Ports for administration of the host, each with its address.
	Serviceconsoleports any `json:"serviceconsoleports,omitempty"`
	// VMKernel Ports: Ports for traffic of the host itself, such as vMotion or iSCSI, each with its address.
	Vmkernelports any `json:"vmkernelports,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VoipPhoneData: CUCM VoIP telephone as it is saved; what is absent keeps its value. Settings of an IP telephone as they stand
// in Cisco Unified Communications Manager.
type VoipPhoneData struct {
	// Device protocol: Protocol between telephone and CUCM: SIP or SCCP.
	DeviceProtocol *Nullable[string] `json:"device_protocol,omitempty"`
	// Description: Text that CUCM shows for the telephone, such as Reception.
	Description2 *Nullable[string] `json:"description2,omitempty"`
	// Device pool: Set of common settings for telephones of a site.
	DevicePool *Nullable[string] `json:"device_pool,omitempty"`
	// Common device configuration: Template of settings, such as softkeys and language, that several telephones use.
	CommonConfiguration *Nullable[string] `json:"common_configuration,omitempty"`
	// Button template: Arrangement of the line and speed-dial keys.
	ButtonTemplate ChoiceInput `json:"button_template,omitempty"`
	// Softkey template: Functions on the keys below the display.
	SoftkeyTemplate ChoiceInput `json:"softkey_template,omitempty"`
	// Common device profile: Template for the kind of use, such as Standard Common Phone Profile.
	CommonProfile *Nullable[string] `json:"common_profile,omitempty"`
	// Calling search space: Partitions in which dialled numbers are looked up; it decides where the telephone may call.
	CallingSearchSpace *Nullable[string] `json:"calling_search_space,omitempty"`
	// AAR calling search space: Partitions used when a call is rerouted because bandwidth is short.
	AarCallingSearchSpace *Nullable[string] `json:"aar_calling_search_space,omitempty"`
	// Media resource group list: Order in which conference bridges and transcoders are used.
	MediaResourceGroupList *Nullable[string] `json:"media_resource_group_list,omitempty"`
	// User MOH audio source: Music played when the user holds a call.
	UserHoldMohAudioSource *Nullable[string] `json:"user_hold_moh_audio_source,omitempty"`
	// Network MOH Audioquelle: Music played when the system holds a call, as during a transfer.
	NetworkHoldMohAudioSource *Nullable[string] `json:"network_hold_moh_audio_source,omitempty"`
	// Location: Site in CUCM, by which bandwidth for calls is counted.
	Location *Nullable[string] `json:"location,omitempty"`
	// AAR group: Group that decides on the prefix of rerouted calls.
	AarGroup *Nullable[string] `json:"aar_group,omitempty"`
	// User locale: Language of the display.
	UserLocale *Nullable[string] `json:"user_locale,omitempty"`
	// Network locale: Country whose dial and ring tones are used.
	NetworkLocale *Nullable[string] `json:"network_locale,omitempty"`
	// Built in bridge: Whether the telephone can mix calls itself, as recording needs.
	BuiltInBridge *Nullable[string] `json:"built_in_bridge,omitempty"`
	// Privacy: Whether others on a shared line are kept out of the call.
	Privacy *Nullable[string] `json:"privacy,omitempty"`
	// Device Mobility Mode: Whether settings follow the site that the telephone is plugged in at.
	DeviceMobilityMode *Nullable[string] `json:"device_mobility_mode,omitempty"`
	// Owner user ID: Account in CUCM of the person that uses the telephone.
	OwnerUserID *Nullable[string] `json:"owner_user_id,omitempty"`
	// Phone suite: Software package that goes with the telephone.
	PhoneSuite *Nullable[string] `json:"phone_suite,omitempty"`
	// Service provisioning: Whether services on the telephone come from CUCM, from addresses of your own, or both.
	ServicesProvisioning *Nullable[string] `json:"services_provisioning,omitempty"`
	// Load name: File of the firmware that the telephone loads.
	LoadName *Nullable[string] `json:"load_name,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VoipPhoneLineData: CUCM VoIP line as it is saved; what is absent keeps its value. Settings of a line of IP telephones as they
// stand in Cisco Unified Communications Manager.
type VoipPhoneLineData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Directory number: Number of the line, such as 1215.
	DirectoryNumber *Nullable[string] `json:"directory_number,omitempty"`
	// Route partition: Partition that the number belongs to; it decides who can call it.
	RoutePartition *Nullable[string] `json:"route_partition,omitempty"`
	// Description: Text that CUCM shows for the line.
	Description2 *Nullable[string] `json:"description2,omitempty"`
	// Alerting name: Name that callers see while it rings.
	AlertingName *Nullable[string] `json:"alerting_name,omitempty"`
	// ASCII Alerting name: The same name without umlauts, for telephones that cannot show them.
	AsciiAlertingName *Nullable[string] `json:"ascii_alerting_name,omitempty"`
	// Allow Control of Device from CTI: Whether programs may dial and pick up on this line; 1 for yes.
	AllowCtiControl any `json:"allow_cti_control,omitempty"`
	// Associated devices: Telephones on which the line rings.
	AssociatedDevices any `json:"associated_devices,omitempty"`
	// Voice mail profile: Settings by which the line reaches its mailbox.
	VoiceMailProfile *Nullable[string] `json:"voice_mail_profile,omitempty"`
	// Calling search space: Partitions in which numbers dialled on this line are looked up.
	CallingSearchSpace *Nullable[string] `json:"calling_search_space,omitempty"`
	// Presence group: Group that may see whether the line is busy.
	PresenceGroup *Nullable[string] `json:"presence_group,omitempty"`
	// User hold MOH audio source: Music heard on this line when its user holds a call.
	UserHoldMohAudioSource *Nullable[string] `json:"user_hold_moh_audio_source,omitempty"`
	// Network hold MOH audio source: Music heard on this line when the system holds a call.
	NetworkHoldMohAudioSource *Nullable[string] `json:"network_hold_moh_audio_source,omitempty"`
	// Auto answer: Whether calls are taken at once, over headset or speaker.
	AutoAnswer *Nullable[string] `json:"auto_answer,omitempty"`
	// Call forward all: Number to which every call goes.
	CallForwardAll *Nullable[string] `json:"call_forward_all,omitempty"`
	// Secondary Calling Search Space for Forward All: Further partitions in which the target of that redirection is looked up.
	SecCallingSearchSpace *Nullable[string] `json:"sec_calling_search_space,omitempty"`
	// Forward busy internal: Number for calls from inside while the line is busy.
	ForwardBusyInternal *Nullable[string] `json:"forward_busy_internal,omitempty"`
	// Forward busy external: Number for calls from outside while the line is busy.
	ForwardBusyExternal *Nullable[string] `json:"forward_busy_external,omitempty"`
	// Forward no answer internal: Number for calls from inside that nobody takes.
	ForwardNoAnswerInternal *Nullable[string] `json:"forward_no_answer_internal,omitempty"`
	// Forward no answer external: Number for calls from outside that nobody takes.
	ForwardNoAnswerExternal *Nullable[string] `json:"forward_no_answer_external,omitempty"`
	// Forward no coverage internal: Number for calls from inside after all of the coverage path was tried.
	ForwardNoCoverageInternal *Nullable[string] `json:"forward_no_coverage_internal,omitempty"`
	// Forward no coverage external: Number for calls from outside after all of the coverage path was tried.
	ForwardNoCoverageExternal *Nullable[string] `json:"forward_no_coverage_external,omitempty"`
	// Forward on CTI failure: Number for calls when the program that controls the line has failed.
	ForwardOnCtiFail *Nullable[string] `json:"forward_on_cti_fail,omitempty"`
	// Forward unregistered internal: Number for calls from inside while no telephone is connected.
	ForwardUnregisteredInternal *Nullable[string] `json:"forward_unregistered_internal,omitempty"`
	// Forward unregistered external: Number for calls from outside while no telephone is connected.
	ForwardUnregisteredExternal *Nullable[string] `json:"forward_unregistered_external,omitempty"`
	// No answer ring duration: Seconds it rings before a call goes on to another number.
	NoAnswerRingDuration *Nullable[string] `json:"no_answer_ring_duration,omitempty"`
	// Call pickup group: Group whose members may take calls for each other.
	CallPickupGroup *Nullable[string] `json:"call_pickup_group,omitempty"`
	// Display: Name that the called party sees.
	Display *Nullable[string] `json:"display,omitempty"`
	// ASCII display: That name without umlauts.
	AsciiDisplay *Nullable[string] `json:"ascii_display,omitempty"`
	// Line text label: Text beside the line key on the telephone.
	LineTextLabel *Nullable[string] `json:"line_text_label,omitempty"`
	// ASCII Line text label: Text beside the line key, without umlauts.
	AsciiLineTextLabel *Nullable[string] `json:"ascii_line_text_label,omitempty"`
	// Visual message waiting indicator policy: When a lamp shows that the mailbox has messages.
	VisualMessageIndicator *Nullable[string] `json:"visual_message_indicator,omitempty"`
	// Audible message waiting indicator policy: Whether a stutter tone points to messages in the mailbox.
	AudibleMessageIndicator *Nullable[string] `json:"audible_message_indicator,omitempty"`
	// Ring settings (Phone idle): How it rings while no call is going on.
	RingSettingsIdle *Nullable[string] `json:"ring_settings_idle,omitempty"`
	// Ring settings (Phone active): How it rings while another call is going on.
	RingSettingsActive *Nullable[string] `json:"ring_settings_active,omitempty"`
	// Call pickup group audio alert setting (phone idle): Tone for calls to the group while the telephone is free.
	CallPickupGroupIdle *Nullable[string] `json:"call_pickup_group_idle,omitempty"`
	// Call pickup group audio alert setting (phone active): Tone for calls to the group during a call.
	CallPickupGroupActive *Nullable[string] `json:"call_pickup_group_active,omitempty"`
	// Recording option: Whether calls are recorded always, on demand or never.
	RecordingOption *Nullable[string] `json:"recording_option,omitempty"`
	// Recording profile: Target that recordings are sent to.
	RecordingProfile *Nullable[string] `json:"recording_profile,omitempty"`
	// Monitoring calling search space: Partitions in which supervisors find the line for silent listening.
	MonitoringCss *Nullable[string] `json:"monitoring_css,omitempty"`
	// Log missed calls: Whether missed calls are listed on the telephone; 1 for yes.
	LogMissedCalls any `json:"log_missed_calls,omitempty"`
	// External phone number mask: Pattern for the number shown outside, such as 0301234XXXX.
	ExternalPhoneNumberMask *Nullable[string] `json:"external_phone_number_mask,omitempty"`
	// Maximum number of calls: How many calls the line holds at once.
	MaxNumberOfCalls *Nullable[string] `json:"max_number_of_calls,omitempty"`
	// "Busy" trigger: From how many calls on the line counts as busy.
	BusyTrigger *Nullable[string] `json:"busy_trigger,omitempty"`
	// Caller name: Whether the name of the calling party is shown; 1 for yes.
	CallerName any `json:"caller_name,omitempty"`
	// Caller number: Whether the number of the calling party is shown; 1 for yes.
	CallerNumber any `json:"caller_number,omitempty"`
	// Redirected number: Whether the number that forwarded a call is shown; 1 for yes.
	RedirectedNumber any `json:"redirected_number,omitempty"`
	// Dialed number: Whether the number that the caller chose is shown; 1 for yes.
	DialedNumber any `json:"dialed_number,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VrrpTypeChoice: A choice of the dialog vrrp_type, by its constant, textual id or title, or by its number. VRRP is an open
// standard; HSRP and GLBP come from Cisco, and the latter also shares the load.
type VrrpTypeChoice = any

// VrrpData: VRRP as it is saved; what is absent keeps its value. Virtual router that several routers share, so that one can
// fail.
type VrrpData struct {
	// Type: Protocol by which they agree, such as VRRP or HSRP.
	Type any `json:"type,omitempty"`
	// VR ID: Number of the virtual router in its net, 1 to 255.
	Vrid *Nullable[string] `json:"vrid,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VrrpMemberData: VRRP Member as it is saved; what is absent keeps its value. Interfaces of routers that take turns as this
// virtual router.
type VrrpMemberData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// VRRP member: Logical port of a router that takes part.
	Member any `json:"member,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// WanCapacityUnitChoice: A choice of the dialog wan_capacity_unit, by its constant, textual id or title, or by its number.
// Units of bandwidth per second, each 1,000 times the next smaller one.
type WanCapacityUnitChoice = any

// WanData: WAN Connection as it is saved; what is absent keeps its value. Leased and Internet lines of a site, with provider
// data and bandwidth.
type WanData struct {
	// Title: Name of the line, such as Berlin - Munich 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Role: Whether the line is used first, or steps in for another.
	Role ChoiceInput `json:"role,omitempty"`
	// Type: Technology of the line, such as xDSL or fibre.
	Type ChoiceInput `json:"type,omitempty"`
	// Channels: How many channels the line bundles.
	Channels any `json:"channels,omitempty"`
	// Call number(s): Numbers that belong to the line, one per row.
	CallNumbers *Nullable[string] `json:"call_numbers,omitempty"`
	// Location of the connection: Building or room in which the line ends.
	ConnectionLocation any `json:"connection_location,omitempty"`
	// Capacity UP: Bandwidth in use towards the provider, in the unit stated beside it.
	CapacityUp any `json:"capacity_up,omitempty"`
	// Capacity UP unit: Unit of the bandwidth in use towards the provider, such as MBit.
	CapacityUpUnit any `json:"capacity_up_unit,omitempty"`
	// Capacity DOWN: Bandwidth in use from the provider, in the unit stated beside it.
	CapacityDown any `json:"capacity_down,omitempty"`
	// Capacity DOWN unit: Unit of the bandwidth in use from the provider, such as MBit.
	CapacityDownUnit any `json:"capacity_down_unit,omitempty"`
	// Max. Capacity UP: Most the line could carry towards the provider, in the unit stated beside it.
	MaxCapacityUp any `json:"max_capacity_up,omitempty"`
	// Max. Capacity UP unit: Unit of the most towards the provider, such as MBit.
	MaxCapacityUpUnit any `json:"max_capacity_up_unit,omitempty"`
	// Max. Capacity DOWN: Most the line could carry from the provider, in the unit stated beside it.
	MaxCapacityDown any `json:"max_capacity_down,omitempty"`
	// Max. Capacity DOWN unit: Unit of the most from the provider, such as MBit.
	MaxCapacityDownUnit any `json:"max_capacity_down_unit,omitempty"`
	// Projekt number: Number of the project that ordered the line.
	ProjectNo *Nullable[string] `json:"project_no,omitempty"`
	// VLAN-ID: VLAN in which the line is handed over.
	VlanID any `json:"vlan_id,omitempty"`
	// Shopping cart number: Number of the order in the purchasing system.
	ShoppingCartNo *Nullable[string] `json:"shopping_cart_no,omitempty"`
	// Ticket number: Number of the order or fault at the provider.
	TicketNo *Nullable[string] `json:"ticket_no,omitempty"`
	// Customer number: Number under which the provider keeps the customer.
	CustomerNo *Nullable[string] `json:"customer_no,omitempty"`
	// Connected routers: Routers of your own that the line is plugged into.
	Router any `json:"router,omitempty"`
	// Connected nets: Nets that reach the outside over the line.
	Net any `json:"net,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// TempUnitChoice: A choice of the dialog temp_unit, by its constant, textual id or title, or by its number.
type TempUnitChoice = any

// AcRefrigeratingCapacityUnitChoice: A choice of the dialog ac_refrigerating_capacity_unit, by its constant, textual id or
// title, or by its number.
type AcRefrigeratingCapacityUnitChoice = any

// AcAirQuantityUnitChoice: A choice of the dialog ac_air_quantity_unit, by its constant, textual id or title, or by its number.
type AcAirQuantityUnitChoice = any

// SpecificAcData: Air conditioning as it is saved; what is absent keeps its value. Cooling power, air flow and size of an air
// conditioner, for planning rooms.
type SpecificAcData struct {
	// Type: Build, such as split unit or in-row cooler.
	Type ChoiceInput `json:"type,omitempty"`
	// Threshold: Temperature at which it raises an alarm or starts to cool.
	Threshold any `json:"threshold,omitempty"`
	// Memory-unit: Scale of that temperature: °C or °F.
	ThresholdUnit any `json:"threshold_unit,omitempty"`
	// Capacity unit: Unit of the cooling power, such as kW or BTU/h.
	CapacityUnit any `json:"capacity_unit,omitempty"`
	// Refrigerating capacity: Heat it can remove, to be compared with what the devices give off.
	Capacity any `json:"capacity,omitempty"`
	// Air quantity: Air that it moves per hour, in the unit stated beside it.
	AirQuantity any `json:"air_quantity,omitempty"`
	// Air quantity unit: Unit of the air flow: cubic metres per hour.
	AirQuantityUnit any `json:"air_quantity_unit,omitempty"`
	// Width: Space it takes from left to right, in the unit stated for all three.
	Width any `json:"width,omitempty"`
	// Height: Space it takes from bottom to top, in the unit stated for all three.
	Height any `json:"height,omitempty"`
	// Depth: Space it takes from front to back, in the unit stated for all three.
	Depth any `json:"depth,omitempty"`
	// Dimension unit: Unit of its width, height and depth, such as cm.
	DimensionUnit any `json:"dimension_unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// WlanEncryptionChoice: A choice of the dialog wlan_encryption, by its constant, textual id or title, or by its number. RC4
// belongs to WEP, TKIP to WPA, AES to WPA2; only the last counts as safe.
type WlanEncryptionChoice = any

// SpecificAccessPointData: WiFi device as it is saved; what is absent keeps its value. Radio networks that this device
// provides, an entry per SSID.
type SpecificAccessPointData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the radio network in your documentation, such as Guests ground floor.
	Title *Nullable[string] `json:"title,omitempty"`
	// Function: Whether the device provides a network, extends one, or joins two.
	Function ChoiceInput `json:"function,omitempty"`
	// Standard: Radio standard, such as 802.11ax.
	Standard ChoiceInput `json:"standard,omitempty"`
	// Channel: Radio channel in use, or automatic choice.
	Channel ChoiceInput `json:"channel,omitempty"`
	// Broadcast SSID: Whether devices nearby see the name of the network.
	BroadcastSsid any `json:"broadcast_ssid,omitempty"`
	// SSID: Name that people choose on their devices, such as Example-Guests.
	Ssid *Nullable[string] `json:"ssid,omitempty"`
	// MAC filter: Whether only known hardware addresses may join.
	MacFilter any `json:"mac_filter,omitempty"`
	// Authentication: How devices prove that they may join, such as WPA2.
	Auth ChoiceInput `json:"auth,omitempty"`
	// Encryption: Cipher that protects the traffic, such as AES.
	EncryptionID any `json:"encryption_id,omitempty"`
	// Key: Passphrase of the network.
	Key *Nullable[string] `json:"key,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// InstallationTypeChoice: A choice of the dialog installation_type, by its constant, textual id or title, or by its number.
// Manual: by hand at the device; automatic: by software distribution.
type InstallationTypeChoice = any

// SpecificApplicationData: Applications as it is saved; what is absent keeps its value. Facts on a piece of software as such,
// wherever it is installed.
type SpecificApplicationData struct {
	// Specification: Capabilities and prerequisites of the software, such as supported platforms.
	Specification *Nullable[string] `json:"specification,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Installation: Whether it is put on devices by hand or by software distribution.
	Installation any `json:"installation,omitempty"`
	// Registration key: Key to register the software with its vendor, where one covers all installations.
	RegistrationKey *Nullable[string] `json:"registration_key,omitempty"`
	// Install path: Folder in which installations usually lie, such as /opt/app.
	InstallPath *Nullable[string] `json:"install_path,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificApplicationAssignedObjData: Installation as it is saved; what is absent keeps its value. Devices on which this
// software is installed, with version and licence.
type SpecificApplicationAssignedObjData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Installed on: Device that has the software.
	Object LinkInput `json:"object,omitempty"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType any `json:"application_type,omitempty"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority any `json:"application_priority,omitempty"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense any `json:"assigned_license,omitempty"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema any `json:"assigned_database_schema,omitempty"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService any `json:"assigned_it_service,omitempty"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant any `json:"assigned_variant,omitempty"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion any `json:"assigned_version,omitempty"`
	// Inherit Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices any `json:"bequest_nagios_services,omitempty"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases any `json:"assigned_databases,omitempty"`
	// Installed on (date): When the software was put on that device.
	InstallDate *Nullable[string] `json:"installDate,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificApplicationDbmsAssignedObjData: Installation as it is saved; what is absent keeps its value. Servers on which this
// database system is installed.
type SpecificApplicationDbmsAssignedObjData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Installed on: Server that has the database system.
	Object LinkInput `json:"object,omitempty"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType any `json:"application_type,omitempty"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority any `json:"application_priority,omitempty"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense any `json:"assigned_license,omitempty"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema any `json:"assigned_database_schema,omitempty"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService any `json:"assigned_it_service,omitempty"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant any `json:"assigned_variant,omitempty"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion any `json:"assigned_version,omitempty"`
	// Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices any `json:"bequest_nagios_services,omitempty"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases any `json:"assigned_databases,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificApplicationServiceAssignedObjData: Installation as it is saved; what is absent keeps its value. Devices on which this
// system service is installed.
type SpecificApplicationServiceAssignedObjData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Installed on: Device that has the system service.
	Object LinkInput `json:"object,omitempty"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType any `json:"application_type,omitempty"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority any `json:"application_priority,omitempty"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense any `json:"assigned_license,omitempty"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema any `json:"assigned_database_schema,omitempty"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService any `json:"assigned_it_service,omitempty"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant any `json:"assigned_variant,omitempty"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion any `json:"assigned_version,omitempty"`
	// Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices any `json:"bequest_nagios_services,omitempty"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases any `json:"assigned_databases,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificApplicationVariantData: Variants as it is saved; what is absent keeps its value. Editions in which this software is
// sold, from which installations choose.
type SpecificApplicationVariantData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Short name of the edition, such as Ent.
	Title *Nullable[string] `json:"title,omitempty"`
	// Variant: Full name of the edition, such as Enterprise Edition.
	Variant *Nullable[string] `json:"variant,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificCellPhoneContractData: Mobile radio as it is saved; what is absent keeps its value. Number by which mobile networks
// recognise a telephone.
type SpecificCellPhoneContractData struct {
	// IMEI number: Number of the device with 15 digits, to have it blocked after theft.
	ImeiNumber *Nullable[string] `json:"imei_number,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ChassisGridSizeChoice: A choice of the dialog chassis_grid_size, by its constant, textual id or title, or by its number.
// Sizes of a cell of the drawing, from the smallest to the largest; they say nothing on millimetres.
type ChassisGridSizeChoice = any

// SpecificChassisData: Chassis as it is saved; what is absent keeps its value. Menu entry for everything about a blade chassis;
// it shows its grid.
type SpecificChassisData struct {
	// Front side -- Horizontal units: How many columns the front has.
	FrontX any `json:"front_x,omitempty"`
	// Front side -- Vertical units: How many rows the front has.
	FrontY any `json:"front_y,omitempty"`
	// Front side -- Grid size: How large a cell of the front is drawn.
	FrontSize any `json:"front_size,omitempty"`
	// Rear side -- Horizontal units: How many columns the rear has.
	RearX any `json:"rear_x,omitempty"`
	// Rear side -- Vertical units: How many rows the rear has.
	RearY any `json:"rear_y,omitempty"`
	// Rear side -- Grid size: How large a cell of the rear is drawn.
	RearSize any `json:"rear_size,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificChassisDevicesData: Assigned devices as it is saved; what is absent keeps its value. Blades, switches and power
// supplies that are in this chassis.
type SpecificChassisDevicesData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Role: Task of the device in the chassis, such as administration.
	Role ChoiceInput `json:"role,omitempty"`
	// Device assignment: Object that is plugged in, such as a blade server.
	AssignedDevice any `json:"assigned_device,omitempty"`
	// Device assignment (Hostadapter): Host bus adapter of the chassis, where the entry is about one.
	AssignedHba any `json:"assigned_hba,omitempty"`
	// Device assignment (Interface): Network card of the chassis, where the entry is about one.
	AssignedInterface any `json:"assigned_interface,omitempty"`
	// Device assignment (Power consumer): Power supply unit of the chassis, where the entry is about one.
	AssignedPowerConsumer any `json:"assigned_power_consumer,omitempty"`
	// Assigned to: Places in the chassis that the device fills.
	AssignedSlots any `json:"assigned_slots,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ChassisInsertionChoice: A choice of the dialog chassis_insertion, by its constant, textual id or title, or by its number.
type ChassisInsertionChoice = any

// SpecificChassisSlotData: Slots as it is saved; what is absent keeps its value. Places of a chassis that devices are plugged
// into, with their position.
type SpecificChassisSlotData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Connector type: Kind of device that fits, such as blade or interconnect module.
	ConnectorType ChoiceInput `json:"connector_type,omitempty"`
	// Insertion: Side from which devices are plugged in: front or back.
	Insertion any `json:"insertion,omitempty"`
	// Slot title: Label of the place, such as Bay 1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Horizontal position: First column of the grid that the place covers, counted from the left.
	FromX any `json:"from_x,omitempty"`
	// To horizontal position: Last column of the grid that the place covers.
	ToX any `json:"to_x,omitempty"`
	// Vertical position: First row of the grid that the place covers, counted from the top.
	FromY any `json:"from_y,omitempty"`
	// To vertical position: Last row of the grid that the place covers.
	ToY any `json:"to_y,omitempty"`
	// Device assignment: Blades, switches or modules that fill the place.
	AssignedDevices any `json:"assigned_devices,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificChassisViewData: Chassis view as it is saved; what is absent keeps its value. Grid in which the places of a chassis
// are drawn, for its front and its rear.
type SpecificChassisViewData struct {
	// Front side -- Horizontal units: How many columns the front has.
	FrontX any `json:"front_x,omitempty"`
	// Front side -- Vertical units: How many rows the front has.
	FrontY any `json:"front_y,omitempty"`
	// Front side -- Grid size: How large a cell of the front is drawn.
	FrontSize any `json:"front_size,omitempty"`
	// Rear side -- Horizontal units: How many columns the rear has.
	RearX any `json:"rear_x,omitempty"`
	// Rear side -- Vertical units: How many rows the rear has.
	RearY any `json:"rear_y,omitempty"`
	// Rear side -- Grid size: How large a cell of the rear is drawn.
	RearSize any `json:"rear_size,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificClientData: Desktop as it is saved; what is absent keeps its value. Kind of computer a person works at, and its
// keyboard.
type SpecificClientData struct {
	// Client type: Build of the computer, such as PC or notebook.
	Type ChoiceInput `json:"type,omitempty"`
	// Keyboard Layout: Language the keys are printed in, such as German (QWERTZ).
	KeyboardLayout *Nullable[string] `json:"keyboard_layout,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificClusterServiceData: Assigned clusters as it is saved; what is absent keeps its value. Clusters on which this service
// runs, seen from the service.
type SpecificClusterServiceData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned clusters: Cluster that keeps the service available.
	Cluster LinkInput `json:"cluster,omitempty"`
	// Type: How the members divide the service between them: one waits, all work, or all compute together.
	Type any `json:"type,omitempty"`
	// Runs on: Members on which the service is allowed to run.
	RunsOn any `json:"runs_on,omitempty"`
	// Default server: Member that carries the service as long as nothing fails.
	DefaultServer any `json:"default_server,omitempty"`
	// Host addresses: Addresses that move with the service.
	Hostaddresses any `json:"hostaddresses,omitempty"`
	// Volumes: Volumes on which the service keeps its data.
	Drives any `json:"drives,omitempty"`
	// Shares: File shares that clients reach through the service.
	Shares any `json:"shares,omitempty"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema any `json:"assigned_database_schema,omitempty"`
	// Service Status: Whether the service should be running on this cluster.
	ServiceStatus any `json:"service_status,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// ContractCostCalculationChoice: A choice of the dialog contract_cost_calculation, by its constant, textual id or title, or by
// its number. Per assignment multiplies the price by the objects covered; overall counts it once.
type ContractCostCalculationChoice = string

// ContractNoticePeriodTypeChoice: A choice of the dialog contract_notice_period_type, by its constant, textual id or title, or
// by its number. The period of notice runs from the day of notice, or must be over when the term ends.
type ContractNoticePeriodTypeChoice = any

// SpecificContractData: Contract as it is saved; what is absent keeps its value. Menu entry for everything about a contract; it
// shows its terms.
type SpecificContractData struct {
	// Contract type: Kind of agreement, such as maintenance or leasing.
	Type ChoiceInput `json:"type,omitempty"`
	// Contract id: Number the partner has given the agreement.
	ContractNo *Nullable[string] `json:"contract_no,omitempty"`
	// Customer id: Number under which the partner keeps you.
	CustomerNo *Nullable[string] `json:"customer_no,omitempty"`
	// Internal id: Number in your own filing, such as V-2026-014.
	InternalNo *Nullable[string] `json:"internal_no,omitempty"`
	// Costs: Price per payment period.
	Costs any `json:"costs,omitempty"`
	// Cost calculation: Whether the price is meant per covered object or for all together.
	CostCalculation any `json:"cost_calculation,omitempty"`
	// Product: Goods or services that were bought, such as Premium Support 24x7.
	Product *Nullable[string] `json:"product,omitempty"`
	// Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
	ReactionRate ChoiceInput `json:"reaction_rate,omitempty"`
	// Contract status: Whether it is running, has been terminated or is over.
	ContractStatus ChoiceInput `json:"contract_status,omitempty"`
	// Start of contract: Day from which the contract holds.
	StartDate *Nullable[string] `json:"start_date,omitempty"`
	// End of contract: Day until which the contract holds, where that is fixed.
	EndDate *Nullable[string] `json:"end_date,omitempty"`
	// Runtime: How long it holds before it ends or is extended.
	RunTime any `json:"run_time,omitempty"`
	// Runtime unit: Unit of the term, such as months or years.
	RunTimeUnit any `json:"run_time_unit,omitempty"`
	// End of contract by: Whether it ends only when someone terminates it, or by itself.
	EndType ChoiceInput `json:"end_type,omitempty"`
	// Cancellation date: Day on which notice was given.
	NoticeDate *Nullable[string] `json:"notice_date,omitempty"`
	// Cancellation period: How long before the end notice has to be given.
	NoticePeriod any `json:"notice_period,omitempty"`
	// Notice period unit: Unit of the time for giving notice, such as months.
	NoticePeriodUnit ChoiceInput `json:"notice_period_unit,omitempty"`
	// Notice type: Whether notice counts from the day it is given, or towards the end of the term.
	NoticeType any `json:"notice_type,omitempty"`
	// Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
	MaintenancePeriod any `json:"maintenance_period,omitempty"`
	// Deadline unit: Unit of the time of maintenance or warranty, such as years.
	MaintenancePeriodUnit ChoiceInput `json:"maintenance_period_unit,omitempty"`
	// Payment period: How often payment is due, such as monthly.
	PaymentPeriod ChoiceInput `json:"payment_period,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificContractInformationData: Contract information as it is saved; what is absent keeps its value. Numbers, costs, term
// and periods of notice of a contract.
type SpecificContractInformationData struct {
	// Contract type: Kind of agreement, such as maintenance or leasing.
	Type ChoiceInput `json:"type,omitempty"`
	// Contract id: Number the partner has given the agreement.
	ContractNo *Nullable[string] `json:"contract_no,omitempty"`
	// Customer id: Number under which the partner keeps you.
	CustomerNo *Nullable[string] `json:"customer_no,omitempty"`
	// Internal id: Number in your own filing, such as V-2026-014.
	InternalNo *Nullable[string] `json:"internal_no,omitempty"`
	// Costs: Price per payment period.
	Costs any `json:"costs,omitempty"`
	// Cost calculation: Whether the price is meant per covered object or for all together.
	CostCalculation any `json:"cost_calculation,omitempty"`
	// Product: Goods or services that were bought, such as Premium Support 24x7.
	Product *Nullable[string] `json:"product,omitempty"`
	// Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
	ReactionRate ChoiceInput `json:"reaction_rate,omitempty"`
	// Contract status: Whether it is running, has been terminated or is over.
	ContractStatus ChoiceInput `json:"contract_status,omitempty"`
	// Start of contract: Day from which the contract holds.
	StartDate *Nullable[string] `json:"start_date,omitempty"`
	// End of contract: Day until which the contract holds, where that is fixed.
	EndDate *Nullable[string] `json:"end_date,omitempty"`
	// Runtime: How long it holds before it ends or is extended.
	RunTime any `json:"run_time,omitempty"`
	// Runtime unit: Unit of the term, such as months or years.
	RunTimeUnit any `json:"run_time_unit,omitempty"`
	// End of contract by: Whether it ends only when someone terminates it, or by itself.
	EndType ChoiceInput `json:"end_type,omitempty"`
	// Cancellation date: Day on which notice was given.
	NoticeDate *Nullable[string] `json:"notice_date,omitempty"`
	// Cancellation period: How long before the end notice has to be given.
	NoticePeriod any `json:"notice_period,omitempty"`
	// Notice period unit: Unit of the time for giving notice, such as months.
	NoticePeriodUnit ChoiceInput `json:"notice_period_unit,omitempty"`
	// Notice type: Whether notice counts from the day it is given, or towards the end of the term.
	NoticeType any `json:"notice_type,omitempty"`
	// Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
	MaintenancePeriod any `json:"maintenance_period,omitempty"`
	// Deadline unit: Unit of the time of maintenance or warranty, such as years.
	MaintenancePeriodUnit ChoiceInput `json:"maintenance_period_unit,omitempty"`
	// Payment period: How often payment is due, such as monthly.
	PaymentPeriod ChoiceInput `json:"payment_period,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificDatabaseAccessData: Database access as it is saved; what is absent keeps its value. Installed programs that use this
// schema.
type SpecificDatabaseAccessData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned objects: Program on its device, as an object of the relation between the two.
	Access any `json:"access,omitempty"`
}

// SpecificDatabaseGatewayData: Database gateway as it is saved; what is absent keeps its value. Ways from this schema to
// databases of other vendors.
type SpecificDatabaseGatewayData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Gateway type: Technology in between, such as Oracle Gateway for ODBC.
	Type *Nullable[string] `json:"type,omitempty"`
	// Host: Name or address of the machine that runs it.
	Host *Nullable[string] `json:"host,omitempty"`
	// Port: TCP port on which it listens, such as 1521.
	Port *Nullable[string] `json:"port,omitempty"`
	// User: Account it signs in with on the other side.
	User *Nullable[string] `json:"user,omitempty"`
	// Target schema: Schema that is reached this way.
	TargetSchema any `json:"target_schema,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificDatabaseInstallationData: Database installation as it is saved; what is absent keeps its value. Servers on which this
// database software is installed, with licence and version.
type SpecificDatabaseInstallationData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Installed on: Server on which the database software is installed.
	Object LinkInput `json:"object,omitempty"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType any `json:"application_type,omitempty"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority any `json:"application_priority,omitempty"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense any `json:"assigned_license,omitempty"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema any `json:"assigned_database_schema,omitempty"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService any `json:"assigned_it_service,omitempty"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant any `json:"assigned_variant,omitempty"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion any `json:"assigned_version,omitempty"`
	// Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices any `json:"bequest_nagios_services,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificDatabaseInstanceData: Instance / Oracle database as it is saved; what is absent keeps its value. Running instance of
// a database system, with listener and schema.
type SpecificDatabaseInstanceData struct {
	// DBMS: Database software on its server, as an object of the relation between the two.
	Instance any `json:"instance,omitempty"`
	// Title: Name of the instance, such as ORCL (SID).
	Title *Nullable[string] `json:"title,omitempty"`
	// Listener: Address under which the instance takes connections, such as LISTENER on port 1521.
	Listener *Nullable[string] `json:"listener,omitempty"`
	// Database schema: Schema that the instance serves.
	DatabaseSchema any `json:"database_schema,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificDatabaseLinksData: Database links as it is saved; what is absent keeps its value. Named connections by which this
// schema reads tables of another one.
type SpecificDatabaseLinksData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the connection as used in SQL, such as ERP_LINK.
	Title *Nullable[string] `json:"title,omitempty"`
	// Connected database schema: Schema on the other side of the connection.
	Link any `json:"link,omitempty"`
	// Target user: Account used on the other side.
	TargetUser *Nullable[string] `json:"target_user,omitempty"`
	// Owner: Account here that the connection belongs to.
	Owner *Nullable[string] `json:"owner,omitempty"`
	// Public: Whether all accounts may use the connection.
	Public any `json:"public,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// DatabaseObjectsChoice: A choice of the dialog database_objects, by its constant, textual id or title, or by its number. Parts
// of a schema as Oracle names them; other systems know most of them, too.
type DatabaseObjectsChoice = any

// SpecificDatabaseObjectsData: Database objects as it is saved; what is absent keeps its value. Tables, views, indexes and
// other parts of this schema that are worth documenting.
type SpecificDatabaseObjectsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Name of the part, such as V_OPEN_ORDERS.
	Title *Nullable[string] `json:"title,omitempty"`
	// Type: Kind of the part, such as table, view or index.
	DatabaseObject any `json:"database_object,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificDatabaseSchemaData: Database schema as it is saved; what is absent keeps its value. Schema with the tables of one
// application, and the instance it lies in.
type SpecificDatabaseSchemaData struct {
	// Runs on: Object on which the schema runs, such as the database server.
	Link any `json:"link,omitempty"`
	// Database instance: Instance that contains the schema.
	Instance any `json:"instance,omitempty"`
	// Title: Name of the schema, such as SHOP.
	Title *Nullable[string] `json:"title,omitempty"`
	// Storage-Engine: How tables are stored, such as InnoDB.
	StorageEngine *Nullable[string] `json:"storage_engine,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificDbmsData: DBMS as it is saved; what is absent keeps its value. Which database system this software is.
type SpecificDbmsData struct {
	// DBMS: Product family, such as PostgreSQL or Oracle Database.
	Dbms ChoiceInput `json:"dbms,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificEmergencyPlanData: Emergency plan as it is saved; what is absent keeps its value. Menu entry for everything about a
// plan for emergencies; it shows duration and rehearsal.
type SpecificEmergencyPlanData struct {
	// Time need: Duration from alarm to normal operation, in the unit stated beside it.
	TimeNeeded any `json:"time_needed,omitempty"`
	// Unit: Unit of that duration, such as hours.
	TimeUnit any `json:"time_unit,omitempty"`
	// Date of emergency practice: Moment of the last rehearsal.
	PracticeDate *Nullable[string] `json:"practice_date,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificEmergencyPlanAttributeData: Emergency plan properties as it is saved; what is absent keeps its value. How long
// carrying out the plan takes, and when it was rehearsed.
type SpecificEmergencyPlanAttributeData struct {
	// Time need: Duration from alarm to normal operation, in the unit stated beside it.
	TimeNeeded any `json:"time_needed,omitempty"`
	// Unit: Unit of that duration, such as hours.
	TimeUnit any `json:"time_unit,omitempty"`
	// Date of emergency practice: Moment of the last rehearsal.
	PracticeDate *Nullable[string] `json:"practice_date,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificEmergencyPlanLinkedObjectsData: assigned objects as it is saved; what is absent keeps its value. Objects that the
// plan is to be used for.
type SpecificEmergencyPlanLinkedObjectsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Title: Object on whose failure the plan is carried out.
	Object any `json:"object,omitempty"`
}

// RackSlotSortingChoice: A choice of the dialog rack_slot_sorting, by its constant, textual id or title, or by its number.
// Direction in which the rack units are numbered.
type RackSlotSortingChoice = string

// SpecificEnclosureData: Rack as it is saved; what is absent keeps its value. How the units of a rack are numbered, and how
// many devices stand upright beside them.
type SpecificEnclosureData struct {
	// Vertical installation slots (Front side): How many devices, such as power strips, fit upright at the front.
	VerticalSlotsFront any `json:"vertical_slots_front,omitempty"`
	// Vertical installation slots (Rear side): How many devices, such as power strips, fit upright at the rear.
	VerticalSlotsRear any `json:"vertical_slots_rear,omitempty"`
	// Rack unit sorting: Whether the units are numbered from the bottom up or from the top down.
	SlotSorting any `json:"slot_sorting,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// VolumeUnitChoice: A choice of the dialog volume_unit, by its constant, textual id or title, or by its number.
type VolumeUnitChoice = any

// SpecificEpsData: Emergency power supply as it is saved; what is absent keeps its value. Generator that takes over when mains
// power fails for longer.
type SpecificEpsData struct {
	// Type: Drive, such as diesel generator or gas turbine.
	Type ChoiceInput `json:"type,omitempty"`
	// Warm-up time: Time from starting to full power, which a UPS has to bridge.
	WarmupTime any `json:"warmup_time,omitempty"`
	// Unit: Unit of the time until full power, such as seconds.
	WarmupTimeUnit any `json:"warmup_time_unit,omitempty"`
	// Fuel tank: How much fuel there is room for, in the unit stated beside it.
	FuelTank any `json:"fuel_tank,omitempty"`
	// Unit: Unit of the amount of fuel, such as l.
	VolumeUnit any `json:"volume_unit,omitempty"`
	// Autonomy time: How long it runs on a full tank under load.
	AutonomyTime any `json:"autonomy_time,omitempty"`
	// Unit: Unit of the running time, such as hours.
	AutonomyTimeUnit any `json:"autonomy_time_unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificFileData: Files as it is saved; what is absent keeps its value. Menu entry for everything about a document; it shows
// its newest version.
type SpecificFileData struct {
	// Title: Name of the document for people, such as Network plan Berlin.
	FileTitle *Nullable[string] `json:"file_title,omitempty"`
	// Filename: The stored file with its name, such as netplan.pdf.
	FilePhysical any `json:"file_physical,omitempty"`
	// Category: Kind of document, such as manual, diagram or contract.
	FileCategory ChoiceInput `json:"file_category,omitempty"`
	// Revision: Number of this version, counted upwards.
	Revision *Nullable[string] `json:"revision,omitempty"`
	// Version Description: News in this version, such as corrected floor plan.
	VersionDescription *Nullable[string] `json:"version_description,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificFileActualData: Current file as it is saved; what is absent keeps its value. Newest version of the document that this
// object holds.
type SpecificFileActualData struct {
	// Title: Name of the document for people, such as Network plan Berlin.
	FileTitle *Nullable[string] `json:"file_title,omitempty"`
	// Filename: The stored file with its name, such as netplan.pdf.
	FilePhysical any `json:"file_physical,omitempty"`
	// Category: Kind of document, such as manual, diagram or contract.
	FileCategory ChoiceInput `json:"file_category,omitempty"`
	// Revision: Number of this version, counted upwards.
	Revision *Nullable[string] `json:"revision,omitempty"`
	// Version Description: News in this version, such as corrected floor plan.
	VersionDescription *Nullable[string] `json:"version_description,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificFileObjectsData: Assigned objects as it is saved; what is absent keeps its value. Objects to which this document
// belongs.
type SpecificFileObjectsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned objects: Device, building or other thing that the document is about.
	AssignedObjects any `json:"assigned_objects,omitempty"`
}

// SpecificFileVersionsData: File versions as it is saved; what is absent keeps its value. All versions of a document, each with
// its content.
type SpecificFileVersionsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Filename: Name with ending, such as netplan-v3.pdf.
	FilePhysical *Nullable[string] `json:"file_physical,omitempty"`
	// File content: Content of this version, Base64-encoded in calls.
	FileContent *Nullable[string] `json:"file_content,omitempty"`
	// Title: Name of the version for people, such as Draft of March.
	FileTitle *Nullable[string] `json:"file_title,omitempty"`
	// Version Description: Changes that this version brought, such as new rack added.
	VersionDescription *Nullable[string] `json:"version_description,omitempty"`
}

// SpecificGroupData: Object group as it is saved; what is absent keeps its value. Objects that belong together for a purpose of
// your own, such as everything to be replaced this year.
type SpecificGroupData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object: Member of the group; anything may be one.
	Object any `json:"object,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// GroupTypeChoice: A choice of the dialog group_type, by its constant, textual id or title, or by its number. Members of a
// static group are entered one by one; those of a report-based group are the rows of a report.
type GroupTypeChoice = any

// SpecificGroupTypeData: Type as it is saved; what is absent keeps its value. Whether members are chosen by hand or come from a
// report.
type SpecificGroupTypeData struct {
	// Type: How members come in: static is by hand, report-based by a query.
	Type any `json:"type,omitempty"`
	// Report: Number of the report whose rows are the members.
	Report any `json:"report,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificKryptoCardData: Crypto card as it is saved; what is absent keeps its value. Card with a certificate that encrypts
// calls and data of a mobile phone.
type SpecificKryptoCardData struct {
	// Certificate number: Number by which the issuer knows the certificate.
	CertificateNumber *Nullable[string] `json:"certificate_number,omitempty"`
	// Certgate card number: Number printed on a card of the manufacturer certgate.
	CertgateCardNumber *Nullable[string] `json:"certgate_card_number,omitempty"`
	// Certificate title: Name the certificate is issued to.
	CertificateTitle *Nullable[string] `json:"certificate_title,omitempty"`
	// Certificate revocation password: Secret that is asked for when the certificate is to be revoked.
	CertificatePassword *Nullable[string] `json:"certificate_password,omitempty"`
	// Certificate procedure: Last day the certificate on the card is valid.
	CertificateProcedure *Nullable[string] `json:"certificate_procedure,omitempty"`
	// Date of issue: Day the card was handed out.
	DateOfIssue *Nullable[string] `json:"date_of_issue,omitempty"`
	// IMEI number: Number of the telephone that the card was made for.
	ImeiNumber *Nullable[string] `json:"imei_number,omitempty"`
	// Assigned cellular phone: Telephone in which the card is used.
	AssignedMobile any `json:"assigned_mobile,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificLayer2NetIpHelperAddressesRowData: A row of ip_helper_addresses as it is saved.
type SpecificLayer2NetIpHelperAddressesRowData struct {
	Ip *Nullable[string] `json:"ip,omitempty"`

	TypeTitle ChoiceInput `json:"type_title,omitempty"`
}

// SpecificLayer2NetData: Layer 2 Net as it is saved; what is absent keeps its value. VLAN with its number and the Layer 3 nets
// that use it.
type SpecificLayer2NetData struct {
	// ID (VLAN): Number in the tag of the frames, 1 to 4094.
	VlanID *Nullable[string] `json:"vlan_id,omitempty"`
	// Default VLAN: Whether it is the VLAN of ports for which nothing else is set.
	Standard any `json:"standard,omitempty"`
	// Type: Technology by which the net is separated, such as VLAN.
	Type ChoiceInput `json:"type,omitempty"`
	// Subtype: Whether ports are assigned by hand, or when a device signs in.
	Subtype ChoiceInput `json:"subtype,omitempty"`
	// IP helper addresses: Servers to which broadcasts such as DHCP requests are passed on.
	IpHelperAddresses any `json:"ip_helper_addresses,omitempty"`
	// Layer-3-net assignment: IP nets that run over this VLAN.
	Layer3Assignments any `json:"layer3_assignments,omitempty"`
	// VRF: Name of the routing instance the VLAN belongs to, such as CUST-A.
	Vrf *Nullable[string] `json:"vrf,omitempty"`
	// VRF Capacity: Bandwidth promised to that routing instance.
	VrfCapacity any `json:"vrf_capacity,omitempty"`
	// VRF Capacity (Unit): Unit of the promised bandwidth, such as MBit.
	VrfCapacityUnit any `json:"vrf_capacity_unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificLayer2NetAssignedLogicalPortsData: Assigned logical ports as it is saved; what is absent keeps its value. Logical
// ports of devices that take part in this VLAN.
type SpecificLayer2NetAssignedLogicalPortsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object title: Device that has the logical port.
	IsysObjID any `json:"isys_obj__id,omitempty"`
	// Assigned logical ports: The port itself, such as bond0.10 of that device.
	IsysCatgLogPortListID any `json:"isys_catg_log_port_list__id,omitempty"`
}

// SpecificLayer2NetAssignedPortsData: Assigned ports as it is saved; what is absent keeps its value. Sockets of switches and
// devices that take part in this VLAN.
type SpecificLayer2NetAssignedPortsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object title: Device that has the physical port.
	IsysObjID any `json:"isys_obj__id,omitempty"`
	// Assigned ports: The port itself, such as Gi1/0/24 of that device.
	IsysCatgPortListID any `json:"isys_catg_port_list__id,omitempty"`
}

// LicenceTypeChoice: A choice of the dialog licence_type, by its constant, textual id or title, or by its number. A single
// licence allows one installation, a volume licence as many as its amount says.
type LicenceTypeChoice = any

// SpecificLicenceListData: License keys as it is saved; what is absent keeps its value. Licences that were bought, with key,
// number of seats, term and price.
type SpecificLicenceListData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Key: Code that is typed in at installation, such as XXXXX-XXXXX-XXXXX.
	Key *Nullable[string] `json:"key,omitempty"`
	// Serial: Number on the licence certificate.
	Serial *Nullable[string] `json:"serial,omitempty"`
	// License Type: Whether it covers one installation or many.
	Type any `json:"type,omitempty"`
	// Amount: How many installations the licence allows.
	Amount any `json:"amount,omitempty"`
	// Start Date: First day on which the licence may be used.
	Start *Nullable[string] `json:"start,omitempty"`
	// Expiration Date: Last day on which the licence may be used.
	Expire *Nullable[string] `json:"expire,omitempty"`
	// Price Per Unit: Price of a single seat.
	Cost any `json:"cost,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificMiddlewareData: Middleware as it is saved; what is absent keeps its value. Facts on software that stands between
// applications, such as message queues.
type SpecificMiddlewareData struct {
	// Specification: Capabilities and prerequisites of the software, such as supported platforms.
	Specification *Nullable[string] `json:"specification,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Installation: Whether it is put on devices by hand or by software distribution.
	Installation any `json:"installation,omitempty"`
	// Registration key: Key to register the software with its vendor, where one covers all installations.
	RegistrationKey *Nullable[string] `json:"registration_key,omitempty"`
	// Install path: Folder in which installations usually lie, such as /opt/app.
	InstallPath *Nullable[string] `json:"install_path,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificMonitorData: Monitor as it is saved; what is absent keeps its value. Size and features of a screen, for choosing a
// replacement.
type SpecificMonitorData struct {
	// Display: Length of the diagonal, such as 27, in the unit stated beside it.
	Size any `json:"size,omitempty"`
	// Unit: Unit of the diagonal, such as inch.
	SizeUnit any `json:"size_unit,omitempty"`
	// Type: Technology of the panel, such as TFT.
	Type ChoiceInput `json:"type,omitempty"`
	// Resolution: Pixels across and down, such as 2560 x 1440.
	Resolution ChoiceInput `json:"resolution,omitempty"`
	// Pivot: Whether the screen can be turned upright.
	Pivot any `json:"pivot,omitempty"`
	// Speaker: Whether it has sound built in.
	Speaker any `json:"speaker,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificNetData: Net as it is saved; what is absent keeps its value. IP net with address, mask, gateway and name servers.
type SpecificNetData struct {
	// Type: Protocol of all addresses in it: IPv4, IPv6 or an older one.
	Type any `json:"type,omitempty"`
	// Network address: First address, which names the net, such as 192.168.10.0.
	Address *Nullable[string] `json:"address,omitempty"`
	// Netmask: Part of addresses that is the same for all hosts, such as 255.255.255.0; follows from the suffix.
	Netmask *Nullable[string] `json:"netmask,omitempty"`
	// Default Gateway: Address by which hosts leave the net, out of those of the router.
	Gateway any `json:"gateway,omitempty"`
	// Address from: First address for hosts, such as 192.168.10.1.
	RangeFrom *Nullable[string] `json:"range_from,omitempty"`
	// Address to: Last address for hosts, such as 192.168.10.254.
	RangeTo *Nullable[string] `json:"range_to,omitempty"`
	// DNS server: Servers that resolve names for hosts of the net.
	DnsServer any `json:"dns_server,omitempty"`
	// DNS domain: Domains of the hosts in the net, such as example.org.
	DnsDomain any `json:"dns_domain,omitempty"`
	// CIDR-Suffix: Bits that are the same for all hosts, such as 24; follows from the netmask.
	CidrSuffix any `json:"cidr_suffix,omitempty"`
	// Reverse DNS: Zone that leads from addresses back to names, such as 10.168.192.in-addr.arpa.
	ReverseDns *Nullable[string] `json:"reverse_dns,omitempty"`
	// Layer-2-net assignment: VLANs over which the net runs.
	Layer2Assignments any `json:"layer2_assignments,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// NetDhcpTypeChoice: A choice of the dialog net_dhcp_type, by its constant, textual id or title, or by its number. Dynamic
// ranges lend any free address; reserved ones always give a known device the same.
type NetDhcpTypeChoice = any

// NetDhcpv6TypeChoice: A choice of the dialog net_dhcpv6_type, by its constant, textual id or title, or by its number.
type NetDhcpv6TypeChoice = any

// SpecificNetDhcpData: DHCP as it is saved; what is absent keeps its value. Parts of the net from which a DHCP server gives out
// addresses.
type SpecificNetDhcpData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Type v4: Whether IPv4 addresses change or are kept for a known device.
	Type any `json:"type,omitempty"`
	// Type v6: How IPv6 addresses come about: by DHCPv6, by SLAAC, or both.
	Typev6 any `json:"typev6,omitempty"`
	// DHCP from: First address that the DHCP server gives out.
	RangeFrom *Nullable[string] `json:"range_from,omitempty"`
	// DHCP to: Last address that the DHCP server gives out.
	RangeTo *Nullable[string] `json:"range_to,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificNetZoneData: Net zone as it is saved; what is absent keeps its value. Parts of the net that belong to security zones,
// such as DMZ.
type SpecificNetZoneData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Net zone objekt: Object of the zone that the range belongs to.
	Zone any `json:"zone,omitempty"`
	// Zone from: First address that lies in the zone.
	RangeFrom *Nullable[string] `json:"range_from,omitempty"`
	// Zone to: Last address that lies in the zone.
	RangeTo *Nullable[string] `json:"range_to,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificOperatingSystemData: Operating Systems as it is saved; what is absent keeps its value. Facts on an operating system
// as such, wherever it is installed.
type SpecificOperatingSystemData struct {
	// Specification: Capabilities and prerequisites of the software, such as supported platforms.
	Specification *Nullable[string] `json:"specification,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Installation: Whether it is put on devices by hand or by software distribution.
	Installation any `json:"installation,omitempty"`
	// Registration key: Key to register the software with its vendor, where one covers all installations.
	RegistrationKey *Nullable[string] `json:"registration_key,omitempty"`
	// Install path: Folder in which installations usually lie, such as /opt/app.
	InstallPath *Nullable[string] `json:"install_path,omitempty"`
	// OS family: Lineage of the system, such as Linux, Windows or BSD.
	OsFamily *Nullable[string] `json:"osFamily,omitempty"`
	// OS type: Use it is made for, such as server, desktop or network device.
	SystemType *Nullable[string] `json:"systemType,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificOrganizationData: Organization as it is saved; what is absent keeps its value. Menu entry for everything about a
// company or authority; it shows its master data.
type SpecificOrganizationData struct {
	// Title: Full name, such as Example Ltd.; the object is called the same.
	Title *string `json:"title,omitempty"`
	// Telephone: Number of the switchboard, such as +49 30 1234-0.
	Telephone *Nullable[string] `json:"telephone,omitempty"`
	// Fax: Number for faxes to the organisation.
	Fax *Nullable[string] `json:"fax,omitempty"`
	// Website: Address on the web, such as https://example.org.
	Website *Nullable[string] `json:"website,omitempty"`
	// Headquarter: Organisation that this one is a branch of.
	Headquarter any `json:"headquarter,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificOrganizationContactAssignmentData: Assigned Objects as it is saved; what is absent keeps its value. Objects at which
// this organisation is named as a contact.
type SpecificOrganizationContactAssignmentData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned Objects: Object the organisation has to do with, such as a device it supplied.
	Object LinkInput `json:"object,omitempty"`
	// Role: Relation of the organisation to that object, such as supplier.
	Role ChoiceInput `json:"role,omitempty"`
}

// SpecificOrganizationMasterDataData: Master data as it is saved; what is absent keeps its value. Name and reachability of a
// company, an authority or a customer.
type SpecificOrganizationMasterDataData struct {
	// Title: Full name, such as Example Ltd.; the object is called the same.
	Title *string `json:"title,omitempty"`
	// Telephone: Number of the switchboard, such as +49 30 1234-0.
	Telephone *Nullable[string] `json:"telephone,omitempty"`
	// Fax: Number for faxes to the organisation.
	Fax *Nullable[string] `json:"fax,omitempty"`
	// Website: Address on the web, such as https://example.org.
	Website *Nullable[string] `json:"website,omitempty"`
	// Headquarter: Organisation that this one is a branch of.
	Headquarter any `json:"headquarter,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificOrganizationPersonsData: Persons as it is saved; what is absent keeps its value. People that work for this
// organisation, seen from its side.
type SpecificOrganizationPersonsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Persons: Member of staff; saving it here sets the organisation at the person.
	Object any `json:"object,omitempty"`
}

// SpecificParallelRelationData: Parallel relations as it is saved; what is absent keeps its value. Relations that stand in for
// each other, so that an outage counts only when too many are gone.
type SpecificParallelRelationData struct {
	// Title: Name of the bundle, such as Web server farm.
	Title *Nullable[string] `json:"title,omitempty"`
	// Minimum amount of active items: How many must work so that the whole works.
	Threshold *Nullable[string] `json:"threshold,omitempty"`
	// Parallel relations: Objects of the relations that share the load.
	RelPool any `json:"rel_pool,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificPduData: PDU as it is saved; what is absent keeps its value. Power strip in a rack, as the software that watches it
// knows it.
type SpecificPduData struct {
	// PDU: Number or name of the strip there, such as 1.
	PduID *Nullable[string] `json:"pdu_id,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificPduBranchData: Branch as it is saved; what is absent keeps its value. Circuits of a power strip, each with its own
// fuse and outlets.
type SpecificPduBranchData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// PDU: Number of the strip that the circuit belongs to.
	PduID any `json:"pdu_id,omitempty"`
	// Branch-ID: Number of the circuit on the strip.
	BranchID any `json:"branch_id,omitempty"`
	// Receptacles: How many outlets the circuit has.
	Receptables any `json:"receptables,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SalutationChoice: A choice of the dialog salutation, by its constant, textual id or title, or by its number.
type SalutationChoice = string

// SpecificPersonData: Persons as it is saved; what is absent keeps its value. Menu entry for everything about a person; it
// shows name and reachability.
type SpecificPersonData struct {
	// Title: Further name of the person, for clients that send one.
	Title *Nullable[string] `json:"title,omitempty"`
	// Salutation: Form of address in letters, such as Ms or Mr.
	Salutation any `json:"salutation,omitempty"`
	// First name: Given name, such as Jane; it is part of the title of the object.
	FirstName *Nullable[string] `json:"first_name,omitempty"`
	// Last name: Family name, such as Doe; it is part of the title of the object.
	LastName *Nullable[string] `json:"last_name,omitempty"`
	// Academic degree: Degree that belongs to the name, such as Dr.
	AcademicDegree *Nullable[string] `json:"academic_degree,omitempty"`
	// Function: Work that the person does, such as database administration.
	Function *Nullable[string] `json:"function,omitempty"`
	// Service designation: Official rank, such as Senior Inspector.
	ServiceDesignation *Nullable[string] `json:"service_designation,omitempty"`
	// Street: Street and number the person is written to.
	Street *Nullable[string] `json:"street,omitempty"`
	// City: Town the person is written to.
	City *Nullable[string] `json:"city,omitempty"`
	// ZIP-Code: Postal code of that town, such as 10115.
	ZipCode *Nullable[string] `json:"zip_code,omitempty"`
	// E-mail address: Address the person is written to, such as jane.doe@example.org.
	Mail *Nullable[string] `json:"mail,omitempty"`
	// Telephone company: Number at work, such as +49 30 1234-215.
	PhoneCompany *Nullable[string] `json:"phone_company,omitempty"`
	// Telephone home: Private number, for emergencies.
	PhoneHome *Nullable[string] `json:"phone_home,omitempty"`
	// Cellphone: Number of the mobile phone, such as +49 170 1234567.
	PhoneMobile *Nullable[string] `json:"phone_mobile,omitempty"`
	// Fax: Number for faxes to the person.
	Fax *Nullable[string] `json:"fax,omitempty"`
	// Pager: Number of the radio receiver for on-call duty.
	Pager *Nullable[string] `json:"pager,omitempty"`
	// Personnel number: Number by which the human resources department knows the person.
	PersonnelNumber *Nullable[string] `json:"personnel_number,omitempty"`
	// Department: Part of the organisation, such as IT operations.
	Department *Nullable[string] `json:"department,omitempty"`
	// Organisation: Employer of the person.
	Organization any `json:"organization,omitempty"`
	// DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
	LdapDn *Nullable[string] `json:"ldap_dn,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
	// Custom 1: Text with a meaning that your organisation decides on.
	Custom1 *Nullable[string] `json:"custom_1,omitempty"`
	// Custom 2: Text with a meaning that your organisation decides on.
	Custom2 *Nullable[string] `json:"custom_2,omitempty"`
	// Custom 3: Text with a meaning that your organisation decides on.
	Custom3 *Nullable[string] `json:"custom_3,omitempty"`
	// Custom 4: Text with a meaning that your organisation decides on.
	Custom4 *Nullable[string] `json:"custom_4,omitempty"`
	// Custom 5: Text with a meaning that your organisation decides on.
	Custom5 *Nullable[string] `json:"custom_5,omitempty"`
	// Custom 6: Text with a meaning that your organisation decides on.
	Custom6 *Nullable[string] `json:"custom_6,omitempty"`
	// Custom 7: Text with a meaning that your organisation decides on.
	Custom7 *Nullable[string] `json:"custom_7,omitempty"`
	// Custom 8: Text with a meaning that your organisation decides on.
	Custom8 *Nullable[string] `json:"custom_8,omitempty"`
}

// SpecificPersonAssignedGroupsData: Person group memberships as it is saved; what is absent keeps its value. Groups that this
// person belongs to, and whose rights the person therefore has.
type SpecificPersonAssignedGroupsData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Person group memberships: Team or department that counts the person among its members.
	ConnectedObject any `json:"connected_object,omitempty"`
	// Role: Task of the person in the group, such as administrator.
	Role ChoiceInput `json:"role,omitempty"`
}

// SpecificPersonContactAssignmentData: Assigned Objects as it is saved; what is absent keeps its value. Objects at which this
// person is named as a contact.
type SpecificPersonContactAssignmentData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object: Device, service or other thing the person is responsible for or uses.
	Object LinkInput `json:"object,omitempty"`
	// Role: Relation of the person to that object, such as administrator or user.
	Role ChoiceInput `json:"role,omitempty"`
	// Primary contact: Whether the person is the one to call first there.
	PrimaryContact any `json:"primary_contact,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificPersonGroupData: Person groups as it is saved; what is absent keeps its value. Menu entry for everything about a
// group of people; it shows its name and address.
type SpecificPersonGroupData struct {
	// Title: Name of the group, such as Network team; the object is called the same.
	Title *Nullable[string] `json:"title,omitempty"`
	// E-Mail: Address that reaches all members, such as network@example.org.
	EmailAddress *Nullable[string] `json:"email_address,omitempty"`
	// Phone: Number of the hotline or the shared line.
	Phone *Nullable[string] `json:"phone,omitempty"`
	// LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
	LdapGroup *Nullable[string] `json:"ldap_group,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificPersonGroupContactAssignmentData: Assigned Objects as it is saved; what is absent keeps its value. Objects at which
// this group of people is named as a contact.
type SpecificPersonGroupContactAssignmentData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Object: Device, service or other thing the group takes care of.
	Object LinkInput `json:"object,omitempty"`
	// Role: Relation of the group to that object, such as administrator.
	Role ChoiceInput `json:"role,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificPersonGroupMasterData: Master Data as it is saved; what is absent keeps its value. Name and reachability of a team, a
// department or a group with common rights.
type SpecificPersonGroupMasterData struct {
	// Title: Name of the group, such as Network team; the object is called the same.
	Title *Nullable[string] `json:"title,omitempty"`
	// E-Mail: Address that reaches all members, such as network@example.org.
	EmailAddress *Nullable[string] `json:"email_address,omitempty"`
	// Phone: Number of the hotline or the shared line.
	Phone *Nullable[string] `json:"phone,omitempty"`
	// LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
	LdapGroup *Nullable[string] `json:"ldap_group,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificPersonGroupMembersData: Members as it is saved; what is absent keeps its value. People that belong to this group,
// with the most important of their data.
type SpecificPersonGroupMembersData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Members: Person that belongs to the group.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// SpecificPersonLoginData: Login as it is saved; what is absent keeps its value. Name and password by which a person signs in
// to this service.
type SpecificPersonLoginData struct {
	// Disable login: Keeps the person from signing in, without deleting anything.
	DisabledLogin any `json:"disabled_login,omitempty"`
	// User name: Name to sign in with, such as jdoe.
	Title *Nullable[string] `json:"title,omitempty"`
	// Password: Secret to sign in with, at least 12 characters, no common one; kept as a hash and never returned.
	UserPass any `json:"user_pass,omitempty"`
	// Password: The secret once more, as forms send it to rule out typing errors.
	UserPass2 any `json:"user_pass2,omitempty"`
	// E-mail address for password reset: Address of the person in case the secret is forgotten.
	EmailAddress *Nullable[string] `json:"email_address,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificPersonMasterData: Master Data as it is saved; what is absent keeps its value. Name, reachability and place in the
// organisation of a person.
type SpecificPersonMasterData struct {
	// Title: Further name of the person, for clients that send one.
	Title *Nullable[string] `json:"title,omitempty"`
	// Salutation: Form of address in letters, such as Ms or Mr.
	Salutation any `json:"salutation,omitempty"`
	// First name: Given name, such as Jane; it is part of the title of the object.
	FirstName *Nullable[string] `json:"first_name,omitempty"`
	// Last name: Family name, such as Doe; it is part of the title of the object.
	LastName *Nullable[string] `json:"last_name,omitempty"`
	// Academic degree: Degree that belongs to the name, such as Dr.
	AcademicDegree *Nullable[string] `json:"academic_degree,omitempty"`
	// Function: Work that the person does, such as database administration.
	Function *Nullable[string] `json:"function,omitempty"`
	// Service designation: Official rank, such as Senior Inspector.
	ServiceDesignation *Nullable[string] `json:"service_designation,omitempty"`
	// Street: Street and number the person is written to.
	Street *Nullable[string] `json:"street,omitempty"`
	// City: Town the person is written to.
	City *Nullable[string] `json:"city,omitempty"`
	// ZIP-Code: Postal code of that town, such as 10115.
	ZipCode *Nullable[string] `json:"zip_code,omitempty"`
	// E-mail address: Address the person is written to, such as jane.doe@example.org.
	Mail *Nullable[string] `json:"mail,omitempty"`
	// Telephone company: Number at work, such as +49 30 1234-215.
	PhoneCompany *Nullable[string] `json:"phone_company,omitempty"`
	// Telephone home: Private number, for emergencies.
	PhoneHome *Nullable[string] `json:"phone_home,omitempty"`
	// Cellphone: Number of the mobile phone, such as +49 170 1234567.
	PhoneMobile *Nullable[string] `json:"phone_mobile,omitempty"`
	// Fax: Number for faxes to the person.
	Fax *Nullable[string] `json:"fax,omitempty"`
	// Pager: Number of the radio receiver for on-call duty.
	Pager *Nullable[string] `json:"pager,omitempty"`
	// Personnel number: Number by which the human resources department knows the person.
	PersonnelNumber *Nullable[string] `json:"personnel_number,omitempty"`
	// Department: Part of the organisation, such as IT operations.
	Department *Nullable[string] `json:"department,omitempty"`
	// Organisation: Employer of the person.
	Organization any `json:"organization,omitempty"`
	// DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
	LdapDn *Nullable[string] `json:"ldap_dn,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
	// Custom 1: Text with a meaning that your organisation decides on.
	Custom1 *Nullable[string] `json:"custom_1,omitempty"`
	// Custom 2: Text with a meaning that your organisation decides on.
	Custom2 *Nullable[string] `json:"custom_2,omitempty"`
	// Custom 3: Text with a meaning that your organisation decides on.
	Custom3 *Nullable[string] `json:"custom_3,omitempty"`
	// Custom 4: Text with a meaning that your organisation decides on.
	Custom4 *Nullable[string] `json:"custom_4,omitempty"`
	// Custom 5: Text with a meaning that your organisation decides on.
	Custom5 *Nullable[string] `json:"custom_5,omitempty"`
	// Custom 6: Text with a meaning that your organisation decides on.
	Custom6 *Nullable[string] `json:"custom_6,omitempty"`
	// Custom 7: Text with a meaning that your organisation decides on.
	Custom7 *Nullable[string] `json:"custom_7,omitempty"`
	// Custom 8: Text with a meaning that your organisation decides on.
	Custom8 *Nullable[string] `json:"custom_8,omitempty"`
}

// SpecificPrtData: Printer as it is saved; what is absent keeps its value. Kind and features of a printer, for drivers and
// supplies.
type SpecificPrtData struct {
	// Type: Printing process, such as laser or inkjet.
	Type ChoiceInput `json:"type,omitempty"`
	// Color: Whether it prints more than black.
	IsColor any `json:"is_color,omitempty"`
	// Duplex: Whether it prints on both sides of the paper.
	IsDuplex any `json:"is_duplex,omitempty"`
	// Emulation: Language that it understands, such as PostScript or PCL.
	Emulation ChoiceInput `json:"emulation,omitempty"`
	// Paper format: Largest sheet that it takes, such as A3.
	PaperFormat ChoiceInput `json:"paper_format,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// RelationTypeChoice: A choice of the dialog relation_type, by its constant, textual id or title, or by its number.
type RelationTypeChoice = any

// SpecificRelationDetailsData: Relation details as it is saved; what is absent keeps its value. Both sides, meaning and weight
// of the relation that this object stands for.
type SpecificRelationDetailsData struct {
	// Object1: First side of the relation, from which it is read.
	Object1 any `json:"object1,omitempty"`
	// Object2: Second side of the relation, to which it leads.
	Object2 any `json:"object2,omitempty"`
	// Service: Service to which the relation is limited.
	Itservice any `json:"itservice,omitempty"`
	// Relation type: Meaning of the relation between the two.
	RelationType any `json:"relation_type,omitempty"`
	// Weighting: How strongly a failure passes from one side to the other, from 1 (most) to 10 (least).
	Weighting any `json:"weighting,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificReplicationData: Replication as it is saved; what is absent keeps its value. How copies of a database or directory
// are kept equal.
type SpecificReplicationData struct {
	// Replication mechanism: Technique of copying, such as streaming replication or log shipping.
	ReplicationMechanism ChoiceInput `json:"replication_mechanism,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificReplicationPartnerData: Replication partner as it is saved; what is absent keeps its value. Other copies that this
// one exchanges changes with.
type SpecificReplicationPartnerData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Replication type: Whether the other copy gives changes or takes them.
	Type ChoiceInput `json:"type,omitempty"`
	// Replication partner: Object that holds the other copy.
	ReplicationPartner any `json:"replication_partner,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificRoomData: Room as it is saved; what is absent keeps its value. Where in the building the room is, and what it is used
// for.
type SpecificRoomData struct {
	// Type: Use of the room, such as office or server room.
	Type ChoiceInput `json:"type,omitempty"`
	// Room number: Sign at the door, such as 2.14.
	Number *Nullable[string] `json:"number,omitempty"`
	// Floor: Storey, such as 2 or ground floor.
	Floor *Nullable[string] `json:"floor,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificRouterData: Routing as it is saved; what is absent keeps its value. How this router learns its routes, and over which
// addresses it passes packets on.
type SpecificRouterData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Routing protocol: Way in which routes are learned, such as OSPF, BGP or by hand.
	RoutingProtocol ChoiceInput `json:"routing_protocol,omitempty"`
	// Gateway address: Addresses of this router that hosts use to leave their net.
	GatewayAddress any `json:"gateway_address,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificSanZoningData: SAN Zoning as it is saved; what is absent keeps its value. Ports of the storage network that may see
// each other.
type SpecificSanZoningData struct {
	// Title: Name of the zone in the fabric, such as Z_ESX1_STORE1.
	Title *Nullable[string] `json:"title,omitempty"`
	// Members: FC ports of servers and storage systems in the zone.
	Members any `json:"members,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificServiceData: Services as it is saved; what is absent keeps its value. Facts on a system service, such as a web or
// mail server, wherever it is installed.
type SpecificServiceData struct {
	// Specification: Capabilities and prerequisites of the software, such as supported platforms.
	Specification *Nullable[string] `json:"specification,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer ChoiceInput `json:"manufacturer,omitempty"`
	// Installation: Whether it is put on devices by hand or by software distribution.
	Installation any `json:"installation,omitempty"`
	// Registration key: Key to register the software with its vendor, where one covers all installations.
	RegistrationKey *Nullable[string] `json:"registration_key,omitempty"`
	// Install path: Folder in which installations usually lie, such as /opt/app.
	InstallPath *Nullable[string] `json:"install_path,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificSwitchFcData: FC switch as it is saved; what is absent keeps its value. Place of this switch in the fabric of the
// storage network.
type SpecificSwitchFcData struct {
	// Title: Name of the fabric, such as Fabric A.
	Title *Nullable[string] `json:"title,omitempty"`
	// Active: Whether the switch passes on traffic, or stands by.
	IsActive any `json:"is_active,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificSwitchNetData: Switch as it is saved; what is absent keeps its value. How this network switch spreads VLANs and
// avoids loops.
type SpecificSwitchNetData struct {
	// VLAN management protocol: Protocol by which switches agree on VLANs, such as VTPv3.
	Vlan ChoiceInput `json:"vlan,omitempty"`
	// Role: Whether it gives VLANs to other switches or takes them.
	Role ChoiceInput `json:"role,omitempty"`
	// Spanning Tree: Protocol against loops, such as RSTP.
	SpanningTree ChoiceInput `json:"spanning_tree,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificUpsData: Uninterruptible power supply as it is saved; what is absent keeps its value. Batteries of a UPS, and how
// long they bridge an outage.
type SpecificUpsData struct {
	// Type: Whether devices always run through it, or only when power fails.
	Type ChoiceInput `json:"type,omitempty"`
	// Battery type: Kind of battery to order, such as RBC43 or lead-acid 12 V 9 Ah.
	BatteryType ChoiceInput `json:"battery_type,omitempty"`
	// Quantity: How many batteries are in it.
	Amount any `json:"amount,omitempty"`
	// Charge time: How long charging takes once they are empty.
	ChargeTime any `json:"charge_time,omitempty"`
	// Unit: Unit of the time for charging, such as hours.
	ChargeTimeUnit any `json:"charge_time_unit,omitempty"`
	// Runtime under full load: How long it carries all devices without mains power.
	AutonomyTime any `json:"autonomy_time,omitempty"`
	// Unit: Unit of the time without mains power, such as minutes.
	AutonomyTimeUnit any `json:"autonomy_time_unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificWanData: WAN as it is saved; what is absent keeps its value. Use, technology and bandwidth of a wide area line.
type SpecificWanData struct {
	// Role: Whether it is the usual way or the one that steps in.
	Role ChoiceInput `json:"role,omitempty"`
	// Type: Technology of this line, such as ATM or xDSL.
	Type ChoiceInput `json:"type,omitempty"`
	// Capacity: Bandwidth of this line, in the unit stated beside it.
	Capacity any `json:"capacity,omitempty"`
	// Capacity unit: Unit of the bandwidth of this line, such as MBit.
	CapacityUnit ChoiceInput `json:"capacity_unit,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificWsData: Wiring System as it is saved; what is absent keeps its value. Menu entry for the cabling of a building; it
// shows what kind of net it carries.
type SpecificWsData struct {
	// Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
	Title ChoiceInput `json:"title,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// SpecificWsAssignmentData: Assigned objects as it is saved; what is absent keeps its value. Cables that belong to this
// cabling.
type SpecificWsAssignmentData struct {
	// The entry that is updated; without it one is created.
	CategoryID EntryId `json:"category_id,omitempty"`
	// Assigned Objects: Cable that is laid as part of it.
	ConnectedObject any `json:"connected_object,omitempty"`
}

// SpecificWsNetTypeData: Net type as it is saved; what is absent keeps its value. Purpose that the cabling of the building
// serves.
type SpecificWsNetTypeData struct {
	// Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
	Title ChoiceInput `json:"title,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description *Nullable[string] `json:"description,omitempty"`
}

// EntriesByCategory: Category constants, each with one entry or a list of entries to create.
type EntriesByCategory = map[string]any

// EntryIdsByCategory: Category constants, each with the ids of the created entries, in the order given.
type EntryIdsByCategory = map[string][]RecordId

// ObjectCreated: The object was created.
type ObjectCreated struct {
	// The id of the new object.
	ID RecordId `json:"id"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// The ids of the entries that were created with it, by category.
	Categories EntryIdsByCategory `json:"categories,omitempty"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// DeletionTarget: Where an object is sent: archived, deleted, or purged from the database.
type DeletionTarget = any

// CmdbObject: An object as it is read.
type CmdbObject struct {
	// The id of the object.
	ID RecordId `json:"id"`
	// Its title.
	Title Title `json:"title"`
	// Its system identifier, unique and never given out twice.
	Sysid Sysid `json:"sysid"`
	// The id of its type.
	Objecttype RecordId `json:"objecttype"`
	// Title of the object type in the language asked for.
	TypeTitle string `json:"type_title"`
	// Relative URL of the icon of the object type.
	TypeIcon string `json:"type_icon"`
	// Where the record is in its life.
	Status RecordStatus `json:"status"`
	// The id of its CMDB status.
	CmdbStatus RecordId `json:"cmdb_status"`
	// Title of the CMDB status in the language asked for.
	CmdbStatusTitle string `json:"cmdb_status_title"`
	// When it was created.
	Created Timestamp `json:"created"`
	// When it was changed last.
	Updated *Timestamp `json:"updated,omitempty"`
	// URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the
	// object has no picture, or the caller may not view it (C__CATG__IMAGE).
	Image string `json:"image"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
}

// ObjectTypeCategory: A category of an object type.
type ObjectTypeCategory struct {
	// The number of the category within its kind.
	ID DigitText `json:"id"`
	// Title in the language asked for.
	Title string `json:"title"`
	// Its constant.
	Const CategoryName `json:"const"`
	// "1" where an object may have several entries.
	MultiValue string `json:"multi_value"`
	// True where objects of the type usually have it; absent otherwise.
	Usual *bool `json:"usual,omitempty"`
	// The number of the category it stands under.
	Parent *DigitText `json:"parent,omitempty"`
}

// ObjectTypeCategories: The categories of an object type: global, specific and those of the site.
type ObjectTypeCategories struct {
	// Global categories.
	Catg []ObjectTypeCategory `json:"catg"`
	// Specific categories.
	Cats []ObjectTypeCategory `json:"cats"`
	// Categories of the kind custom.
	Custom []ObjectTypeCategory `json:"custom"`
}

// ListLimit: How many rows of a list are read at most: a number, or how many are passed over first and a number, such as
// "20,10".
type ListLimit = any

// ObjectTypeGroupReference: A group of object types by its constant or its id.
type ObjectTypeGroupReference = any

// ObjectTypeGroupFilter: Which groups are read. Conditions are combined with AND.
type ObjectTypeGroupFilter struct {
	// Only this group.
	ID ObjectTypeGroupReference `json:"id,omitempty"`
	// Only these groups.
	Ids []ObjectTypeGroupReference `json:"ids,omitempty"`
	// A title in the language of the call; upper and lower case are the same.
	Title *string `json:"title,omitempty"`
	// Only groups with one of these titles.
	Titles []string `json:"titles,omitempty"`
}

// ObjectTypeOrder: What object types are sorted by.
type ObjectTypeOrder = string

// SortDirection: Ascending or descending.
type SortDirection = string

// ObjectTypeGroup: A group of object types as it is listed.
type ObjectTypeGroup struct {
	// The id of the group.
	ID DigitText `json:"id"`
	// Title in the language asked for.
	Title string `json:"title"`
	// The constant of the group.
	Const string `json:"const"`
	// The status of the group as a record, which is always normal.
	Status DigitText `json:"status"`
}

// ObjectTypeGroups: Groups of object types.
type ObjectTypeGroups = []ObjectTypeGroup

// ObjectTypeFilter: Which object types are read. Conditions are combined with AND.
type ObjectTypeFilter struct {
	// Only this type.
	ID ObjectTypeReference `json:"id,omitempty"`
	// Only these types.
	Ids []ObjectTypeReference `json:"ids,omitempty"`
	// A title in the language of the call; upper and lower case are the same.
	Title *string `json:"title,omitempty"`
	// Only types with one of these titles.
	Titles []string `json:"titles,omitempty"`
	// Whether types are listed that menus show, or those that they do not.
	Enabled Flag `json:"enabled,omitempty"`
}

// ObjectType: An object type as it is listed.
type ObjectType struct {
	// The id of the type.
	ID DigitText `json:"id"`
	// Title in the language asked for.
	Title string `json:"title"`
	// "1" where other objects can be placed in objects of this type.
	Container string `json:"container"`
	// Its constant.
	Const ObjectTypeConstant `json:"const"`
	// Colour of the type.
	Color string `json:"color"`
	// URL of the picture that objects of the type have.
	Image string `json:"image"`
	// Relative URL of the icon of the type.
	Icon string `json:"icon"`
	// The number of its specific category; null where it has none.
	Cats *DigitText `json:"cats"`
	// Always "1": there is one tree of menus.
	TreeGroup DigitText `json:"tree_group"`
	// The status of the type as a record, which is always normal.
	Status DigitText `json:"status"`
	// The id of its group; null where it is in none.
	TypeGroup *DigitText `json:"type_group"`
	// Title of the group in the language asked for; empty where the type is in none.
	TypeGroupTitle string `json:"type_group_title"`
	// How many objects it has, where that was asked for.
	Objectcount *DigitText `json:"objectcount,omitempty"`
}

// ObjectTypes: Object types.
type ObjectTypes = []ObjectType

// FilterText: A text that something must be.
type FilterText = string

// Comparison: How a value is compared. `in` takes a list; `contains`, `begins` and `like` (where * stands for anything) take
// texts; `set` and `unset` take no value. `!=` and `unset` hold where no entry differs: `!=` where the attribute is set, but
// nowhere to this.
type Comparison = string

// ComparedValue: What a value is compared with: a text, a number, a yes or no, or for `in` a list of them. Choices go by id,
// constant or title, linked objects by id or title, values with a unit by their number in the base unit.
type ComparedValue = any

// AttributeCondition: A condition on an attribute of an object, which one of its normal entries has to meet. Texts are compared
// regardless of the case of A to Z.
type AttributeCondition struct {
	// The constant of the category.
	Category CategoryConstant `json:"category"`
	// The key of the attribute.
	Key string `json:"key"`
	// How the value is compared; by `=` if it is left out.
	Comparison *Comparison `json:"comparison,omitempty"`
	// What the attribute is compared with; absent where the comparison needs nothing.
	Value ComparedValue `json:"value,omitempty"`
}

// ObjectStatus: A record status of an object, by constant or number.
type ObjectStatus = any

// ObjectFilter: What the objects of a list must be like; all of it has to hold. Without a status only normal objects are
// listed. Objects that stand for relations are read by their id; they are in no list.
type ObjectFilter struct {
	// Ids of objects.
	Ids []ObjectId `json:"ids,omitempty"`
	// Object types, by constant or id: one, or a list of which one must fit.
	Type any `json:"type,omitempty"`
	// The title; upper and lower case are the same.
	Title *FilterText `json:"title,omitempty"`
	// The title of the object type in the language of the call; upper and lower case are the same.
	TypeTitle *FilterText `json:"type_title,omitempty"`
	// The system identifier.
	Sysid *FilterText `json:"sysid,omitempty"`
	// The constant of a group of object types, such as C__OBJTYPE_GROUP__INFRASTRUCTURE.
	TypeGroup *FilterText `json:"type_group,omitempty"`
	// The first name of a person; the case of A to Z does not count.
	FirstName *FilterText `json:"first_name,omitempty"`
	// The last name of a person; the case of A to Z does not count.
	LastName *FilterText `json:"last_name,omitempty"`
	// An e-mail address of a person, a group or an organisation; the case of A to Z does not count.
	Email *FilterText `json:"email,omitempty"`
	// The object that the others are placed in, at any depth: a site, a room, a rack. It is listed, too.
	Location ObjectId `json:"location,omitempty"`
	// Comparisons of attributes; all of them have to hold.
	Attributes []AttributeCondition `json:"attributes,omitempty"`
	// The record status; normal if it is left out.
	Status ObjectStatus `json:"status,omitempty"`
}

// ObjectSortKey: What a list of objects is sorted by: a value of the object, or an attribute of its first normal entry as
// `C__CATG__MODEL-serial`. Equal ones stand by id, and what has no value comes last in either direction; what was never changed
// stands where it was created. Titles are sorted as in a dictionary: neither case nor accents count first; choices and links by
// their titles. What is worked out on reading, passwords, files and tables have no order.
type ObjectSortKey = string

// ListCursor: Position in a list: the cursor of the page before, or "" for the first page.
type ListCursor = string

// CategoriesWanted: Categories whose entries are returned with each object: true for all that its type has or that it has
// entries in, one constant, or a list.
type CategoriesWanted = any

// ObjectColumn: A value of a listed object.
type ObjectColumn = string

// ObjectColumns: Values of the objects that are returned; the id always is.
type ObjectColumns = []ObjectColumn

// ListedObject: An object of a list. Without `fields` it has every value; `updated` is absent until the first change.
type ListedObject struct {
	// The id of the object.
	ID RecordId `json:"id"`
	// Its title.
	Title *Title `json:"title,omitempty"`
	// Its system identifier.
	Sysid *Sysid `json:"sysid,omitempty"`
	// Id of the object type.
	Type *RecordId `json:"type,omitempty"`
	// When it was created.
	Created *Timestamp `json:"created,omitempty"`
	// When it was changed last.
	Updated *Timestamp `json:"updated,omitempty"`
	// Title of the object type in the language asked for.
	TypeTitle *string `json:"type_title,omitempty"`
	// Title of the group of the object type in the language asked for.
	TypeGroupTitle *string `json:"type_group_title,omitempty"`
	// Relative URL of the icon of the object type.
	TypeIcon *string `json:"type_icon,omitempty"`
	// Where the record is in its life.
	Status *RecordStatus `json:"status,omitempty"`
	// The id of its CMDB status.
	CmdbStatus *RecordId `json:"cmdb_status,omitempty"`
	// Title of the CMDB status in the language asked for.
	CmdbStatusTitle *string `json:"cmdb_status_title,omitempty"`
	// URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the
	// object has no picture, or the caller may not view it (C__CATG__IMAGE).
	Image *string `json:"image,omitempty"`
	// Entries by category, where `categories` asked for them.
	Categories EntriesOfObject `json:"categories,omitempty"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
}

// ListedObjects: Objects in the order asked for.
type ListedObjects = []ListedObject

// ObjectPage: A page of a list: its objects, what leads to the next page (`null` on the last), and, where `count` asked for it,
// how many objects there are on all pages.
type ObjectPage struct {
	// The objects of this page.
	Objects ListedObjects `json:"objects"`
	// What the call for the next page names; null after the last page.
	Cursor *ListCursor `json:"cursor"`
	// Objects on all pages.
	Total *int64 `json:"total,omitempty"`
}

// ObjectList: The objects; a page of them where `cursor` or `count` was given.
type ObjectList = any

// WholeListedObject: An object of a list. Without `fields` it has every value; `updated` is absent until the first change.
type WholeListedObject struct {
	// The id of the object.
	ID RecordId `json:"id"`
	// Its title.
	Title Title `json:"title"`
	// Its system identifier.
	Sysid Sysid `json:"sysid"`
	// Id of the object type.
	Type RecordId `json:"type"`
	// When it was created.
	Created Timestamp `json:"created"`
	// When it was changed last.
	Updated *Timestamp `json:"updated,omitempty"`
	// Title of the object type in the language asked for.
	TypeTitle string `json:"type_title"`
	// Title of the group of the object type in the language asked for.
	TypeGroupTitle string `json:"type_group_title"`
	// Relative URL of the icon of the object type.
	TypeIcon string `json:"type_icon"`
	// Where the record is in its life.
	Status RecordStatus `json:"status"`
	// The id of its CMDB status.
	CmdbStatus RecordId `json:"cmdb_status"`
	// Title of the CMDB status in the language asked for.
	CmdbStatusTitle string `json:"cmdb_status_title"`
	// URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the
	// object has no picture, or the caller may not view it (C__CATG__IMAGE).
	Image string `json:"image"`
	// Entries by category, where `categories` asked for them.
	Categories EntriesOfObject `json:"categories,omitempty"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
}

// WholeListedObjects: Objects in the order asked for.
type WholeListedObjects = []WholeListedObject

// WholeObjectPage: A page of a list: its objects, what leads to the next page (`null` on the last), and, where `count` asked
// for it, how many objects there are on all pages.
type WholeObjectPage struct {
	// The objects of this page.
	Objects WholeListedObjects `json:"objects"`
	// What the call for the next page names; null after the last page.
	Cursor *ListCursor `json:"cursor"`
	// Objects on all pages.
	Total *int64 `json:"total,omitempty"`
}

// WholeObjectList: The objects; a page of them where `cursor` or `count` was given.
type WholeObjectList = any

// ObjectByRelation: A relation, by the object that stands for it, and the object it leads to.
type ObjectByRelation struct {
	// The relation and the object it leads to.
	Data struct {
		// The id of the object that stands for the relation.
		ID RecordId `json:"id"`
		// The relation in words: both objects, and what connects them.
		Title string `json:"title"`
		// Empty: a relation has no CMDB status.
		CmdbStatusTitle string `json:"cmdb_status_title"`
		// The id of the object it leads to.
		RelatedObject RecordId `json:"related_object"`
		// The title of that object.
		RelatedTitle Title `json:"related_title"`
		// The id of the type of that object.
		RelatedType RecordId `json:"related_type"`
		// Title of the object type in the language asked for.
		RelatedTypeTitle string `json:"related_type_title"`
		// Title of the CMDB status in the language asked for.
		RelatedCmdbStatusTitle string `json:"related_cmdb_status_title"`
		// The id of the object from which the relation leads.
		Master RecordId `json:"master"`
		// The id of the object to which the relation leads.
		Slave RecordId `json:"slave"`
		// The id of the type of the relation.
		Type RecordId `json:"type"`
		// Title of the type of relations in the language asked for.
		TypeTitle string `json:"type_title"`
	} `json:"data"`
	// Always false: what follows is asked for by the related object.
	Children bool `json:"children"`
}

// ObjectsByRelation: Relations of an object by the id of the object that stands for each.
type ObjectsByRelation = map[string]ObjectByRelation

// Moment: A moment, ISO 8601 in UTC. Where the call names a `time_zone`: with the offset there.
type Moment = string

// ReportColumn: A column of a report: `id`, `title`, `sysid`, `type_title`, `cmdb_status_title`, `created` or `updated` of the
// object, an attribute as `C__CATG__MODEL-serial`, or one of these of the objects that a link leads to, as
// `C__CATG__LOCATION-parent.title`.
type ReportColumn = string

// ReportColumns: Columns of a report, from left to right.
type ReportColumns = []ReportColumn

// ReportTotalKind: A total of a column: how many values there are, their sum or average, the least or the greatest. Numbers and
// amounts of money have all of them, days and moments `count`, `min` and `max`, others `count` alone.
type ReportTotalKind = string

// ReportTotal: A total of a column.
type ReportTotal struct {
	// The column, by its name.
	Column ReportColumn `json:"column"`
	// How its values are summed up.
	Total ReportTotalKind `json:"total"`
}

// ReportTotals: Totals of columns, in the order of the results.
type ReportTotals = []ReportTotal

// ReportInfo: A saved report.
type ReportInfo struct {
	// The id of the report.
	ID int64 `json:"id"`
	// The group it belongs to; empty where it has none.
	Category string `json:"category"`
	// Its name.
	Title string `json:"title"`
	// What it is for.
	Description string `json:"description"`
	// When it was saved first.
	Created Moment `json:"created"`
	// When it was saved last.
	Modified Moment `json:"modified"`
	// The objects that it lists.
	Filter ObjectFilter `json:"filter"`
	// Its columns.
	Columns ReportColumns `json:"columns"`
	// What its rows are sorted by.
	OrderBy string `json:"order_by"`
	// Ascending or descending.
	Sort string `json:"sort"`
	// The column by which its rows form groups; empty where they form none.
	GroupBy string `json:"group_by"`
	// Totals of its columns.
	Totals ReportTotals `json:"totals"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
}

// ReportInfos: Saved reports, by their ids.
type ReportInfos = []ReportInfo

// ReportRow: A row of a report: values as they read, by the titles of the columns. Several entries of a category are one text.
type ReportRow = map[string]string

// ReportRows: Rows of a report; or, where none is named, the saved reports.
type ReportRows = []ReportRow

// CmdbStatusId: The id of a CMDB status.
type CmdbStatusId = Id

// CmdbStatus: A CMDB status: where the thing itself is in its life.
type CmdbStatus struct {
	// The id of the status.
	ID int64 `json:"id"`
	// The title in the language asked for.
	Title string `json:"title"`
	// Its constant.
	Constant string `json:"constant"`
	// Six hexadecimal digits.
	Color string `json:"color"`
	// Whether it was added, and so can be changed and deleted.
	Editable bool `json:"editable"`
}

// CmdbStatuses: CMDB statuses: those of the catalogue in their order, then those that were added, ascending by id.
type CmdbStatuses = []CmdbStatus

// CmdbStatusTitle: The title of a CMDB status, stored exactly as it is sent.
type CmdbStatusTitle = string

// CmdbStatusName: The constant of a CMDB status that is added. By habit it begins with C__CMDB_STATUS__.
type CmdbStatusName = string

// CmdbStatusColor: A color: six hexadecimal digits, with or without a leading #.
type CmdbStatusColor = string

// CmdbStatusSaved: The CMDB status was created or changed.
type CmdbStatusSaved struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the status.
	ID int64 `json:"id"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// PersonFilter: Persons by their ids or mail addresses; each of those that are named.
type PersonFilter struct {
	// The id of a person.
	ID ObjectId `json:"id,omitempty"`
	// Ids of persons.
	Ids []ObjectId `json:"ids,omitempty"`
	// The mail address of a person; the case of A to Z does not count.
	Email *FilterText `json:"email,omitempty"`
	// Mail addresses of persons.
	Emails []FilterText `json:"emails,omitempty"`
}

// WorkstationComponent: A component of a workstation.
type WorkstationComponent struct {
	// The object.
	Data FoundObject `json:"data"`
	// Always false: nothing is assigned to a component.
	Children bool `json:"children"`
}

// WorkstationComponents: Components by their ids.
type WorkstationComponents = map[string]WorkstationComponent

// Workstation: A workstation, and the components that are assigned to it.
type Workstation struct {
	// The object.
	Data FoundObject `json:"data"`
	// Its components; false where it has none.
	Children any `json:"children"`
}

// Workstations: Workstations by their ids.
type Workstations = map[string]Workstation

// PersonWithWorkstations: A person, and the workstations that are assigned to it.
type PersonWithWorkstations struct {
	// The object.
	Data FoundObject `json:"data"`
	// Its workstations; false where it has none.
	Children any `json:"children"`
}

// PersonsWithWorkstations: Persons by their ids.
type PersonsWithWorkstations = map[string]PersonWithWorkstations

// Constants: Constants of the catalogue, each with its title in the language asked for.
type Constants struct {
	// Object types.
	ObjectTypes map[string]string `json:"objectTypes"`
	// Categories by kind.
	Categories struct {
		// Global categories.
		G map[string]string `json:"g"`
		// Specific categories.
		S map[string]string `json:"s"`
		// Categories of the site.
		GCustom map[string]string `json:"g_custom"`
	} `json:"categories"`
	// Record statuses.
	RecordStates map[string]string `json:"recordStates"`
	// Relation types.
	RelationTypes map[string]string `json:"relationTypes"`
	// Objects that every installation has.
	StaticObjects map[string]string `json:"staticObjects"`
}

// Credential: A login, or a password.
type Credential = string

// OpenedSession: A session, and whose it is.
type OpenedSession struct {
	// Always true: a login that fails returns an error.
	Result bool `json:"result"`
	// The id of the person who logged in.
	Userid DigitText `json:"userid"`
	// Name of the person.
	Name string `json:"name"`
	// Mail address; empty where there is none.
	Mail string `json:"mail"`
	// Login of the person.
	Username string `json:"username"`
	// What X-RPC-Auth-Session carries from now on.
	SessionID string `json:"session-id"`
	// The number of the tenant: there is one.
	ClientID DigitText `json:"client-id"`
	// The installation.
	ClientName string `json:"client-name"`
	// Whether the password has to be changed first, by kataster.user.password: other calls return PasswordExpired. Absent where
	// it need not.
	PasswordExpired *bool `json:"password_expired,omitempty"`
	// Whether a second factor has to be set up first, by kataster.second_factor.create: other calls return
	// SecondFactorRequired. Absent where it need not.
	SecondFactorRequired *bool `json:"second_factor_required,omitempty"`
}

// EndedSession: A session is over.
type EndedSession struct {
	// What has been done, in words.
	Message string `json:"message"`
	// Always true: the session has ended.
	Result bool `json:"result"`
}

// SearchText: What is looked for. Every word of it must be found.
type SearchText = string

// SearchMode: How deep is searched.
type SearchMode = string

// SearchHit: An object or an entry that was found.
type SearchHit struct {
	// The id of the object.
	DocumentId DigitText `json:"documentId"`
	// Object type, category and attribute, with ` > ` between.
	Key string `json:"key"`
	// The title of the object; where something else was found, followed by a colon and the text.
	Value string `json:"value"`
	// What was searched: always the database of objects.
	Type string `json:"type"`
	// Where the entry stands, by the numbers of its object, its category and itself.
	Link string `json:"link"`
	// How well it fits, up to 100.
	Score DigitText `json:"score"`
	// The record status, translated.
	Status string `json:"status"`
}

// SearchHits: What was found, best first.
type SearchHits = []SearchHit

// ServiceVersion: The service and the caller.
type ServiceVersion struct {
	// The caller.
	Login struct {
		// The id of the person as whom the caller is known; 0 where there is none.
		Userid DigitText `json:"userid"`
		// Name of the person.
		Name string `json:"name"`
		// Mail address; empty where there is none.
		Mail string `json:"mail"`
		// Login of the person, or title of the key.
		Username string `json:"username"`
		// The installation.
		Tenant string `json:"tenant"`
		// The same, as it was called before.
		Mandator string `json:"mandator"`
		// Language of titles and messages.
		Language string `json:"language"`
	} `json:"login"`
	// Version of the service; existing clients get that of the servers they were written for.
	Version string `json:"version"`
	// Always empty: this is no preview.
	Step string `json:"step"`
	// Edition.
	Type string `json:"type"`
}

// KeyId: The id of a key: what is no secret of it.
type KeyId = string

// Login: The user name of a person.
type Login = string

// PermittedVerb: What may be done: view, create, edit, archive (and recycle), delete, purge, or administer keys, users, grants
// and shared choices.
type PermittedVerb = string

// ObjectTypeName: The constant of an object type, such as C__OBJTYPE__SERVER.
type ObjectTypeName = string

// Right: What may be done, and to what: object types and categories that are not named are not narrowed. Object types and
// categories together mean entries of these categories of objects of these types.
type Right struct {
	// What may be done.
	Verbs []PermittedVerb `json:"verbs"`
	// Constants of object types.
	ObjectTypes []ObjectTypeName `json:"object_types,omitempty"`
	// Constants of categories.
	Categories []CategoryConstant `json:"categories,omitempty"`
}

// Rights: What may be done: the union of these. None at all is nothing.
type Rights = []Right

// KeyRights: What a key or a user may do; null is every right.
type KeyRights = Rights

// PermittedMethod: A method that a caller may use on something.
type PermittedMethod struct {
	// The name of the method.
	Method string `json:"method"`
	// The right that it needs; null where it needs none.
	Verb *PermittedVerb `json:"verb"`
}

// PermittedVerbs: What may be done.
type PermittedVerbs = []PermittedVerb

// PermittedType: What a caller may do to objects of a type.
type PermittedType struct {
	// The constant of the object type.
	Const string `json:"const"`
	// Its title in the language of the call.
	Title string `json:"title"`
	// What may be done to its objects, if in some of their categories alone.
	Verbs PermittedVerbs `json:"verbs"`
	// What of it may be done to the objects themselves and in all their categories.
	Everywhere PermittedVerbs `json:"everywhere"`
}

// PermittedCategory: What a caller may do in a category.
type PermittedCategory struct {
	// The constant of the category.
	Const string `json:"const"`
	// Its title in the language of the call.
	Title string `json:"title"`
	// What may be done to its entries.
	Verbs PermittedVerbs `json:"verbs"`
}

// PermittedAccess: What a caller may see and do; what is not listed is not permitted.
type PermittedAccess struct {
	// Whether the caller is let in: false where the key is revoked or has expired, or the user cannot log in. Then nothing is
	// permitted.
	Active bool `json:"active"`
	// All rights together: of the key, or of the user with those of their groups, or what both have; null is everything.
	Rights KeyRights `json:"rights"`
	// The methods that the caller may use on something, by name.
	Methods []PermittedMethod `json:"methods"`
	// The object types of whose objects anything may be seen or done, in the order of the catalogue.
	ObjectTypes []PermittedType `json:"object_types"`
	// The categories of which anything may be seen or done: of objects of the type that the call names, or of some type where
	// it names none.
	Categories []PermittedCategory `json:"categories"`
}

// AuditEventName: What happened: a key was made, changed, renewed (another one is in its place), revoked, or used for the first
// time; somebody logged in, failed to, or logged out; sessions were ended; a password was set or removed; a second factor was
// set or removed, or a recovery code of it was used; a passkey was added or removed; grants were changed; a provider was
// created, changed or deleted, an account of it was linked to a person, memberships that it gives were changed, or the login of
// the last person who may administer stayed enabled against its request; a webhook was created, changed, deleted, or stopped by
// the service; the service started; an import began, or came to its end; change sets were reverted, history was pruned, an
// object was forgotten in it, the service made a backup, or a backup was restored.
type AuditEventName = string

// AuditMoment: A day in UTC, or a moment with an offset from UTC.
type AuditMoment = string

// Grantee: A login, or the id of a person or a person group. A login counts before an id.
type Grantee = any

// AuditKey: A key, as it was.
type AuditKey struct {
	// The id of the key; `command` for commands on the database, `import` for imports, and `installation` for the key that a
	// start makes.
	ID string `json:"id"`
	// The title it had then; null where it has none.
	Title *string `json:"title"`
}

// AuditObject: A person or a person group, as it was.
type AuditObject struct {
	// The id of the object.
	ID int64 `json:"id"`
	// The title it had then; null where nobody knows.
	Title *string `json:"title"`
}

// AuditSubject: What an event is about: a key, or a person or person group; neither where it is about the service.
type AuditSubject struct {
	// The key.
	Key *AuditKey `json:"key"`
	// The person or person group.
	Object *AuditObject `json:"object"`
}

// AddressRange: An address or a range of addresses (CIDR) of IPv4 or IPv6. IPv4-mapped IPv6 counts as IPv4.
type AddressRange = string

// KeyAddresses: Where a key may be used from: the address of the peer of the connection is in one of these ranges. Behind a
// proxy the peer is the proxy. null is everywhere.
type KeyAddresses = []AddressRange

// AuditedLimits: Limits of a key, or what is granted to a person or a person group.
type AuditedLimits struct {
	// The title of the key.
	Title *string `json:"title,omitempty"`
	// What may be done; null is every right.
	Rights KeyRights `json:"rights,omitempty"`
	// The moment the key ends; null is never.
	Expires *Nullable[Moment] `json:"expires,omitempty"`
	// Where the key may be used from; null is everywhere.
	Addresses KeyAddresses `json:"addresses,omitempty"`
}

// LoginMeans: `session`: idoit.login opened a session. `password`: calls carry user name and password; those of a person from
// one address are one login for as long as a session would last. `proxy`: a proxy of KATASTER_PROXIES names the user of calls,
// which are counted in the same way. `provider`: a sign-in at a provider of OpenID Connect opened a session. `passkey`: a
// passkey opened one.
type LoginMeans = string

// LoginFailure: Why a login failed: nobody has the login, the password is wrong, the login is locked after too many guesses,
// too many guesses came from the address or with the key, the code of the second factor is wrong, a passkey is wrong, the
// header of a user whom a proxy signed in came from another address than those of KATASTER_PROXIES, or a sign-in at a provider
// failed: the log says why.
type LoginFailure = string

// SessionEnd: Why sessions were ended: an administrator did so, there were too many, the login was disabled, purged or
// otherwise changed, the password was set, the second factor was set up or removed, or the status or the type of the person
// changed, the person was purged, or the provider that signed the person in ended the session, confirms it no more, or was
// disabled or deleted. That a session is over after its time is no event.
type SessionEnd = string

// AuditDetails: More about an event; which of these it has follows from the event. No secret is among them.
type AuditDetails struct {
	// The title of the key that was made, of the webhook, of the provider, or of the report.
	Title *string `json:"title,omitempty"`
	// What it may do; null is every right.
	Rights KeyRights `json:"rights,omitempty"`
	// The moment the key, or the session that was opened, ends; null is never.
	Expires *Nullable[Moment] `json:"expires,omitempty"`
	// Where the key may be used from; null is everywhere.
	Addresses KeyAddresses `json:"addresses,omitempty"`
	// What was changed, as it was before.
	From *AuditedLimits `json:"from,omitempty"`
	// What was changed, as it is since.
	To *AuditedLimits `json:"to,omitempty"`
	// The id of the key that was put in the place of another.
	Successor *string `json:"successor,omitempty"`
	// How somebody logged in.
	Means *LoginMeans `json:"means,omitempty"`
	// Why a login failed.
	Reason *LoginFailure `json:"reason,omitempty"`
	// How many failed logins the event stands for: those alike within a minute are one.
	Times *int64 `json:"times,omitempty"`
	// The login that was sent and that nobody has, in one line and no more than 64 characters of it; null where a person has
	// it.
	Login *Nullable[string] `json:"login,omitempty"`
	// The first of them; `time` is that of the last.
	Since *Moment `json:"since,omitempty"`
	// How many sessions were ended.
	Sessions *int64 `json:"sessions,omitempty"`
	// Why they were ended.
	Cause *SessionEnd `json:"cause,omitempty"`
	// The id of the webhook.
	Webhook *string `json:"webhook,omitempty"`
	// The origin of the address that a webhook delivers to: what follows it may be secret.
	Target *string `json:"target,omitempty"`
	// The parts of the webhook, or of the provider, that were changed.
	Changed []string `json:"changed,omitempty"`
	// Why the webhook was stopped.
	Problem *string `json:"problem,omitempty"`
	// The version of the program.
	Version *string `json:"version,omitempty"`
	// The name of the machine.
	Host *string `json:"host,omitempty"`
	// The settings by their environment variables. Secrets are `***`; what is not set is left out.
	Settings map[string]string `json:"settings,omitempty"`
	// What was imported: the format, and the name of the source.
	Source *string `json:"source,omitempty"`
	// Rows of the dump.
	Rows *int64 `json:"rows,omitempty"`
	// Rows that became something new.
	Created *int64 `json:"created,omitempty"`
	// Rows that changed what was there.
	Updated *int64 `json:"updated,omitempty"`
	// Rows that changed nothing.
	Unchanged *int64 `json:"unchanged,omitempty"`
	// Rows that did not fit.
	Skipped *int64 `json:"skipped,omitempty"`
	// Numbers of the change sets that were reverted.
	Numbers []int64 `json:"numbers,omitempty"`
	// The number of the change set that reverts them.
	Number *int64 `json:"number,omitempty"`
	// The moment before which history was removed.
	Until *Moment `json:"until,omitempty"`
	// The backup that was made.
	File *string `json:"file,omitempty"`
	// The id of the provider.
	Provider *string `json:"provider,omitempty"`
	// The account as the provider names it.
	Subject *string `json:"subject,omitempty"`
	// Ids of the person groups that the person is in since.
	Added []int64 `json:"added,omitempty"`
	// Ids of the person groups that the person is in no more.
	Removed []int64 `json:"removed,omitempty"`
	// Ids of the person groups that the provider would have taken away, without which nobody could administer.
	Refused []int64 `json:"refused,omitempty"`
}

// AuditEvent: An event of the audit.
type AuditEvent struct {
	// The number of the event: a later one has a higher number.
	Number int64 `json:"number"`
	// When it happened, to the millisecond.
	Time Moment `json:"time"`
	// What happened.
	Event AuditEventName `json:"event"`
	// The same in words, in the language of the call.
	Title string `json:"title"`
	// The method or command by which it happened.
	Method string `json:"method"`
	// The key by which it happened; null where no key was used.
	Key *AuditKey `json:"key"`
	// The person who did it; null where a key asked alone, or nobody knows.
	User *AuditObject `json:"user"`
	// Where the call came from; null for commands and the service itself, and where an event stands for many addresses.
	Address *string `json:"address"`
	// What it is about.
	Subject AuditSubject `json:"subject"`
	// More about it.
	Details AuditDetails `json:"details"`
}

// AuditPage: Events of the audit, and what leads to those that follow.
type AuditPage struct {
	// The events of this page.
	Events []AuditEvent `json:"events"`
	// What the call for the next page names; null after the last page.
	Cursor *ListCursor `json:"cursor"`
}

// OperationParameters: Parameters of the method, as in a call of its own. `{"$ref": "srv1.id"}` stands for a member of the
// result of an earlier operation. Of the options only `if_revision` may stand here.
type OperationParameters = map[string]any

// OperationName: A name for the result of an operation: letters, digits and underscores.
type OperationName = string

// Operation: A call of a method that writes.
type Operation struct {
	// The name of the method: one that takes `dry_run`.
	Method string `json:"method"`
	// Its parameters.
	Params OperationParameters `json:"params"`
	// The name by which later operations refer to the result.
	As *OperationName `json:"as,omitempty"`
}

// Operations: Operations in the order in which they are carried out.
type Operations = []Operation

// OperationResult: The result of an operation.
type OperationResult = map[string]any

// Applied: Operations were carried out as one change set.
type Applied struct {
	// The number of the change set; null where nothing was changed, and in a dry run.
	Number *int64 `json:"number"`
	// The results of the operations, each as its method returns it.
	Results []OperationResult `json:"results"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// ComparedObjects: Ids of objects.
type ComparedObjects = []ObjectId

// ChangeValues: The form of values: as they read, or as they are kept.
type ChangeValues = string

// ComparedMoments: A page of the differences between two moments.
type ComparedMoments struct {
	// Objects and entries that are otherwise at the second moment, each as one change, by object and entry.
	Changes []Change `json:"changes"`
	// Where the next page begins; null on the last.
	Cursor *ListCursor `json:"cursor"`
}

// HistoryMoment: The number of a change set, or a time with its offset, such as 2026-11-22T09:00:00Z. A time stands for the
// last change set that was committed until then.
type HistoryMoment = any

// WaitSeconds: Seconds that a call waits for something to happen.
type WaitSeconds = int64

// ChangeSetKey: The API key of a change set.
type ChangeSetKey struct {
	// The id of the key.
	ID string `json:"id"`
	// Whose key it is.
	Title string `json:"title"`
}

// ChangeSetUser: The user of a change set.
type ChangeSetUser struct {
	// The id of the person.
	ID int64 `json:"id"`
	// The name of the person at that time.
	Title string `json:"title"`
}

// ChangeSet: What one call changed, as far as the caller may see it and asked for it.
type ChangeSet struct {
	// The number of the change set; numbers ascend.
	Number int64 `json:"number"`
	// The moment of the change.
	Time Moment `json:"time"`
	// The method that was called.
	Method string `json:"method"`
	// The comment of the caller; null where there is none.
	Comment *string `json:"comment"`
	// The numbers of the change sets that this one undoes; null where it undoes none.
	Reverts []int64 `json:"reverts"`
	// The key that was used.
	Key ChangeSetKey `json:"key"`
	// The user who was logged in; null where a key asked alone.
	User *ChangeSetUser `json:"user"`
	// The changes in the order in which they were made.
	Changes []Change `json:"changes"`
}

// ChangeFeed: Change sets in the order of their commits, and where to go on.
type ChangeFeed struct {
	// The change sets that came after the cursor; none where nothing did.
	ChangeSets []ChangeSet `json:"change_sets"`
	// What the next call names.
	Cursor ListCursor `json:"cursor"`
}

// History: A page of change sets.
type History struct {
	// The change sets of this page. A page may have none, although others follow.
	ChangeSets []ChangeSet `json:"change_sets"`
	// What the call for the next page names; null after the last page.
	Cursor *ListCursor `json:"cursor"`
}

// ChangeSetNumbers: Numbers of change sets.
type ChangeSetNumbers = []int64

// OnConflict: What becomes of an attribute that was changed since, or of a record that something else leads to by now. The
// first way undoes nothing and returns an error, `skip` leaves it as it is, `overwrite` sets it back as well. Each way undoes
// nothing where objects would stand in themselves, or positions of connectors be taken twice.
type OnConflict = string

// RevertConflict: What was not undone, as more than itself would have been lost.
type RevertConflict struct {
	// The id of the object; null where the record is part of none.
	Object *int64 `json:"object"`
	// The id of the entry; null where it is none.
	Entry *int64 `json:"entry"`
	// The category of the entry; null where it is none.
	Category *CategoryName `json:"category"`
	// The id of the choice, where it is one.
	Choice *int64 `json:"choice,omitempty"`
	// The constant of the object type, where it is the configuration of one.
	ObjectType *ObjectTypeConstant `json:"object_type,omitempty"`
	// The id of the report, where it is one.
	Report *int64 `json:"report,omitempty"`
	// The id of the profile of imports, where it is one.
	ImportProfile *int64 `json:"import_profile,omitempty"`
	// The id of the address of monitoring, where it is one.
	Livestatus *int64 `json:"livestatus,omitempty"`
	// The number of the definition, where it is one.
	Definition *int64 `json:"definition,omitempty"`
	// The key of the attribute; null for the record as a whole.
	Attribute *string `json:"attribute"`
	// Why it was not undone.
	Reason string `json:"reason"`
	// The value that the undone change left; null where values are not the reason.
	Expected ChangedValue `json:"expected"`
	// The value that is there now; null where values are not the reason.
	Found ChangedValue `json:"found"`
}

// Reverted: What was undone.
type Reverted struct {
	// The number of the change set that undoes the others; null where nothing was left to undo.
	Number *int64 `json:"number"`
	// How many objects, entries, choices and object types were changed by it.
	Changed int64 `json:"changed"`
	// What was not undone.
	Conflicts []RevertConflict `json:"conflicts"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// RightsGranted: Something was granted or revoked.
type RightsGranted struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// What is granted from now on.
	Rights Rights `json:"rights"`
}

// GranteeInfo: A person or a person group to whom something is granted.
type GranteeInfo struct {
	// The id of the person or the group.
	ID int64 `json:"id"`
	// Their title.
	Title string `json:"title"`
	// The login of a person; null where there is none.
	Login *string `json:"login"`
	// What is granted; null is everything.
	Rights KeyRights `json:"rights"`
}

// GranteeList: To whom something is granted, ascending by id.
type GranteeList = []GranteeInfo

// ImpactObject: An object by its title and type.
type ImpactObject struct {
	// The id of the object.
	ID int64 `json:"id"`
	// Its title.
	Title string `json:"title"`
	// The constant of its type.
	Type string `json:"type"`
	// Title of the type in the language asked for.
	TypeTitle string `json:"type_title"`
}

// ImpactRedundancy: Objects of which one suffices, and how many of them fail.
type ImpactRedundancy struct {
	// How many there are.
	Of int64 `json:"of"`
	// How many of them fail.
	Lost int64 `json:"lost"`
}

// AffectedObject: An object that fails with another, or loses redundancy.
type AffectedObject struct {
	// The id of the object.
	ID int64 `json:"id"`
	// Its title.
	Title string `json:"title"`
	// The constant of its type.
	Type string `json:"type"`
	// Title of the type in the language asked for.
	TypeTitle string `json:"type_title"`
	// How many relations lie between the object that fails first and this one.
	Depth int64 `json:"depth"`
	// `fails`, or `degraded` where others stand in for what failed: what depends on the object goes on.
	State string `json:"state"`
	// Absent where the object fails with any of the objects that it depends on.
	Redundancy *ImpactRedundancy `json:"redundancy,omitempty"`
	// The id of the object that stands for the relation by which it is affected.
	Relation int64 `json:"relation"`
	// The constant of the relation type; its id as a text where users added it.
	RelationType string `json:"relation_type"`
	// Title of the relation type in the language asked for.
	RelationTitle string `json:"relation_title"`
	// Ids of the objects that lead to it, from the one that fails first to the one it depends on.
	Way []int64 `json:"way"`
}

// AffectedObjects: Objects that fail with another, or lose redundancy, by depth and id.
type AffectedObjects = []AffectedObject

// ImpactContact: A contact of objects that are affected.
type ImpactContact struct {
	// The id of the object.
	ID int64 `json:"id"`
	// Its title.
	Title string `json:"title"`
	// The constant of its type.
	Type string `json:"type"`
	// Title of the type in the language asked for.
	TypeTitle string `json:"type_title"`
	// Its mail address; empty where there is none.
	Mail string `json:"mail"`
	// Titles of the roles in which it is assigned.
	Roles []string `json:"roles"`
	// Ids of the objects that it is assigned to.
	Objects []int64 `json:"objects"`
}

// ImpactContacts: Contacts of objects that are affected, by id.
type ImpactContacts = []ImpactContact

// ImpactOfObject: What fails with an object, and its contacts.
type ImpactOfObject struct {
	// The object that fails.
	Object ImpactObject `json:"object"`
	// The objects that fail with it, or lose redundancy, by depth and id.
	Affected AffectedObjects `json:"affected"`
	// Persons, groups and organizations that are assigned to the object and to those affected.
	Contacts ImpactContacts `json:"contacts"`
	// Whether everything was found: false where the depth, or KATASTER_PAGE_LIMIT, ended the search.
	Complete bool `json:"complete"`
}

// ImportProfileType: The constant of the object type of rows that name none; null where each row names one.
type ImportProfileType = *ObjectTypeConstant

// ImportColumnTitle: The title of a column of a CSV file.
type ImportColumnTitle = string

// ImportTarget: What the cells of a column are: `title`, `type`, `id` or `sysid` of the object, or an attribute as
// `C__CATG__MODEL-serial`.
type ImportTarget = string

// ImportUnit: The unit of numbers, such as `GB`.
type ImportUnit = string

// ImportColumn: What a column of a CSV file becomes.
type ImportColumn struct {
	// Its title in the first line of the file.
	Title ImportColumnTitle `json:"title"`
	// What its cells are; the column is not imported where this is absent.
	Target *ImportTarget `json:"target,omitempty"`
	// Whether its cells identify objects.
	Key *bool `json:"key,omitempty"`
	// The unit of numbers that stand without one.
	Unit *ImportUnit `json:"unit,omitempty"`
}

// ImportColumns: Columns of a CSV file, in their order.
type ImportColumns = []ImportColumn

// ImportEncoding: How the characters of a file are encoded.
type ImportEncoding = string

// ImportProfileEncoding: How files are encoded; null where that is found out.
type ImportProfileEncoding = *ImportEncoding

// ImportSeparator: What stands between the cells of a line: a semicolon, a tab, a comma or a bar.
type ImportSeparator = string

// ImportProfileSeparator: What stands between cells; null where that is found out.
type ImportProfileSeparator = *ImportSeparator

// ImportProfile: A saved profile: how a kind of CSV file is imported.
type ImportProfile struct {
	// The id of the profile.
	ID int64 `json:"id"`
	// Its name.
	Title ImportProfileTitle `json:"title"`
	// The constant of the object type of rows that name none; null where each row names one.
	Type ImportProfileType `json:"type"`
	// Its columns.
	Columns ImportColumns `json:"columns"`
	// How files are encoded; null where that is found out.
	Encoding ImportProfileEncoding `json:"encoding"`
	// What stands between cells; null where that is found out.
	Separator ImportProfileSeparator `json:"separator"`
}

// ImportProfiles: Saved profiles of imports, by their ids.
type ImportProfiles = []ImportProfile

// SavedImportProfile: A profile of imports was saved.
type SavedImportProfile struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the profile.
	ID int64 `json:"id"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// ImportSource: The name of a source of imports, such as `netbox:default`. The names that it gives to its rows are its own.
type ImportSource = string

// ImportRecord: An object or an entry that an import made or changed.
type ImportRecord struct {
	// The name of the row; of an entry, followed by a slash and its part: `dcim.device:1/model`.
	Name string `json:"name"`
	// The id of the object, or of that of the entry.
	Object int64 `json:"object"`
	// The id of the entry; null for an object.
	Entry *int64 `json:"entry"`
}

// ImportPage: Records of a source, and what leads to those that follow.
type ImportPage struct {
	// The records of this page, ascending by name.
	Records []ImportRecord `json:"records"`
	// What the call for the next page names; null after the last page.
	Cursor *ListCursor `json:"cursor"`
}

// ImportName: The name that a source gives to a row, such as `dcim.device:1`.
type ImportName = string

// ImportObject: An object as a source describes it.
type ImportObject struct {
	// Its type.
	Type ObjectTypeReference `json:"type"`
	// Attributes of Global; `title` is one of them.
	Data EntryData `json:"data"`
}

// ImportPart: The name of an entry within its row, such as `model`.
type ImportPart = string

// ImportEntry: An entry as a source describes it.
type ImportEntry struct {
	// Its name within the row.
	Part ImportPart `json:"part"`
	// Its category.
	Category CategoryConstant `json:"category"`
	// Attributes and their values; null clears one.
	Data EntryData `json:"data"`
	// The object that the entry belongs to; that of the row where it is absent.
	Object ObjectId `json:"object,omitempty"`
	// An entry of that object that another row made, and that gets these attributes as well.
	Entry EntryId `json:"entry,omitempty"`
	// Whether the source describes the entry no more. One of several is archived; of any other the attributes that `data` names
	// are cleared.
	Withdrawn *bool `json:"withdrawn,omitempty"`
}

// ImportRow: An object and entries that a row of a source describes.
type ImportRow struct {
	// The name by which the row is found again.
	Name ImportName `json:"name"`
	// The object that the row is; null where it was one in an earlier import and is none now: then that is archived. Absent
	// where the row has entries of other objects alone.
	Object *Nullable[ImportObject] `json:"object,omitempty"`
	// Entries of the object, or of others.
	Entries []ImportEntry `json:"entries,omitempty"`
}

// ImportRows: Rows in the order in which they are written. An object that a row refers to was made by an earlier call.
type ImportRows = []ImportRow

// ImportRefusal: A value of a row that is rejected.
type ImportRefusal struct {
	// The part of the row; null for its object.
	Part *string `json:"part"`
	// The attribute; null where the whole entry is left out, as it cannot do without a value that is rejected.
	Attribute *string `json:"attribute"`
	// Why, in the language of the call.
	Reason string `json:"reason"`
}

// ImportRemoval: An attribute that a row took the value of.
type ImportRemoval struct {
	// The part of the row; null for its object.
	Part *string `json:"part"`
	// The attribute.
	Attribute string `json:"attribute"`
}

// ImportedRow: What became of a row.
type ImportedRow struct {
	// The name of the row.
	Name ImportName `json:"name"`
	// `created`, `updated` or `unchanged`: the row is written. `empty`: it describes nothing. `rejected`: nothing of it is
	// written.
	Result string `json:"result"`
	// Why it is rejected, in the language of the call; else null.
	Reason *string `json:"reason"`
	// Values that are rejected: the row is written without them.
	Refused []ImportRefusal `json:"refused"`
	// Attributes that had a value until now, and that the row says have none.
	Removed []ImportRemoval `json:"removed"`
	// The object and the entries that the row stands for now. In a dry run those that would be made have ids that are not kept.
	Records []ImportRecord `json:"records"`
}

// ImportSaved: What became of the rows.
type ImportSaved struct {
	// The number of the change set; null where nothing was changed, and in a dry run.
	Number *int64 `json:"number"`
	// What became of each row, in their order.
	Rows []ImportedRow `json:"rows"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// KeyTitle: Whose key it is; stands in created_by and changed_by. Stored exactly as it is sent.
type KeyTitle = string

// KeyExpiry: The last day a key is good for, until its end in UTC, or the moment it ends, with an offset from UTC; null is
// never.
type KeyExpiry = *string

// KeyCreated: The key was created. Its text is returned once and stored nowhere.
type KeyCreated struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the key.
	ID string `json:"id"`
	// The key itself, for `apikey`.
	Key string `json:"key"`
}

// KeyInfo: A key, without its text and its digest.
type KeyInfo struct {
	// The id of the key.
	ID string `json:"id"`
	// Whose key it is.
	Title string `json:"title"`
	// The moment it was created.
	Created Moment `json:"created"`
	// The moment it ends; null is never.
	Expires *Moment `json:"expires"`
	// The moment it was revoked; null where it was not.
	Revoked *Moment `json:"revoked"`
	// The moment it was last used, stored once a minute; null where it never was.
	LastUsed *Moment `json:"last_used"`
	// What it may do; null is everything.
	Rights KeyRights `json:"rights"`
	// Where it may be used from; null is everywhere.
	Addresses KeyAddresses `json:"addresses"`
	// The id of the key by which a rotation replaced it; null where there is none.
	SupersededBy *string `json:"superseded_by"`
}

// KeyList: Keys, in the order of their creation.
type KeyList = []KeyInfo

// Grace: How long a former key or secret lives on after its rotation: seconds, or a duration of seconds (s), minutes (m), hours
// (h) or days (d).
type Grace = any

// KeyRotated: A key was replaced by a new one, whose text is returned once and stored nowhere.
type KeyRotated struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the new key.
	ID string `json:"id"`
	// The new key itself, for `apikey`.
	Key string `json:"key"`
	// The key in whose place it is.
	Former struct {
		// The id of the former key.
		ID string `json:"id"`
		// The moment until which it may still be used.
		Expires Moment `json:"expires"`
	} `json:"former"`
}

// ConfiguredObjectType: An object type, and how it is configured.
type ConfiguredObjectType struct {
	// The id of the type.
	ID RecordId `json:"id"`
	// The constant of the type.
	Const string `json:"const"`
	// The title of the type in the language of the caller.
	Title string `json:"title"`
	// The id of its default template; null where it has none.
	DefaultTemplate *string `json:"default_template"`
}

// DefaultTemplate: The id of an object, or null for none.
type DefaultTemplate = ObjectId

// PasskeyTitle: A name that its owner gives to a passkey.
type PasskeyTitle = string

// PasskeyData: Bytes that an authenticator made, in base64url.
type PasskeyData = string

// PasskeyTransports: How a browser reaches an authenticator, such as `usb` or `internal`.
type PasskeyTransports = []string

// PasskeyId: The credential id of a passkey, in base64url; nobody can sign in with it.
type PasskeyId = string

// PasskeyAdded: A passkey was added.
type PasskeyAdded struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the passkey.
	ID PasskeyId `json:"id"`
}

// PasskeyOptions: Options of WebAuthn: PublicKeyCredentialCreationOptionsJSON. Bytes are in base64url.
type PasskeyOptions = map[string]any

// PasskeyInfo: A passkey of the caller.
type PasskeyInfo struct {
	// The id of the passkey.
	ID PasskeyId `json:"id"`
	// The name that its owner gave it.
	Title PasskeyTitle `json:"title"`
	// The moment it was added.
	Created Moment `json:"created"`
	// The moment it signed the caller in last; null where it never did.
	LastUsed *Moment `json:"last_used"`
}

// PasskeyList: Passkeys, the oldest first.
type PasskeyList = []PasskeyInfo

// ProviderId: The id of a provider, which the administrator chooses: lower-case letters, digits and hyphens. It stands in the
// addresses that are entered at the provider.
type ProviderId = string

// DirectoryFault: The fault for which a directory could not be read, or not to its end: `unreachable`, `certificate`,
// `encryption` (the directory confirms no password without TLS), `account` (name or password of the account that searches),
// `base`, `filter`, `nobody` (the filter finds no person), `secret` (the stored password cannot be read), `ids` (entries have
// neither objectGUID nor entryUUID), `other` (another error of the directory), `storage` (the database of this service), or
// `ended` (the service was stopped, or the time was over).
type DirectoryFault = string

// DirectoryTested: What came of a test of a directory.
type DirectoryTested struct {
	// Whether persons were found.
	Connected bool `json:"connected"`
	// How many, 10000 at most; null where the directory could not be asked.
	Found *int64 `json:"found"`
	// What is wrong; null where nothing is.
	Fault *DirectoryFault `json:"fault"`
	// The same in words, in the language of the call.
	Outcome string `json:"outcome"`
}

// ProviderText: A text about a provider. Stored exactly as it is sent.
type ProviderText = string

// ProviderGroup: A group as the provider names it, by its name or its id; a directory names it by its distinguished name.
type ProviderGroup = string

// ProviderRule: Makes the members of a group at the provider members of a person group.
type ProviderRule struct {
	// The group as the provider names it.
	Group ProviderGroup `json:"group"`
	// The id of the person group.
	PersonGroup int64 `json:"person_group"`
}

// SyncReport: Numbers of a sync: what was committed, or would be.
type SyncReport struct {
	// Persons in the directory who may sign in.
	Found int64 `json:"found"`
	// Persons who are new here.
	Created int64 `json:"created"`
	// Persons whose groups there, or memberships here, have changed.
	Changed int64 `json:"changed"`
	// Persons who are as they were.
	Unchanged int64 `json:"unchanged"`
	// Persons whose login was disabled, as the directory has them no more, or admits them no more.
	Disabled int64 `json:"disabled"`
	// Memberships in person groups that the rules gave.
	MembershipsAdded int64 `json:"memberships_added"`
	// Memberships that the directory had given, and that were taken away.
	MembershipsRemoved int64 `json:"memberships_removed"`
	// SyncRefusals: Persons who were left out, or whose login stays enabled, by the reason.
	Refused struct {
		// The directory has disabled them, or they have expired.
		Disabled int64 `json:"disabled"`
		// They have no value of the attribute of the login.
		WithoutLogin int64 `json:"without_login"`
		// They are in none of the admitted groups.
		NotAdmitted int64 `json:"not_admitted"`
		// Nobody could administer without them.
		LastAdministrator int64 `json:"last_administrator"`
	} `json:"refused"`
	// The number of the first change set; null where there is none.
	FirstChangeSet *int64 `json:"first_change_set"`
	// The number of the last change set; others may have written in between.
	LastChangeSet *int64 `json:"last_change_set"`
}

// DirectorySync: A sync of a directory.
type DirectorySync struct {
	// Whether it runs, or how it ended.
	State string `json:"state"`
	// When it began.
	Begun string `json:"begun"`
	// When it ended; null while it runs.
	Ended *string `json:"ended"`
	// Whether nothing was to be written.
	DryRun bool `json:"dry_run"`
	// Why it failed; null where it did not.
	Fault *DirectoryFault `json:"fault"`
	// The same in words, in the language of the call.
	Outcome string `json:"outcome"`
	// What was done; null while it runs.
	Report *SyncReport `json:"report"`
}

// ProviderInfo: A provider of OpenID Connect or a directory, without its secret.
type ProviderInfo struct {
	// The id of the provider.
	ID string `json:"id"`
	// The name on the button of the sign-in page.
	Title string `json:"title"`
	// The issuer, as its tokens name it, or the address of the directory.
	Issuer string `json:"issuer"`
	// The id by which the provider knows this service; at a directory the distinguished name of the account that searches; of a
	// SCIM client the id of its key.
	Client string `json:"client"`
	// Whether there is a secret.
	HasSecret bool `json:"has_secret"`
	// The scopes that are asked for, separated by spaces; empty for a directory.
	Scopes string `json:"scopes"`
	// The claim that lists the groups of a person; at a directory the attribute of groups that lists their members, usually
	// `member`.
	GroupsClaim string `json:"groups_claim"`
	// The claim that identifies an account; a directory has ids of its own.
	SubjectClaim string `json:"subject_claim"`
	// The groups whose members may sign in; everybody where the list is empty.
	Admitted []string `json:"admitted"`
	// The rules by which groups there become person groups.
	Rules []ProviderRule `json:"rules"`
	// Whether it signs in.
	Enabled bool `json:"enabled"`
	// The last sync of a directory, or the one that runs; null where there was none.
	LastSync *DirectorySync `json:"last_sync"`
}

// ProviderList: Providers, by their titles.
type ProviderList = []ProviderInfo

// ProviderIssuer: The issuer, as its tokens name it: its discovery document is at this address followed by
// `/.well-known/openid-configuration`. By https; http is permitted to loopback addresses alone. Or a directory by its LDAP URL
// (RFC 4516): `ldaps://host/base?attribute?sub?(filter)`, where the attribute holds the login and the filter finds persons;
// `ldap://` uses StartTLS, except to loopback addresses. Or `scim://` and the id of the provider at which the persons sign in,
// for a client that pushes persons and groups by SCIM; its own id where they sign in at none.
type ProviderIssuer = string

// ProviderRules: The rules by which groups at the provider become person groups.
type ProviderRules = []ProviderRule

// ProviderSecret: The secret that the provider gave this service; an empty text removes it. It is stored encrypted under the
// key of KATASTER_SECRET_FILE, and never returned.
type ProviderSecret = string

// ProviderScopes: The scopes that are asked for, separated by spaces; `openid` is among them.
type ProviderScopes = string

// AdmittedGroups: The groups whose members may sign in; everybody whom the provider knows where the list is empty.
type AdmittedGroups = []ProviderGroup

// ProviderGroups: Groups as the provider names them.
type ProviderGroups = []ProviderGroup

// TriedRules: What the rules of a provider give somebody.
type TriedRules struct {
	// Whether they may sign in.
	Admitted bool `json:"admitted"`
	// The groups at the provider that were tried out.
	Groups []string `json:"groups"`
	// The person groups that the rules give, with what is granted to them.
	PersonGroups []struct {
		// The id of the person group.
		ID int64 `json:"id"`
		// Its title.
		Title string `json:"title"`
		// What is granted to it.
		Rights []Right `json:"rights"`
	} `json:"person_groups"`
}

// RackObject: An object of a rack, by its title and type.
type RackObject struct {
	// The id of the object.
	ID int64 `json:"id"`
	// Its title.
	Title string `json:"title"`
	// The constant of its type.
	Type string `json:"type"`
	// Title of the type in the language asked for.
	TypeTitle string `json:"type_title"`
}

// RackSlots: Vertical slots of a rack by side.
type RackSlots struct {
	// In front.
	Front int64 `json:"front"`
	// Behind.
	Rear int64 `json:"rear"`
}

// RackSides: Sides of a rack.
type RackSides = []string

// RackDevice: A device in a rack, and its place.
type RackDevice struct {
	// The id of the object.
	ID int64 `json:"id"`
	// Its title.
	Title string `json:"title"`
	// The constant of its type.
	Type string `json:"type"`
	// Title of the type in the language asked for.
	TypeTitle string `json:"type_title"`
	// Its lowest unit, or its vertical slot; 10.5 is the upper half of unit 10.
	From float64 `json:"from"`
	// Its highest unit: `from` plus the height in units, less one. Half a unit of height ends half a unit before `from`, none a
	// whole one; the same as `from` for a vertical slot.
	To float64 `json:"to"`
	// The sides it stands on.
	Sides RackSides `json:"sides"`
	// Whether it stands in a vertical slot beside the units.
	Vertical bool `json:"vertical"`
	// Whether the place is kept for it: it is planned, ordered or delivered, and not there yet.
	Reserved bool `json:"reserved"`
	// Colour of its type: six hexadecimal digits.
	Color string `json:"color"`
}

// RackDevices: Devices in a rack, by their first unit and id.
type RackDevices = []RackDevice

// RackObjects: Objects of a rack, by id.
type RackObjects = []RackObject

// RackUnits: Units of a rack from the first to the last.
type RackUnits struct {
	// The first unit; 10.5 is the upper half of unit 10.
	From float64 `json:"from"`
	// The last unit: `from` plus the height in units, less one.
	To float64 `json:"to"`
}

// RackUnitRanges: Ranges of units, ascending.
type RackUnitRanges = []RackUnits

// RackFree: Units that nothing takes, by side.
type RackFree struct {
	// In front.
	Front RackUnitRanges `json:"front"`
	// Behind.
	Rear RackUnitRanges `json:"rear"`
}

// RackConflict: Devices that cannot stand where they do.
type RackConflict struct {
	// `overlap` where two take the same unit, `beyond` where one ends outside of the rack.
	Kind string `json:"kind"`
	// Their ids.
	Objects []int64 `json:"objects"`
	// The first unit that is concerned.
	From float64 `json:"from"`
	// The last unit that is concerned: `from` plus the height in units, less one.
	To float64 `json:"to"`
}

// RackConflicts: Devices that cannot stand where they do, by unit; at most 1000.
type RackConflicts = []RackConflict

// RackContent: A rack with what is in it.
type RackContent struct {
	// The rack.
	Object RackObject `json:"object"`
	// Its height in units; null where it is not stated.
	Units *float64 `json:"units"`
	// `ascending` where unit 1 is at the bottom, `descending` where it is at the top.
	Numbering string `json:"numbering"`
	// Vertical slots beside the units.
	Slots RackSlots `json:"slots"`
	// Devices with a place, by their first unit and id.
	Devices RackDevices `json:"devices"`
	// Objects in the rack without a place, by id.
	Unplaced RackObjects `json:"unplaced"`
	// Units that nothing takes; none where the height is not stated.
	Free RackFree `json:"free"`
	// Devices that cannot stand where they do.
	Conflicts RackConflicts `json:"conflicts"`
}

// ReportGrouping: A column of the report, by its name; empty for none.
type ReportGrouping = string

// ReportText: A text about a report.
type ReportText = string

// SavedReport: A report was saved.
type SavedReport struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the report.
	ID int64 `json:"id"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// ReportTotalled: A total of a column with its value.
type ReportTotalled struct {
	// The column, by its name.
	Column ReportColumn `json:"column"`
	// How its values are summed up.
	Total ReportTotalKind `json:"total"`
	// The title of the column.
	Title string `json:"title"`
	// The total over all rows, as values read; empty where no row has a value.
	Value string `json:"value"`
	// The unit of this total, here and in groups: that of the first amount. Absent where values have none.
	Unit *string `json:"unit,omitempty"`
}

// ReportGroup: Rows that read alike in the column by which they form groups.
type ReportGroup struct {
	// Their text in that column; empty where they have no value.
	Title string `json:"title"`
	// How many rows there are.
	Objects int64 `json:"objects"`
	// The totals of the group, in the order of those of the report; empty where no row has a value.
	Values []string `json:"values"`
}

// ReportSummary: Totals of a report, over all of its rows and in each group.
type ReportSummary struct {
	// How many rows the report has.
	Objects int64 `json:"objects"`
	// Totals over all rows.
	Totals []ReportTotalled `json:"totals"`
	// Groups by their titles, those without a value last; none where the report forms none.
	Groups []ReportGroup `json:"groups"`
	// How many groups there are beyond these.
	MoreGroups int64 `json:"more_groups"`
}

// SchemaDefinition: A definition in the form of the catalogue, of which members that have a usual value may be left out. The
// service gives out numbers.
type SchemaDefinition = map[string]any

// SchemaDocument: Definitions of a site. What is left out stays as it is.
type SchemaDocument struct {
	// Groups of object types.
	ObjectTypeGroups []SchemaDefinition `json:"object_type_groups,omitempty"`
	// Lists of choices, by name.
	Dialogs []SchemaDefinition `json:"dialogs,omitempty"`
	// Types of relations.
	RelationTypes []SchemaDefinition `json:"relation_types,omitempty"`
	// Categories with their attributes. Attributes that a category has and that are not given stay.
	Categories []SchemaDefinition `json:"categories,omitempty"`
	// Object types.
	ObjectTypes []SchemaDefinition `json:"object_types,omitempty"`
	// What the site demands of attributes that ship, by attribute.
	AttributeRules []SchemaDefinition `json:"attribute_rules,omitempty"`
}

// SchemaNames: Names of what goes.
type SchemaNames = []SchemaName

// SchemaVersion: How often the schema was changed.
type SchemaVersion = int64

// SchemaLoss: How many entries lose values.
type SchemaLoss = int64

// SchemaUse: A record that names something of the schema.
type SchemaUse struct {
	// What it is: a report, a webhook, a profile of imports, a key, a person or group with grants, or another definition of the
	// schema.
	Kind string `json:"kind"`
	// Its id; absent where it has none.
	ID *string `json:"id,omitempty"`
	// Its title; the name of a definition.
	Title string `json:"title"`
}

// SchemaStep: One thing that is added, changed or removed.
type SchemaStep struct {
	// What it is a part of.
	Part string `json:"part"`
	// Its name.
	Name SchemaName `json:"name"`
	// What becomes of it.
	Change string `json:"change"`
	// The members that change.
	Members []string `json:"members"`
	// Entries that have a value in it, or objects of the type, where it is removed.
	Touched int64 `json:"touched"`
	// How many records name it, where a preview removes, renames or narrows it. Those that the caller may not read do not
	// count.
	Uses *int64 `json:"uses,omitempty"`
	// The first hundred of those records.
	UsedBy []SchemaUse `json:"used_by,omitempty"`
}

// AppliedSchema: A schema was applied.
type AppliedSchema struct {
	// The version of the schema afterwards; of a preview, the one in force.
	Version SchemaVersion `json:"version"`
	// What is added, changed and removed.
	Steps []SchemaStep `json:"steps"`
	// How many entries lose values.
	Loss int64 `json:"loss"`
	// What the call would change, where it is a dry run.
	Changes []Change `json:"changes,omitempty"`
	// Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed.
	// Null where it would be longer than a body may be.
	Plan *Nullable[PlanText] `json:"plan,omitempty"`
}

// SchemaRefusal: A stored entry that is in the way of a schema.
type SchemaRefusal struct {
	// The attribute, or the category.
	Name SchemaName `json:"name"`
	// The member that the entry is in the way of.
	Member string `json:"member"`
	// Its object.
	Object struct {
		// The id of the object.
		ID int64 `json:"id"`
		// The title of the object.
		Title string `json:"title"`
	} `json:"object"`
	// The id of the entry.
	Entry int64 `json:"entry"`
	// The value that another entry has, too; null where there is none.
	Value *string `json:"value"`
}

// SchemaPreview: What applying would do.
type SchemaPreview struct {
	// The version of the schema afterwards; of a preview, the one in force.
	Version SchemaVersion `json:"version"`
	// What is added, changed and removed.
	Steps []SchemaStep `json:"steps"`
	// How many entries lose values.
	Loss int64 `json:"loss"`
	// Stored values that are in the way and that the caller may view, where limit or cursor is given; a page may have fewer
	// than limit.
	Refused []SchemaRefusal `json:"refused,omitempty"`
	// Where the list of stored values goes on; null on the last page.
	Cursor *Nullable[ListCursor] `json:"cursor,omitempty"`
}

// SchemaReading: The definitions of a site, with their version.
type SchemaReading struct {
	// The version of the schema.
	Version SchemaVersion `json:"version"`
	// Its definitions; those of the catalogue that ships are not among them.
	Schema SchemaDocument `json:"schema"`
}

// SecondFactorConfirmed: The second factor is used from now on. Of the recovery codes digests alone are stored.
type SecondFactorConfirmed struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// Ten codes for when the app is lost: each works once in the place of a code of the app.
	RecoveryCodes []string `json:"recovery_codes"`
}

// SecondFactorSecret: A secret for an app, returned once.
type SecondFactorSecret struct {
	// The secret in Base32, for typing.
	Secret string `json:"secret"`
	// The same as an address that apps read from a QR code.
	Uri string `json:"uri"`
}

// SessionId: A fingerprint of a session, by which it is ended; nobody can sign in with it.
type SessionId = string

// SessionInfo: An open session of the caller.
type SessionInfo struct {
	// The fingerprint of the session.
	ID SessionId `json:"id"`
	// The moment it was opened.
	Created Moment `json:"created"`
	// The moment it ends.
	Expires Moment `json:"expires"`
	// The network address that opened it; null where none is known.
	Address *string `json:"address"`
	// The id of the provider that signed the caller in; null for a password or a passkey.
	Provider *string `json:"provider"`
	// Whether a passkey opened it.
	Passkey bool `json:"passkey"`
	// Whether it is the session of this call.
	Current bool `json:"current"`
}

// SessionList: Open sessions, the newest first.
type SessionList = []SessionInfo

// TracePoint: A connector or port on the way of a cable.
type TracePoint struct {
	// The object that it is on.
	Object RackObject `json:"object"`
	// The id of its entry.
	Entry int64 `json:"entry"`
	// The constant of its category.
	Category string `json:"category"`
	// Its title.
	Title string `json:"title"`
	// The positions of it by which the way goes, where it has several, such as fibre 3 of a rear port or lane 2 of a breakout
	// cable.
	Positions *string `json:"positions,omitempty"`
	// How the way goes on: by a cable, or inside of the object, such as from the front of a panel to its rear. Absent at the
	// end.
	Next *string `json:"next,omitempty"`
	// The cable to the next point, where one is documented.
	Cable *RackObject `json:"cable,omitempty"`
	// True where the way would go on by several connectors of the object, so that nobody knows by which.
	Splits *bool `json:"splits,omitempty"`
}

// TracePoints: Connectors and ports from one end of the way to the other.
type TracePoints = []TracePoint

// CableTrace: A way of cables.
type CableTrace struct {
	// Its connectors and ports, in order.
	Points TracePoints `json:"points"`
}

// CableTraces: Ways of cables.
type CableTraces = []CableTrace

// TracedObject: Ways of cables that begin at an object, or lead over it.
type TracedObject struct {
	// The object.
	Object RackObject `json:"object"`
	// The ways; a connector without a connection has none.
	Traces CableTraces `json:"traces"`
	// Whether every connector was traced to its end: false beyond 400 connectors, 100 hops, or 2000 ways.
	Complete bool `json:"complete"`
}

// PersonName: First and last name of a person.
type PersonName = string

// UserCreated: The user was created.
type UserCreated struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the person.
	ID int64 `json:"id"`
}

// SessionsEnded: The sessions of a user were ended.
type SessionsEnded struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// How many there were.
	Ended int64 `json:"ended"`
}

// GroupOfUser: A person group.
type GroupOfUser struct {
	// The id of the group.
	ID int64 `json:"id"`
	// The title of the group.
	Title string `json:"title"`
}

// UserInfo: A person with a login.
type UserInfo struct {
	// The id of the person.
	ID int64 `json:"id"`
	// What they log in with.
	Login string `json:"login"`
	// Name of the person.
	Name string `json:"name"`
	// Whether the login is not disabled.
	Enabled bool `json:"enabled"`
	// Whether a password is set.
	HasPassword bool `json:"has_password"`
	// Whether a second factor is set up: an app with codes, or a passkey.
	HasSecondFactor bool `json:"has_second_factor"`
	// What is granted to the person; null is everything.
	Rights KeyRights `json:"rights"`
	// The person groups they are in, whose rights they have, too.
	Groups []GroupOfUser `json:"groups"`
	// How many sessions are open.
	Sessions int64 `json:"sessions"`
}

// UserList: Persons with a login, ascending by id.
type UserList = []UserInfo

// WebhookTitle: What a webhook is for. Stored exactly as it is sent.
type WebhookTitle = string

// WebhookUrl: Where deliveries are sent, by https. An address inside the own network, and http, are permitted where the setting
// KATASTER_WEBHOOK_NETWORKS names its range.
type WebhookUrl = string

// WebhookFilter: The changes that a webhook delivers; all that is named has to hold. Without any it delivers every change that
// its key may view.
type WebhookFilter struct {
	// The category of the entries that changed.
	Category *CategoryConstant `json:"category,omitempty"`
	// The object that changed, or whose entries did.
	Object ObjectId `json:"object,omitempty"`
	// The category entry that changed.
	Entry EntryId `json:"entry,omitempty"`
	// The type of the objects that changed.
	Type ObjectTypeReference `json:"type,omitempty"`
	// The person who was logged in.
	User ObjectId `json:"user,omitempty"`
	// The id of the key that was used.
	Key *KeyId `json:"key,omitempty"`
	// The name of the method that was called.
	Method *FilterText `json:"method,omitempty"`
	// What became of the objects, entries, choices and object types.
	Change *ChangeAction `json:"change,omitempty"`
}

// WebhookValue: A value before or after a change, or a list of values of which it is one. Choices go by id, constant or title,
// linked objects by id or title. Texts are compared as they are; null stands for what is not set.
type WebhookValue = any

// WebhookCondition: A condition that a change meets where it changed an attribute: from one of these values, and to one of
// those. Where neither is named, any change of the attribute meets it.
type WebhookCondition struct {
	// The constant of the category; C__CATG__GLOBAL for attributes of the object itself.
	Category CategoryConstant `json:"category"`
	// The key of the attribute, such as cmdb_status.
	Attribute AttributeKey `json:"attribute"`
	// The value before the change.
	From WebhookValue `json:"from,omitempty"`
	// The value after the change.
	To WebhookValue `json:"to,omitempty"`
}

// WebhookConditions: Conditions on values before and after a change. Only changes that meet one of them are delivered; all
// where there are none.
type WebhookConditions = []WebhookCondition

// WebhookSecret: The secret that deliveries are signed with: `whsec_` and 32 bytes in base64.
type WebhookSecret = string

// WebhookCreated: The webhook was created. Its secret is returned once.
type WebhookCreated struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The id of the webhook.
	ID string `json:"id"`
	// The secret, for the receiver.
	Secret WebhookSecret `json:"secret"`
}

// WebhookId: The id of a webhook.
type WebhookId = string

// DeliveryState: `pending`: still to be made, in the order of the changes. `resent`: tried again on demand. `failed`: given up.
type DeliveryState = string

// WebhookDelivery: A delivery that was not made: it is still tried, or was given up.
type WebhookDelivery struct {
	// The id of the delivery, the same at every attempt.
	ID string `json:"id"`
	// The number of the change set.
	Number int64 `json:"number"`
	// Whether it is still tried.
	State DeliveryState `json:"state"`
	// How often it was tried.
	Attempts int64 `json:"attempts"`
	// When the change set was found.
	Created Moment `json:"created"`
	// When it was last tried; null where it was not.
	LastAttempt *Moment `json:"last_attempt"`
	// When it is tried next at the earliest; null where it was given up.
	NextAttempt *Moment `json:"next_attempt"`
	// What came of the last attempt; null where there was none.
	Outcome *string `json:"outcome"`
}

// WebhookDeliveries: Deliveries, in the order of their changes.
type WebhookDeliveries = []WebhookDelivery

// WebhookInfo: A webhook, without its secret.
type WebhookInfo struct {
	// The id of the webhook.
	ID string `json:"id"`
	// What it is for.
	Title string `json:"title"`
	// Where its deliveries are sent.
	URL string `json:"url"`
	// The id of the key whose rights decide what it delivers.
	Key string `json:"key"`
	// The changes that it delivers.
	Filter WebhookFilter `json:"filter"`
	// Conditions on values before and after a change.
	Conditions WebhookConditions `json:"conditions"`
	// Whether it delivers; false where it is paused, or was stopped.
	Enabled bool `json:"enabled"`
	// The moment it was created.
	Created Moment `json:"created"`
	// The moment until which deliveries are signed with the former secret as well; null where there is none.
	FormerSecretExpires *Moment `json:"former_secret_expires"`
	// The moment something was last delivered; null where nothing was.
	LastDelivered *Moment `json:"last_delivered"`
	// What last went wrong; null where nothing did.
	LastProblem *string `json:"last_problem"`
	// When that was.
	LastProblemTime *Moment `json:"last_problem_time"`
}

// WebhookList: Webhooks, in the order of their creation.
type WebhookList = []WebhookInfo

// DeliveryId: The id of a delivery, which stands in the header `webhook-id` of every attempt.
type DeliveryId = string

// DeliveryIds: Ids of deliveries.
type DeliveryIds = []DeliveryId

// WebhookResent: Deliveries are tried again.
type WebhookResent struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// How many there are.
	Resent int64 `json:"resent"`
}

// WebhookRotated: A webhook has another secret, which is returned once.
type WebhookRotated struct {
	// Always true: a call that fails returns an error.
	Success bool `json:"success"`
	// What was done, in the language of the call.
	Message Message `json:"message"`
	// The new secret, for the receiver.
	Secret WebhookSecret `json:"secret"`
	// The secret in whose place it is.
	Former struct {
		// The moment until which deliveries are signed with it as well.
		Expires Moment `json:"expires"`
	} `json:"former"`
}

// WebhookTested: What came of a test delivery.
type WebhookTested struct {
	// Whether the receiver accepted it, with a status from 200 to 299.
	Delivered bool `json:"delivered"`
	// The HTTP status of the response; null where there was none.
	Status *int64 `json:"status"`
	// The same in words, or why there was no response.
	Outcome string `json:"outcome"`
}

// OpenRpcDocument: This document.
type OpenRpcDocument = map[string]any

// EndpointParameter: A parameter of a method.
type EndpointParameter struct {
	// The types of its value.
	Types []string `json:"types"`
	// What it is for.
	Description string `json:"description"`
	// Its value is checked.
	HasValidation bool `json:"has-validation"`
	// What it is where nothing is given.
	DefaultValue any `json:"default-value,omitempty"`
}

// Endpoint: A method, its parameters, and a call with its result.
type Endpoint struct {
	// What the method does.
	Description string `json:"description"`
	// Its parameters.
	Parameters struct {
		// Parameters by their names.
		Required map[string]EndpointParameter `json:"required"`
		// Parameters by their names.
		Optional map[string]EndpointParameter `json:"optional"`
	} `json:"parameters"`
	// A call of the method.
	ExampleRequest map[string]any `json:"example-request"`
	// The response to that call.
	ExampleResponse map[string]any `json:"example-response"`
}

// Endpoints: Methods by their names.
type Endpoints = map[string]Endpoint

// AccessEntry: Access as it is read. Ways to reach a device or program for administration: web interface, SSH, remote desktop.
type AccessEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Primary access URL: Address of the entry marked as primary, ready to be opened; empty in all others.
	PrimaryURL string `json:"primary_url"`
	// Title: Short name of the way in, such as iLO or Admin portal.
	Title string `json:"title"`
	// Access type: Protocol or tool that opens the address, such as HTTPS, SSH or RDP.
	Type *Choice `json:"type"`
	// Host[:Port]/URL: Address to open, such as https://ilo-web1.example.org:8443.
	URL string `json:"url"`
	// Host[:Port]/URL: The stored address once more, for clients that read it under this key.
	FormattedURL string `json:"formatted_url"`
	// Primary?: Marks the way in that is offered first where there are several.
	Primary YesNo `json:"primary"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// AccessChoiceKey: An attribute of Access that has a list of choices.
type AccessChoiceKey = string

// NumberText: A number as it is read: a numeric text, empty where there is none.
type NumberText = string

// AccountingEntry: Accounting as it is read. Purchase, cost and warranty of an asset, for inventory and bookkeeping.
type AccountingEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Inventory number: Number on the inventory label, by which the asset is found in the list of fixed assets.
	InventoryNo string `json:"inventory_no"`
	// Account: Cost centre that pays for the asset, such as 4711 IT operations.
	Account *Choice `json:"account"`
	// Date of invoice: Day on the supplier's invoice; the warranty may run from it.
	Acquirementdate string `json:"acquirementdate"`
	// Purchased at: Dealers or people that sold the asset.
	Contact []ObjectReference `json:"contact"`
	// Investment costs: Sum that was paid once, at the purchase.
	Price NumberText `json:"price"`
	// Operation expense: Recurring cost of running it, such as power, leasing or maintenance.
	OperationExpense NumberText `json:"operation_expense"`
	// Operation expense (Unit): Period for which the running costs are stated: a day, a week, a month or a year.
	OperationExpenseInterval *Choice `json:"operation_expense_interval"`
	// Cost unit: Product, project or customer that the costs are charged to.
	CostUnit *Choice `json:"cost_unit"`
	// Delivery note number: Number on the paper that came with the goods, to match delivery and order.
	DeliveryNoteNo string `json:"delivery_note_no"`
	// Procurement: How the asset was acquired: bought, leased, rented, donated.
	Procurement *Choice `json:"procurement"`
	// Delivery date: Day the goods arrived; the warranty may run from it.
	DeliveryDate string `json:"delivery_date"`
	// Invoice no.: Number of the supplier's invoice, to find it in the accounts.
	InvoiceNo string `json:"invoice_no"`
	// Order no.: Number of your own order, to find quotation and approval.
	OrderNo string `json:"order_no"`
	// Period of warranty: How long the warranty runs, as a number in the unit stated beside it.
	GuaranteePeriod *Quantity `json:"guarantee_period"`
	// Warranty period: Unit of the duration of the warranty: days, weeks, months or years.
	GuaranteePeriodUnit *Choice `json:"guarantee_period_unit"`
	// Remainder warranty: Days that are left of the warranty today, or that it has ended.
	GuaranteePeriodStatus string `json:"guarantee_period_status"`
	// Guarantee period by: Date the warranty begins with: that of the invoice, of the order or of the delivery.
	GuaranteePeriodBase *Choice `json:"guarantee_period_base"`
	// Order date: Day the asset was ordered; the warranty may run from it.
	OrderDate string `json:"order_date"`
	// Guarantee date: Day the warranty ends, where the supplier names it instead of a duration.
	GuaranteeDate string `json:"guarantee_date"`
	// Remainder warranty: Days left of the warranty, under the key that some clients know.
	GuaranteeStatus string `json:"guarantee_status"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// AccountingChoiceKey: An attribute of Accounting that has a list of choices.
type AccountingChoiceKey = string

// AddressEntry: Address as it is read. Postal address of a building, a site or an organisation.
type AddressEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Additional address information: Further lines that a letter needs beyond street and city, such as Building C, Gate 3.
	Address string `json:"address"`
	// Street: Name of the street, without the number of the house.
	Street string `json:"street"`
	// House number: Number in the street, with a letter where there is one, such as 12b.
	HouseNo string `json:"house_no"`
	// Floors: How many storeys the building has.
	Stories NumberText `json:"stories"`
	// Postal code: Code that the post sorts by, such as 10115; leading zeros are kept.
	Postcode string `json:"postcode"`
	// City: Town or municipality.
	City string `json:"city"`
	// Region: State, county or province, such as Bavaria.
	Region string `json:"region"`
	// Country: State in which the address is, such as Germany or Austria.
	Country string `json:"country"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// AircraftEntry: Aircraft as it is read. Aircraft of the fleet, as the authorities have registered it.
type AircraftEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Aircraft registration: Mark painted on the fuselage, by which authorities know it, such as D-EABC.
	Registration string `json:"registration"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ApplicationEntry: Software assignment as it is read. Programs installed on a device, with version, licence and the databases
// they use.
type ApplicationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Application: Program that is installed: an object of the type application, operating system or service.
	Application *ObjectReference `json:"application"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType *Choice `json:"application_type"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority *Choice `json:"application_priority"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense *EntryReference `json:"assigned_license"`
	// Assigned license key: Key of the licence that is assigned, to be typed in at installation.
	AssignedLicenseKey string `json:"assigned_license_key"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema *ObjectReference `json:"assigned_database_schema"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService []ObjectReference `json:"assigned_it_service"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant *EntryReference `json:"assigned_variant"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion *EntryReference `json:"assigned_version"`
	// Bequest nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices YesNo `json:"bequest_nagios_services"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases []EntryReference `json:"assigned_databases"`
	// Installation date: When the program was put on the device.
	InstallDate string `json:"installDate"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ApplicationChoiceKey: An attribute of Software assignment that has a list of choices.
type ApplicationChoiceKey = string

// AssignedCardsEntry: Assigned cards as it is read. SIM and crypto cards that are in this mobile phone, seen from the phone.
type AssignedCardsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned cards: Card that is in the phone; saving it here sets the phone at the card.
	ConnectedObj *ObjectReference `json:"connected_obj"`
}

// AssignedLogicalUnitEntry: Workplace components as it is read. Devices that belong to this workplace: computer, monitor,
// telephone, printer.
type AssignedLogicalUnitEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object: Device that stands at the workplace; a device belongs to one workplace only.
	AssignedObject *ObjectReference `json:"assigned_object"`
}

// AssignedSimCardsEntry: Assigned SIM cards as it is read. SIM cards that name this mobile phone, out of contracts with several
// cards.
type AssignedSimCardsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object title: Object that the card is entered at, such as the mobile phone contract.
	IsysObjID *ObjectReference `json:"isys_obj__id"`
	// Assigned SIM Cards: Entry of the single card there, with its number and PIN.
	IsysCatgCardsListID *EntryReference `json:"isys_catg_cards_list__id"`
}

// AssignedSubscriptionsEntry: Assigned subscriptions as it is read. Cloud subscriptions that this user account may use, such as
// Microsoft 365 E3.
type AssignedSubscriptionsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned object: Tenant or cloud service whose subscription is used.
	AssignedObject *ObjectReference `json:"assigned_object"`
	// UUID: The subscription there, by its identifier; an unknown one is added to that object.
	Uuid *EntryReference `json:"uuid"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// AssignedUsersEntry: Assigned users as it is read. Accounts that have a seat of the subscriptions of this cloud service.
type AssignedUsersEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned object: Account that takes up a seat.
	AssignedObject *ObjectReference `json:"assigned_object"`
	// UUID: Subscription in which the account has its seat.
	Uuid *EntryReference `json:"uuid"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// AssignedWorkstationEntry: Assigned workplace as it is read. Workplace that this device is part of.
type AssignedWorkstationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Parent object: The workplace itself, such as Desk 2.14-3; moving the device means changing this.
	Parent *ObjectReference `json:"parent"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// AuditEntry: Audit as it is read. Inspections of an asset, such as electrical safety tests, with deadlines and findings.
type AuditEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Subject of the inspection, such as Electrical safety 2026.
	Title string `json:"title"`
	// Type: Kind of inspection, such as legal, safety or maintenance.
	Type *Choice `json:"type"`
	// Commission: People or companies that carry out the inspection.
	Commission []ObjectReference `json:"commission"`
	// Responsible: People that see to it that the inspection takes place in time.
	Responsible []ObjectReference `json:"responsible"`
	// Involved: Others that have to be there or be informed.
	Involved []ObjectReference `json:"involved"`
	// Manufacturer's period: Day by which the manufacturer demands the inspection.
	PeriodManufacturer string `json:"period_manufacturer"`
	// Operator's period: Day by which your own rules demand the inspection.
	PeriodOperator string `json:"period_operator"`
	// Applied: Day the inspection took place.
	Apply string `json:"apply"`
	// Result: Outcome, such as passed without findings.
	Result string `json:"result"`
	// Faults: Defects that were found and have to be repaired.
	Fault string `json:"fault"`
	// Incidents: Occurrences during the inspection, such as an outage or an injury.
	Incident string `json:"incident"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// AuditChoiceKey: An attribute of Audit that has a list of choices.
type AuditChoiceKey = string

// BackupEntry: Backup as it is read. How the data of this system are backed up: by which system, how often, from where.
type BackupEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the backup job, such as Nightly file server.
	Title string `json:"title"`
	// Backed up by: System or program that makes the backup, such as the backup server.
	Backup *ObjectReference `json:"backup"`
	// Backup type: Procedure by which data are copied, such as snapshot, files or cloning.
	BackupType *Choice `json:"backup_type"`
	// Cycle: How often the job runs, such as daily or weekly.
	Cycle *Choice `json:"cycle"`
	// Path to save: Folder or volume that is backed up, such as /srv/data or D:\Shares.
	PathToSave string `json:"path_to_save"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// BackupChoiceKey: An attribute of Backup that has a list of choices.
type BackupChoiceKey = string

// BackupAssignedObjectsEntry: Backup (assigned Objects) as it is read. Systems that this backup system takes care of, seen from
// its side.
type BackupAssignedObjectsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the job by which the other system is backed up.
	Title string `json:"title"`
	// Backups: System whose data are backed up.
	Backup *ObjectReference `json:"backup"`
	// Backup type: Procedure used there, such as snapshot, files or cloning.
	BackupType *Choice `json:"backup_type"`
	// Cycle: How often that system is backed up.
	Cycle *Choice `json:"cycle"`
	// Path to save: Folder or volume of the other system that is backed up.
	PathToSave string `json:"path_to_save"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// BackupAssignedObjectsChoiceKey: An attribute of Backup (assigned Objects) that has a list of choices.
type BackupAssignedObjectsChoiceKey = string

// CableEntry: Cable as it is read. Kind, length and wiring of a single cable.
type CableEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Cable type: Build that decides on speed and distance, such as CAT6 or fibre.
	CableType *Choice `json:"cable_type"`
	// Color: Colour of the sheath, by which the cable is found in the rack.
	CableColour *Choice `json:"cable_colour"`
	// Occupancy: How many wires are connected: all eight or four.
	CableOccupancy *Choice `json:"cable_occupancy"`
	// Cable length: How long the cable is, in the unit stated beside it.
	Length *Quantity `json:"length"`
	// Length unit: Unit in which the length is stated, such as m.
	LengthUnit *Choice `json:"length_unit"`
	// Maximal amount of fibers/leads: How many fibres or wires the cable has at most, such as 24.
	MaxAmountOfFibersLeads NumberText `json:"max_amount_of_fibers_leads"`
	// Connection: Both ends of the cable with the devices they are plugged into.
	Connection string `json:"connection"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// CableChoiceKey: An attribute of Cable that has a list of choices.
type CableChoiceKey = string

// CardsEntry: Cards as it is read. SIM cards of a mobile phone contract, with number, PIN and PUK.
type CardsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned mobile phone: Telephone or tablet the card is in.
	AssignedMobile *ObjectReference `json:"assigned_mobile"`
	// Card Number: Number printed on the card (ICCID), up to 20 digits.
	CardNo string `json:"card_no"`
	// Title: Short name of the card, such as Main card or Tablet.
	Title string `json:"title"`
	// Pin: Code that unlocks the card when the phone is switched on.
	Pin string `json:"pin"`
	// Pin 2: Code for extra functions of the card, such as call cost limits.
	Pin2 string `json:"pin2"`
	// PUK: Code that frees the card after three wrong PINs.
	Puk string `json:"puk"`
	// PUK2: Code that frees the second PIN after three wrong tries.
	Puk2 string `json:"puk2"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial string `json:"serial"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// CertificateEntry: Certificate as it is read. Digital certificates in use on this system, so that none expires unnoticed.
type CertificateEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Purpose or issuer, such as TLS server certificate or internal CA.
	Type *Choice `json:"type"`
	// Creation date: First day the certificate is valid.
	CreateDate string `json:"create_date"`
	// Expiration Date: Last day the certificate is valid; a new one has to be in place before.
	ExpireDate string `json:"expire_date"`
	// Common Name: Name the certificate is issued to, such as www.example.org.
	CommonName string `json:"common_name"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// CertificateChoiceKey: An attribute of Certificate that has a list of choices.
type CertificateChoiceKey = string

// CloudSubscriptionsEntry: Subscriptions as it is read. Subscriptions of a cloud service with seats that are paid for and in
// use.
type CloudSubscriptionsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// UUID: Identifier of the subscription at the provider, such as 6fd2c87f-b296-42f0-b197-1e91e994b900.
	Uuid string `json:"uuid"`
	// Consumed units: How many seats are in use.
	ConsumedUnits string `json:"consumed_units"`
	// Prepaid units (enabled): How many seats are paid for and usable.
	PrepaidEnabledUnits string `json:"prepaid_enabled_units"`
	// Prepaid units (suspended): How many seats the provider has blocked, such as after a cancellation.
	PrepaidSuspended string `json:"prepaid_suspended"`
	// Prepaid units (warning): How many seats are about to end, because payment or renewal is missing.
	PrepaidWarning string `json:"prepaid_warning"`
	// JDisc status: State of the subscription that network discovery found last.
	JdiscStatus *Choice `json:"jdisc_status"`
	// Subscribers: Objects to which a seat of this subscription is assigned.
	Subscribers string `json:"subscribers"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// CloudSubscriptionsChoiceKey: An attribute of Subscriptions that has a list of choices.
type CloudSubscriptionsChoiceKey = string

// ClusterEntry: Cluster as it is read. Key facts of a cluster: its members, its services and where it is administered.
type ClusterEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Quorum: Whether a majority of the members decides which of them stay in service.
	Quorum YesNo `json:"quorum"`
	// Administration service: Names of the objects from which the cluster is administered.
	AdministrationService string `json:"administration_service"`
	// Cluster Members: Names of the servers that form the cluster.
	ClusterMembers string `json:"cluster_members"`
	// Count of Cluster Members: How many servers form the cluster.
	ClusterMemberCount string `json:"cluster_member_count"`
	// Cluster service assignment: Names of the services that run on the cluster.
	ClusterService string `json:"cluster_service"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ClusterAdmServiceEntry: Administration service as it is read. Systems from which the cluster is administered, such as a
// management console.
type ClusterAdmServiceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Administration service (Object): Server or program that manages the cluster, such as vCenter.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Object type: Kind of thing the administering object is.
	Objtype *Choice `json:"objtype"`
}

// ClusterAdmServiceChoiceKey: An attribute of Administration service that has a list of choices.
type ClusterAdmServiceChoiceKey = string

// ClusterMembersEntry: Cluster Members as it is read. Servers that form this cluster and stand in for each other.
type ClusterMembersEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Cluster Member: Server that belongs to the cluster.
	Member *ObjectReference `json:"member"`
}

// ClusterMembershipsEntry: Cluster memberships as it is read. Clusters that this server belongs to, seen from the server.
type ClusterMembershipsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Cluster: Cluster in which the server takes part.
	ConnectedObject *ObjectReference `json:"connected_object"`
}

// ClusterRootEntry: Cluster as it is read. Menu entry for everything about a cluster; it shows the key facts of the cluster
// itself.
type ClusterRootEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Quorum: Whether a majority of the members decides which of them stay in service.
	Quorum YesNo `json:"quorum"`
	// Administration service: Names of the objects from which the cluster is administered.
	AdministrationService string `json:"administration_service"`
	// Cluster Members: Names of the servers that form the cluster.
	ClusterMembers string `json:"cluster_members"`
	// Count of Cluster Members: How many servers form the cluster.
	ClusterMemberCount string `json:"cluster_member_count"`
	// Cluster service assignment: Names of the services that run on the cluster.
	ClusterService string `json:"cluster_service"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ClusterServiceEntry: Cluster service assignment as it is read. Services that run on this cluster and move to another member
// when one fails.
type ClusterServiceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: How the members share the work: one waits, all work, or all compute together.
	Type *Choice `json:"type"`
	// Cluster services: Service that is made highly available.
	ClusterService *ObjectReference `json:"cluster_service"`
	// Host addresses: Addresses under which the service is reached, wherever it runs at the moment.
	Hostaddresses []EntryReference `json:"hostaddresses"`
	// Volumes: Volumes that move along with the service.
	Drives []EntryReference `json:"drives"`
	// Shares: File shares that the service provides.
	Shares []EntryReference `json:"shares"`
	// Runs on: Members of the cluster on which the service may run.
	RunsOn []EntryReference `json:"runs_on"`
	// Default server: Member on which the service runs as long as nothing fails.
	DefaultServer *EntryReference `json:"default_server"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema *ObjectReference `json:"assigned_database_schema"`
	// Service Status: Whether the service is meant to run, or is switched off.
	ServiceStatus *Choice `json:"service_status"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ClusterServiceChoiceKey: An attribute of Cluster service assignment that has a list of choices.
type ClusterServiceChoiceKey = string

// ComputingResourcesEntry: Computing resources as it is read. Share of the host that a virtual machine or service claims, for
// planning capacity.
type ComputingResourcesEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// RAM: Main memory that is claimed, in the unit stated beside it.
	Ram *Quantity `json:"ram"`
	// Memory unit: Unit of the main memory, such as GB.
	RamUnit *Choice `json:"ram_unit"`
	// CPU frequency: Computing power that is claimed, as the sum of the frequencies of all cores.
	Cpu *Quantity `json:"cpu"`
	// CPU frequency unit: Unit of the computing power, such as GHz.
	CpuUnit *Choice `json:"cpu_unit"`
	// Disc space: Disk space that is claimed, in the unit stated beside it.
	DiscSpace *Quantity `json:"disc_space"`
	// Disc space unit: Unit of the disk space, such as TB.
	DiscSpaceUnit *Choice `json:"disc_space_unit"`
	// Network bandwidth: Data rate that is claimed on the network, in the unit stated beside it.
	NetworkBandwidth *Quantity `json:"network_bandwidth"`
	// Network bandwidth unit: Unit of the data rate, such as Mbit/s.
	NetworkBandwidthUnit *Choice `json:"network_bandwidth_unit"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ComputingResourcesChoiceKey: An attribute of Computing resources that has a list of choices.
type ComputingResourcesChoiceKey = string

// ConnectorEntry: Connectors as it is read. All sockets and plugs of a device that cables go into: network, power, fibre.
type ConnectorEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Label beside the socket, such as Port 12 or Outlet 3.
	Title string `json:"title"`
	// In-/Output: Whether signals or power come in here or go out.
	Type *Choice `json:"type"`
	// Wiring system: Cabling of the building that the socket is part of.
	WiringSystem *ObjectReference `json:"wiring_system"`
	// Interface: Exchangeable module in the socket, such as SFP+.
	Interface *Choice `json:"interface"`
	// Color / wave lengths: Wavelengths or colours that the optical connection uses, such as 1310 nm.
	FiberWaveLengths []Choice `json:"fiber_wave_lengths"`
	// Connection type: Shape of the plug, such as RJ-45 or LC.
	ConnectionType *Choice `json:"connection_type"`
	// Assigned to connector: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector *EntryReference `json:"assigned_connector"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions string `json:"assigned_positions"`
	// Connected object: Device at the other end of the cable.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Assigned category type: Constant of the category that the socket comes from, where it is a port or a power plug.
	AssignedCategory string `json:"assigned_category"`
	// Cable: Object that documents the wire plugged in here, with its kind and length.
	CableConnection *ObjectReference `json:"cable_connection"`
	// Used fiber/lead (RX): Fibre or wire of the cable that receives.
	UsedFiberLeadRx *EntryReference `json:"used_fiber_lead_rx"`
	// Used fiber/lead (TX): Fibre or wire of the cable that sends.
	UsedFiberLeadTx *EntryReference `json:"used_fiber_lead_tx"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling *EntryReference `json:"connector_sibling"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions string `json:"sibling_positions"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions NumberText `json:"positions"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
	RelationDirection *ObjectReference `json:"relation_direction"`
}

// ConnectorChoiceKey: An attribute of Connectors that has a list of choices.
type ConnectorChoiceKey = string

// ContactEntry: Contact assignment as it is read. People, groups and companies that have to do with this object, each in a
// role.
type ContactEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Contact: Person, group or organisation, under the key that existing clients write.
	Contact *ObjectReference `json:"contact"`
	// Primary contact: Name of the contact marked as primary.
	PrimaryContact string `json:"primary_contact"`
	// Contact object: Person, group or organisation that is responsible, uses the object or has supplied it.
	ContactObject *ObjectReference `json:"contact_object"`
	// Primary: Marks the contact that is to be called first.
	Primary YesNo `json:"primary"`
	// Role: Relation of the contact to the object, such as administrator, user or supplier.
	Role *Choice `json:"role"`
	// Contact: Names of all contacts of the object on one line.
	ContactList string `json:"contact_list"`
	// Contact (Role): Names of all contacts on one line, each with its role in brackets.
	ContactListWithRoles string `json:"contact_list_with_roles"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ContactChoiceKey: An attribute of Contact assignment that has a list of choices.
type ContactChoiceKey = string

// ContractAssignmentEntry: Contract assignment as it is read. Contracts that cover this object, such as maintenance or leasing.
type ContractAssignmentEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned contract: Contract that covers the object.
	ConnectedContract *ObjectReference `json:"connected_contract"`
	// Contract begin: First day on which the contract covers this object.
	ContractStart string `json:"contract_start"`
	// Contract end: Last day on which the contract covers this object.
	ContractEnd string `json:"contract_end"`
	// Reaction rate: How fast the partner has to react, such as 24x7x4: around the clock, within four hours.
	ReactionRate *Choice `json:"reaction_rate"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ContractAssignmentChoiceKey: An attribute of Contract assignment that has a list of choices.
type ContractAssignmentChoiceKey = string

// ControllerEntry: Controller as it is read. Adapters inside a device that disks and drives are connected to.
type ControllerEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name by which the operating system or the slot knows it, such as RAID slot 1.
	Title string `json:"title"`
	// Type: Bus that its disks use, such as SATA or SAS.
	Type *Choice `json:"type"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model *Choice `json:"model"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware string `json:"firmware"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ControllerChoiceKey: An attribute of Controller that has a list of choices.
type ControllerChoiceKey = string

// ControllerFcPortEntry: FC port as it is read. Fibre Channel ports by which a server or storage system is connected to the
// SAN.
type ControllerFcPortEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Label of the port, such as FC0 or Slot 2 Port 1.
	Title string `json:"title"`
	// Type: Role of the port in the fabric, such as N_Port, F_Port or E_Port.
	Type *Choice `json:"type"`
	// Connected controller: Host bus adapter of this device that the port is part of.
	ConnectedController *EntryReference `json:"connected_controller"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling *EntryReference `json:"connector_sibling"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions string `json:"sibling_positions"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions NumberText `json:"positions"`
	// Medium: Cable it takes, such as multimode fibre OM4.
	Medium *Choice `json:"medium"`
	// Speed: Data rate of the port, such as 16, in the unit stated beside it.
	Speed *Quantity `json:"speed"`
	// Speed unit: Unit of the data rate, such as Gbit/s.
	SpeedUnit *Choice `json:"speed_unit"`
	// Node WWN: World Wide Name of the whole device, such as 50:01:43:80:12:34:56:78.
	Wwn string `json:"wwn"`
	// Port WW(P)N: World Wide Name of this port alone, by which SAN zones are made.
	Wwpn string `json:"wwpn"`
	// SAN zone and connection type: SAN zones of which the port is a member.
	SanZones []ObjectReference `json:"san_zones"`
	// Target object: Connection point that the cable of the port leads to.
	Target *EntryReference `json:"target"`
	// Connection: Connection point of this device that stands for the port.
	Connector *EntryReference `json:"connector"`
	// Connection: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector *EntryReference `json:"assigned_connector"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions string `json:"assigned_positions"`
	// Connected object: Device at the other end of the cable.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
	RelationDirection *ObjectReference `json:"relation_direction"`
}

// ControllerFcPortChoiceKey: An attribute of FC port that has a list of choices.
type ControllerFcPortChoiceKey = string

// CpuEntry: CPU as it is read. Processors of a device, an entry per socket.
type CpuEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Product name as the system shows it, such as Xeon Gold 6338.
	Title string `json:"title"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Type: Family of processors, such as Xeon or EPYC.
	Type *Choice `json:"type"`
	// CPU frequency: Clock rate of one core, in the unit stated beside it.
	Frequency *Quantity `json:"frequency"`
	// CPU frequency unit: Unit of the clock rate, such as GHz.
	FrequencyUnit *Choice `json:"frequency_unit"`
	// CPU cores: How many cores this processor has; licences are often counted by them.
	Cores NumberText `json:"cores"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// CpuChoiceKey: An attribute of CPU that has a list of choices.
type CpuChoiceKey = string

// CustomFieldsEntry: Custom Fields as it is read. Groups the categories that a site has added to the catalogue.
type CustomFieldsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// CustomFieldsExampleEntry: Example (custom) as it is read. One attribute of every kind that categories of a site may have, to
// try out how each is saved and read.
type CustomFieldsExampleEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Checkbox: Example of a box to tick: set or not set.
	Checkbox YesNo `json:"checkbox"`
	// File: Example of a link to an object that holds a file.
	File *ObjectReference `json:"file"`
	// Date: Example of a day without time, such as 2026-03-31.
	Day string `json:"day"`
	// Date and time: Example of a day with time, such as 2026-03-31 14:30:00.
	Moment string `json:"moment"`
	// Dialog+: Example of one choice out of a list that users may extend.
	Choice *Choice `json:"choice"`
	// Dialog+ (multiple): Example of several choices out of one list.
	Choices []Choice `json:"choices"`
	// HTML editor: Example of a text with headings, lists and links.
	Html string `json:"html"`
	// Yes/No: Example of a question with two outcomes.
	YesNo YesNo `json:"yes_no"`
	// Link: Example of an address to click, such as https://example.org.
	Link string `json:"link"`
	// Number: Example of a value to calculate with, such as 12.5.
	Number NumberText `json:"number"`
	// Object relation: Example of a link to one object that also makes a relation.
	Relation *ObjectReference `json:"relation"`
	// Object relation (multiple): Example of links to several objects that also make relations.
	Relations []ObjectReference `json:"relations"`
	// Object: Example of a link to one object without a relation.
	Object *ObjectReference `json:"object"`
	// Objects: Example of links to several objects without relations.
	Objects []ObjectReference `json:"objects"`
	// Report: Place that would show the rows of a report. It would show a report, and reports are not kept here.
	Report string `json:"report"`
	// Text: Example of a text on one line of up to 255 characters.
	Text string `json:"text"`
	// Text (masked): Example of a text that forms hide while it is typed.
	Secret string `json:"secret"`
	// Text (multi-line): Example of a text on several lines.
	Note string `json:"note"`
	// Time: Example of a time of day, such as 14:30.
	Clock string `json:"clock"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// CustomFieldsExampleChoiceKey: An attribute of Example (custom) that has a list of choices.
type CustomFieldsExampleChoiceKey = string

// DatabaseEntry: DBMS as it is read. Database systems that run on this server, with instance, port and paths.
type DatabaseEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// DBMS: Installed database software the instance belongs to, such as PostgreSQL.
	AssignedDbms *EntryReference `json:"assigned_dbms"`
	// Instanz name: Name that clients connect to, such as MSSQLSERVER or ORCL.
	InstanceName string `json:"instance_name"`
	// Instanz type: Kind of operation, such as stand-alone, replica or cluster.
	InstanceType *Choice `json:"instance_type"`
	// Manufacturer: Company that makes the database software, taken from the installed program.
	Manufacturer string `json:"manufacturer"`
	// Max size: How large the instance may grow, in the unit stated beside it.
	Size *Quantity `json:"size"`
	// Size unit: Unit of the largest size, such as GB.
	SizeUnit *Choice `json:"size_unit"`
	// Version: Release of the database software, such as 16.4.
	Version *EntryReference `json:"version"`
	// Path: Folder in which the instance keeps its data, such as /var/lib/postgresql.
	Path string `json:"path"`
	// Port: TCP port on which the instance listens, such as 5432.
	Port string `json:"port"`
	// Port Name: Name of the listener or endpoint, such as LISTENER.
	PortName string `json:"port_name"`
	// Import Key: Identifier that an import would recognise the instance by. Only imports of databases give keys, and there are
	// none here.
	ImportKey string `json:"import_key"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// DatabaseChoiceKey: An attribute of DBMS that has a list of choices.
type DatabaseChoiceKey = string

// DatabaseAssignmentEntry: Database assignment as it is read. Database schemas that this software works with, and where that
// software runs.
type DatabaseAssignmentEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Target schema: Schema that holds the data of the software.
	DatabaseAssignment *ObjectReference `json:"database_assignment"`
	// Software runs on: Device the software is installed on.
	RunsOn *ObjectReference `json:"runs_on"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// DatabaseSaEntry: Databases as it is read. Single databases within the instances of this server, with size and schemas.
type DatabaseSaEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned DBMS: Installed database software that manages the database.
	AssignedDatabase *EntryReference `json:"assigned_database"`
	// Instance: Instance in which the database is kept.
	AssignedInstance *EntryReference `json:"assigned_instance"`
	// Schemes: Names of the schemas within the database, such as public or dbo.
	AssignedSchemas []Choice `json:"assigned_schemas"`
	// Title: Name of the database, such as erp_prod.
	Title string `json:"title"`
	// Size: Space the database takes up now, in the unit stated beside it.
	Size *Quantity `json:"size"`
	// Unit: Unit of the space that is taken up, such as GB.
	SizeUnit *Choice `json:"size_unit"`
	// Max size: Space the database may grow to, in the unit stated beside it.
	MaxSize *Quantity `json:"max_size"`
	// Max Unit: Unit of the space it may grow to, such as GB.
	MaxSizeUnit *Choice `json:"max_size_unit"`
	// Import Key: Identifier that an import would recognise the database by. Only imports of databases give keys, and there are
	// none here.
	ImportKey string `json:"import_key"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// DatabaseSaChoiceKey: An attribute of Databases that has a list of choices.
type DatabaseSaChoiceKey = string

// DatabaseTableEntry: Tables as it is read. Tables that are worth documenting, with rows and space, to watch how they grow.
type DatabaseTableEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the table within its schema, such as customers.
	Title string `json:"title"`
	// Row count: How many records the table holds.
	RowCount string `json:"row_count"`
	// Assigned database: Database that the table is part of.
	AssignedDatabase *EntryReference `json:"assigned_database"`
	// Instance: Name of the instance that the database belongs to.
	Instance string `json:"instance"`
	// Schema: Part of the database that holds the table, such as public.
	AssignedSchema *Choice `json:"assigned_schema"`
	// Schema size: Space all tables of the schema take up together, in the unit stated beside it.
	SchemaSize *Quantity `json:"schema_size"`
	// Schema size unit: Unit of the space of the whole schema, such as GB.
	SchemaSizeUnit *Choice `json:"schema_size_unit"`
	// Size: Space the table takes up now, in the unit stated beside it.
	Size *Quantity `json:"size"`
	// Size unit: Unit of the space the table takes up, such as MB.
	SizeUnit *Choice `json:"size_unit"`
	// Max size: Space the table may grow to, in the unit stated beside it.
	MaxSize *Quantity `json:"max_size"`
	// Max size unit: Unit of the space the table may grow to, such as GB.
	MaxSizeUnit *Choice `json:"max_size_unit"`
	// Import Key: Identifier by which an import recognises the table.
	ImportKey string `json:"import_key"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// DatabaseTableChoiceKey: An attribute of Tables that has a list of choices.
type DatabaseTableChoiceKey = string

// DriveEntry: Drive as it is read. Partitions and volumes as the operating system sees them, with size and free space.
type DriveEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Drive letter: Letter or folder under which the volume is reached, such as C: or /var.
	MountPoint string `json:"mount_point"`
	// Title: Label of the volume, such as System or Data.
	Title string `json:"title"`
	// System drive: Whether the operating system starts from it.
	SystemDrive YesNo `json:"system_drive"`
	// Filesystem: How files are stored on it, such as NTFS or ext4.
	Filesystem *Choice `json:"filesystem"`
	// Capacity: Size of the volume, in the unit stated beside it.
	Capacity *Quantity `json:"capacity"`
	// Unit: Unit of the size of the volume, such as GB.
	Unit *Choice `json:"unit"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial string `json:"serial"`
	// Software RAID group: Array made by the operating system that the volume lies on.
	AssignedRaid *EntryReference `json:"assigned_raid"`
	// Type: Number of the kind of drive, for clients that keep one.
	DriveType NumberText `json:"drive_type"`
	// On device: Physical disk of this object that the volume lies on.
	Device *EntryReference `json:"device"`
	// On device Raid-Array: Array made by the controller that the volume lies on.
	Raid *EntryReference `json:"raid"`
	// On device Logical devices (Client): Logical device of the storage network that the volume lies on.
	Ldev *EntryReference `json:"ldev"`
	// Object type constant: Constant of the category in which the carrier of the volume is listed.
	CategoryConst string `json:"category_const"`
	// Free Diskspace: Space that is still free, in the unit stated beside it.
	FreeSpace *Quantity `json:"free_space"`
	// Memory unit: Unit of the space that is still free, such as GB.
	FreeSpaceUnit *Choice `json:"free_space_unit"`
	// Used Diskspace: Space that files take up, in the unit stated beside it.
	UsedSpace *Quantity `json:"used_space"`
	// Memory unit: Unit of the space that files take up, such as GB.
	UsedSpaceUnit *Choice `json:"used_space_unit"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware string `json:"firmware"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// DriveChoiceKey: An attribute of Drive that has a list of choices.
type DriveChoiceKey = string

// EmergencyPlanEntry: Emergency plan assignment as it is read. Plans that say what to do when this object fails.
type EmergencyPlanEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Occasion for which the plan is assigned, such as Restart after power failure.
	Title string `json:"title"`
	// Assigned emergency plan: Object that holds the plan, as steps or as a file.
	EmergencyPlan *ObjectReference `json:"emergency_plan"`
	// Time need: How long carrying out the plan takes, as stated in the plan.
	TimeNeeded string `json:"time_needed"`
	// Time need (Unit): Unit of that duration, as stated in the plan.
	TimeNeededUnit string `json:"time_needed_unit"`
	// Date of emergency practice: Day the plan was last rehearsed, as stated in the plan.
	PracticeDate string `json:"practice_date"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// FiberLeadEntry: Fiber/lead as it is read. Single fibres or wires of a cable, to document each signal path.
type FiberLeadEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Label: Mark on the fibre or wire, such as F01.
	Label string `json:"label"`
	// Category: Optical class that decides on range, such as OM4 or OS2.
	Category *Choice `json:"category"`
	// Color: Colour of the coating, by which the fibre is told apart in the bundle.
	Color *Choice `json:"color"`
	// Damping: Measured loss of signal in decibels.
	Damping NumberText `json:"damping"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// FiberLeadChoiceKey: An attribute of Fiber/lead that has a list of choices.
type FiberLeadChoiceKey = string

// FileEntry: Files as it is read. Documents that belong to this object, such as manuals, photos or diagrams.
type FileEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	EntryRevision *Revision `json:"entry_revision,omitempty"`
	// File: Object that holds the document and its versions.
	File *ObjectReference `json:"file"`
	// Revision: Number of the newest version of the document.
	Revision string `json:"revision"`
	// HTTP-Link (extern): Address of a document that is kept elsewhere, such as in a wiki.
	Link string `json:"link"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// FormfactorEntry: Form factor as it is read. Size and weight of a device, and how many units it takes in a rack.
type FormfactorEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Form factor: Shape of the case, such as 19-inch, tower or desktop.
	Formfactor *Choice `json:"formfactor"`
	// Rack units: How many units the device takes, or the rack has; one is 44.45 mm; 0 takes none, and is mounted beside.
	Rackunits NumberText `json:"rackunits"`
	// Dimension unit: Unit of width, height and depth, such as cm.
	Unit *Choice `json:"unit"`
	// Width: Extent from left to right, in the unit stated for all three.
	Width *Quantity `json:"width"`
	// Height: Extent from bottom to top, in the unit stated for all three.
	Height *Quantity `json:"height"`
	// Depth: Extent from front to back, in the unit stated for all three.
	Depth *Quantity `json:"depth"`
	// Weight: How heavy the device is, to check loads of racks and floors.
	Weight *Quantity `json:"weight"`
	// weight unit: Unit of the weight, such as kg.
	WeightUnit *Choice `json:"weight_unit"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// FormfactorChoiceKey: An attribute of Form factor that has a list of choices.
type FormfactorChoiceKey = string

// GlobalEntry: General as it is read. Basic facts of every object: its name, its type, its status, and when it was last
// changed.
type GlobalEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name by which people know the object, such as web1.example.org.
	Title string `json:"title"`
	// Condition: Whether the object is in normal use, archived, deleted or a template.
	Status *Choice `json:"status"`
	// Creation date: Moment the object was entered.
	Created string `json:"created"`
	// Created by: Name of the user or key that entered the object.
	CreatedBy string `json:"created_by"`
	// Last change: Moment of the newest change to the object or one of its entries.
	Changed string `json:"changed"`
	// Last change by: Name of the user or key that made the newest change.
	ChangedBy string `json:"changed_by"`
	// Purpose: Environment or use that the object is there for, such as production, quality assurance or test.
	Purpose *Choice `json:"purpose"`
	// Category: Grouping of your own across object types, such as by department or location.
	Category *Choice `json:"category"`
	// SYSID: Identifier that no other object has, given by the service unless one is saved; fit for labels.
	Sysid string `json:"sysid"`
	// CMDB status: Stage in the life of the thing itself, such as planned, in operation or defect.
	CmdbStatus *Choice `json:"cmdb_status"`
	// Object type: Kind of thing the object is, such as server or building; it decides on the usual categories.
	Type *Choice `json:"type"`
	// Tags: Free keywords to find and group objects by.
	Tag []Choice `json:"tag"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// GlobalChoiceKey: An attribute of General that has a list of choices.
type GlobalChoiceKey = string

// GraphicEntry: Graphic card as it is read. Cards and chips that drive the screens of a device or compute for it.
type GraphicEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Product name of the card, such as RTX A2000.
	Title string `json:"title"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Memory: Video memory of the card, in the unit stated beside it.
	Memory *Quantity `json:"memory"`
	// Memory unit: Unit of the video memory, such as GB.
	Unit *Choice `json:"unit"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware string `json:"firmware"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// GraphicChoiceKey: An attribute of Graphic card that has a list of choices.
type GraphicChoiceKey = string

// GroupMembershipsEntry: Group memberships as it is read. Object groups that contain this object, seen from the object.
type GroupMembershipsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Group: Object group that the object is in.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// GuestSystemsEntry: Guest systems as it is read. Virtual machines that run on this host.
type GuestSystemsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Guest systems: Virtual machine that runs here.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Hostname: Name of the virtual machine in the network, out of its primary address.
	Hostname string `json:"hostname"`
	// Runs on: Member of the cluster that the virtual machine is on at the moment.
	RunsOn *ObjectReference `json:"runs_on"`
}

// HbaEntry: Host Bus Adapter (HBA) as it is read. Adapters that connect a server to the storage network.
type HbaEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the adapter, such as HBA slot 3.
	Title string `json:"title"`
	// Type: Protocol the adapter speaks, such as FC or iSCSI.
	Type *Choice `json:"type"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model *Choice `json:"model"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware string `json:"firmware"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// HbaChoiceKey: An attribute of Host Bus Adapter (HBA) that has a list of choices.
type HbaChoiceKey = string

// IdentifierEntry: Data Source as it is read. Names under which other systems know this object, so that imports and scripts
// find it again.
type IdentifierEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Key: Name of the identifier in the other system, such as deviceid.
	Key string `json:"key"`
	// Value: The identifier itself, such as 10233.
	Value string `json:"value"`
	// Initial import: Moment the identifier was entered for the first time.
	LastEdited string `json:"last_edited"`
	// Type: System that gave the identifier, such as JDisc or OTRS.
	Type *Choice `json:"type"`
	// Group: Part of the other system, such as a tenant or a scan profile.
	Group string `json:"group"`
	// Last scan: Moment the other system last saw the object.
	LastScan string `json:"last_scan"`
	// Last updated: Moment the entry was last saved; the service sets it.
	LastUpdated string `json:"last_updated"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// IdentifierChoiceKey: An attribute of Data Source that has a list of choices.
type IdentifierChoiceKey = string

// ImageEntry: Object picture as it is read. One photo or drawing that stands for the object in lists and on its page.
type ImageEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Uploaded images: File name of the picture, such as server-front.png.
	ImageSelection string `json:"image_selection"`
	// File: The picture itself, as PNG, JPEG or another common format.
	Image *StoredFile `json:"image"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ImagesEntry: Images as it is read. Further photos of the object, such as type plate, rear side or place of installation.
type ImagesEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// File name: Name of the picture with its ending, such as rear.jpg.
	Name string `json:"name"`
	// File content: The picture itself, Base64-encoded in calls.
	Content *StoredFile `json:"content"`
}

// InvoiceEntry: Invoice as it is read. Bills for this object, from receipt to payment.
type InvoiceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Goods or work that is charged, such as Maintenance 2026.
	Denotation string `json:"denotation"`
	// Invoice Date: Day printed on the bill.
	Date string `json:"date"`
	// Amount: Sum that has to be paid.
	Amount NumberText `json:"amount"`
	// Edited at: Day the bill was checked and approved.
	Edited string `json:"edited"`
	// Dispensing Tax Accounting: Day the bill was handed to the accounting department.
	FinancialAccountingDelivery string `json:"financial_accounting_delivery"`
	// Charged: Whether the sum has left the account.
	Charged YesNo `json:"charged"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// IpAliasesRow: A row of aliases as it is read.
type IpAliasesRow struct {
	Hostname string `json:"hostname"`

	Domain string `json:"domain"`
}

// IpEntry: Host address as it is read. Network addresses of a device, with host name, net and port.
type IpEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Primary layer3 net: Name of the net the primary address is in; empty in all other entries.
	PrimaryLayer3Net string `json:"primary_layer3_net"`
	// Primary hostaddress: The address, where this entry is the primary one; empty in all others.
	PrimaryHostaddress string `json:"primary_hostaddress"`
	// Primary hostname: Name without domain, where this entry is the primary one; empty in all others.
	PrimaryHostname string `json:"primary_hostname"`
	// Type: Protocol of the address: IPv4, IPv6 or an older one.
	NetType *Choice `json:"net_type"`
	// Primary: Marks the address by which the device is reached for administration.
	Primary YesNo `json:"primary"`
	// Active: Whether the address is in use at the moment.
	Active YesNo `json:"active"`
	// Net: Layer 3 net the address lies in, such as 192.168.10.0/24.
	Net *ObjectReference `json:"net"`
	// Net zone: Security zone within the net, such as DMZ.
	Zone *ObjectReference `json:"zone"`
	// Address allocation IPv4: How the device gets its address: fixed, from DHCP, or reserved there.
	Ipv4Assignment *Choice `json:"ipv4_assignment"`
	// IPv4 address: Four numbers with dots, such as 192.168.10.21.
	Ipv4Address string `json:"ipv4_address"`
	// Address allocation IPv6: How the device gets its address: fixed, by SLAAC or from DHCPv6.
	Ipv6Assignment *Choice `json:"ipv6_assignment"`
	// IPv6 scope: How far the address is valid: worldwide, within the organisation or on one link.
	Ipv6Scope *Choice `json:"ipv6_scope"`
	// IPv6 address: Groups of hexadecimal digits with colons, such as 2001:db8::21.
	Ipv6Address string `json:"ipv6_address"`
	// Host address: The IPv4 or IPv6 address of the entry, for reading under one key.
	Hostaddress string `json:"hostaddress"`
	// Hostname: Name of the device without its domain, such as web1.
	Hostname string `json:"hostname"`
	// Domain: Part of the full name after the host name, such as example.org.
	Domain string `json:"domain"`
	// DNS Server: Servers that the device asks to resolve names.
	DnsServer []EntryReference `json:"dns_server"`
	// DNS Server address: IP addresses of the servers that resolve names, on one line.
	DnsServerAddress string `json:"dns_server_address"`
	// Search domain: Domains that are appended to short names, such as intra.example.org.
	DnsDomain []Choice `json:"dns_domain"`
	// Default gateway for the net: Whether this address is the way out of its net, as that of a router.
	UseStandardGateway YesNo `json:"use_standard_gateway"`
	// Shared as: Role in which other devices have the same address on purpose, such as VRRP or anycast; without one it is
	// unique in its net.
	SharedAs *Choice `json:"shared_as"`
	// Assigned Port: Physical port of this device that has the address.
	AssignedPort *EntryReference `json:"assigned_port"`
	// Assigned Logical Port: Interface made in software, such as a VLAN or a bond, that has the address.
	AssignedLogicalPort *EntryReference `json:"assigned_logical_port"`
	// Host addresses: All addresses of the device on one line.
	AllIps string `json:"all_ips"`
	// Hostname (FQDN): Host name with domain, such as web1.example.org, where this entry is the primary one.
	PrimaryFqdn string `json:"primary_fqdn"`
	// Aliases: Further names that resolve to this address, as CNAME records do.
	Aliases []IpAliasesRow `json:"aliases"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// IpChoiceKey: An attribute of Host address that has a list of choices.
type IpChoiceKey = string

// ItsLogbookEntry: Service Logbook as it is read. Notes in the logbooks of everything that belongs to the service.
type ItsLogbookEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Date: Moment the note was written.
	Date string `json:"date"`
	// Object: Part of the service that the note is about.
	Object *ObjectReference `json:"object"`
	// Event: Kind of occurrence, out of a fixed list.
	Event *Choice `json:"event"`
	// Source: Number of the system that the note comes from.
	Source NumberText `json:"source"`
	// User: Person that wrote the note, as long as the person is known.
	User *ObjectReference `json:"user"`
	// Object type: Kind of thing that the note is about.
	ObjectType string `json:"object_type"`
	// Category: Part of the documentation that the note concerns.
	Category string `json:"category"`
	// Alarm level: How urgent it is, from 0 (information) to 3 (high).
	AlertLevel *Choice `json:"alert_level"`
	// User: Name of the writer at that time, kept even if the person is removed.
	UserNameStatic string `json:"user_name_static"`
	// Event: Wording of the occurrence at that time.
	EventStatic string `json:"event_static"`
	// Comment: Text of the note as it was written.
	Comment string `json:"comment"`
	// Changes: Values before and after, where the note is about a change. Entries of the logbook are written by hand; what
	// changed stands in the change log.
	Changes string `json:"changes"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ItsLogbookChoiceKey: An attribute of Service Logbook that has a list of choices.
type ItsLogbookChoiceKey = string

// ItsTypeEntry: Service Type as it is read. Classification of a service, for reports and service catalogues.
type ItsTypeEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Class the service belongs to, such as business service or infrastructure.
	ItsType *Choice `json:"its_type"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ItsTypeChoiceKey: An attribute of Service Type that has a list of choices.
type ItsTypeChoiceKey = string

// ItServiceEntry: Service assignment as it is read. Services that this object is part of, and which therefore suffer when it
// fails.
type ItServiceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Service: Service that needs the object.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// SYSID: Unique identifier of that service.
	Sysid string `json:"sysid"`
}

// ItServiceComponentsEntry: Service components as it is read. Objects the service consists of: servers, software, networks,
// people.
type ItServiceComponentsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned object: Object without which the service does not work.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Object type: Kind of thing that this part of the service is, such as server.
	Objtype *Choice `json:"objtype"`
}

// ItServiceComponentsChoiceKey: An attribute of Service components that has a list of choices.
type ItServiceComponentsChoiceKey = string

// ItServiceRelationsEntry: Service Relation as it is read. How the parts of a service depend on each other, with a weight for
// each dependency.
type ItServiceRelationsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object 1: First side of the relation, such as the database server.
	Object1 *ObjectReference `json:"object1"`
	// Object 2: Second side of the relation, such as the web server that needs it.
	Object2 *ObjectReference `json:"object2"`
	// Relation type: Meaning of the relation, such as runs on or is connected to.
	RelationType *Choice `json:"relation_type"`
	// Weighting: How badly a failure of one side hits the other, from 1 (most) to 10 (least).
	Weighting *Choice `json:"weighting"`
	// Service: Service for which the relation matters.
	Itservice *ObjectReference `json:"itservice"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ItServiceRelationsChoiceKey: An attribute of Service Relation that has a list of choices.
type ItServiceRelationsChoiceKey = string

// JdiscCaEntry: JDisc custom attributes as it is read. Values of your own that were kept at the device in JDisc and taken over
// from there.
type JdiscCaEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Attribute title: Name of the value in JDisc, such as Rack label.
	Attribute string `json:"attribute"`
	// Attribute content: The value as text, even where it is a number or a date.
	AttributeContent string `json:"attribute_content"`
	// Attribute content: Kind of the value in JDisc, such as text, integer or date.
	AttributeType *Choice `json:"attribute_type"`
	// Attribute folder: Path of folders under which JDisc shows the value.
	AttributeFolder string `json:"attribute_folder"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// JdiscCaChoiceKey: An attribute of JDisc custom attributes that has a list of choices.
type JdiscCaChoiceKey = string

// LastLoginUserEntry: Last login user as it is read. Account that was last used on this computer, to find out where a device
// has gone.
type LastLoginUserEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Last logged in user: Name of the account, such as EXAMPLE\jdoe.
	LastLogin string `json:"last_login"`
	// Type: Origin of the account, such as local or domain.
	Type string `json:"type"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// LdapDnEntry: LDAP as it is read. Where the object stands in the directory service.
type LdapDnEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Distinguished name (DN): Full path in the directory, such as CN=web1,OU=Servers,DC=example,DC=org.
	Title string `json:"title"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// LdevClientEntry: Logical devices (Client) as it is read. Storage that this server gets from a storage system over the SAN.
type LdevClientEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the device on the server, such as mpatha or Disk 4.
	Title string `json:"title"`
	// Path: FC ports of the server over which the storage is reached.
	Paths []EntryReference `json:"paths"`
	// Logical devices (LDEV Server): Logical device on the storage system that stands behind it.
	AssignedLdevserver *EntryReference `json:"assigned_ldevserver"`
	// Primary path: FC port that is used as long as it works.
	PrimaryPath *EntryReference `json:"primary_path"`
	// Multipath technology: How the server spreads load over several paths or changes between them.
	Multipath *Choice `json:"multipath"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// LdevClientChoiceKey: An attribute of Logical devices (Client) that has a list of choices.
type LdevClientChoiceKey = string

// LdevServerEntry: Logical devices (LDEV Server) as it is read. Storage that this system offers to servers over the SAN, an
// entry per LUN.
type LdevServerEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the logical device, such as VOL_ERP_01.
	Title string `json:"title"`
	// LUN: Number under which servers see the device, such as 12.
	Lun string `json:"lun"`
	// Segment size (kB): Length of the blocks spread over the disks, such as 64 or 128.
	SegmentSize NumberText `json:"segment_size"`
	// Memory-unit: Unit of the size offered to servers, such as GB.
	Unit *Choice `json:"unit"`
	// Capacity: Size that servers see, in the unit stated beside it.
	Capacity *Quantity `json:"capacity"`
	// Attached devices: Disks of this system that hold the data.
	ConnectedDevices []EntryReference `json:"connected_devices"`
	// Paths: FC ports of this system that lead to the device.
	Paths []EntryReference `json:"paths"`
	// Primary path: FC port of this system that servers use first.
	PrimaryPath *EntryReference `json:"primary_path"`
	// Multipath technology: How load is spread over several paths, or which path takes over.
	Multipath *Choice `json:"multipath"`
	// Tier class: Class of speed and price, such as gold for flash.
	Tierclass *Choice `json:"tierclass"`
	// Logical devices (Client): Devices on servers that use this storage.
	LdevClients []EntryReference `json:"ldev_clients"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// LdevServerChoiceKey: An attribute of Logical devices (LDEV Server) that has a list of choices.
type LdevServerChoiceKey = string

// LivestatusEntry: Livestatus as it is read. State of the object in a monitoring system that offers Livestatus, such as
// Checkmk.
type LivestatusEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Livestatus status: Whether the host is up or down. Only a monitoring system knows the state, and none is connected.
	LivestatusState string `json:"livestatus_state"`
	// Livestatus status: The same state, under the key by which forms show it as a button. Only a monitoring system knows the
	// state, and none is connected.
	LivestatusStateButton string `json:"livestatus_state_button"`
}

// LocationEntry: Location as it is read. Where the object is: in which room, in which rack, at which height.
type LocationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Location path: All places the object is in, from the largest to the nearest.
	LocationPath string `json:"location_path"`
	// Location: Building, room or rack that the object is directly in.
	Parent *ObjectReference `json:"parent"`
	// Assembly: Whether the device lies across the units of the rack or stands upright beside them.
	Option *Choice `json:"option"`
	// Insertion: Side of the rack that the device is mounted on: front, back or both.
	Insertion *Choice `json:"insertion"`
	// Position in the rack: Number of the rack unit that the device begins at, as printed on the rails; 10.5 is the upper half
	// of unit 10.
	Pos NumberText `json:"pos"`
	// GPS: Coordinates as one text, for clients that keep them so.
	Gps string `json:"gps"`
	// Latitude: Degrees north of the equator, such as 52.5200; south of it with a minus.
	Latitude string `json:"latitude"`
	// Longitude: Degrees east of Greenwich, such as 13.4050; west of it with a minus.
	Longitude string `json:"longitude"`
	// SNMP sysLocation: Place as it is set on the device itself, readable over SNMP.
	SnmpSyslocation string `json:"snmp_syslocation"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// LocationChoiceKey: An attribute of Location that has a list of choices.
type LocationChoiceKey = string

// LogbookEntry: Logbook as it is read. Notes on what happened to this object, written by people and scripts.
type LogbookEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Date: Moment at which the note was saved.
	Date string `json:"date"`
	// Object: Object that the note is about.
	Object *ObjectReference `json:"object"`
	// Event: Kind of occurrence, where the note has one.
	Event *Choice `json:"event"`
	// Source: System that the note comes from, such as an external script.
	Source *Choice `json:"source"`
	// User: Person that wrote the note, where the call belongs to one.
	User *ObjectReference `json:"user"`
	// Object type: Title of the object's type at the time of the note.
	ObjectType string `json:"object_type"`
	// Category: Part of the documentation that the note is about.
	Category string `json:"category"`
	// Alarm level: How urgent the note is, from 0 (information) to 3 (high).
	AlertLevel *Choice `json:"alert_level"`
	// Username (static): Name of the caller at the time of the note, kept even if the person is removed.
	UserNameStatic string `json:"user_name_static"`
	// Event (static): Short text of the note, such as Firmware updated.
	EventStatic string `json:"event_static"`
	// Comment: Longer text with details of what was done.
	Comment string `json:"comment"`
	// Changes: Values before and after; empty for notes, as they change nothing.
	Changes string `json:"changes"`
	// Access type: Why the object was worked on, such as maintenance or repair.
	Reason *Choice `json:"reason"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// LogbookChoiceKey: An attribute of Logbook that has a list of choices.
type LogbookChoiceKey = string

// LogicalUnitEntry: Logical location as it is read. Person that a workplace or device belongs to, apart from where it stands.
type LogicalUnitEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Parent object: Person that works here.
	Parent *ObjectReference `json:"parent"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// MailAddressesEntry: E-Mail addresses as it is read. All e-mail addresses of a person, group or organisation.
type MailAddressesEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// E-mail address: One address, such as jane.doe@example.org.
	Title string `json:"title"`
	// Primary email address: Address out of the entry that is marked as primary.
	PrimaryMail string `json:"primary_mail"`
	// Primary: Marks the address that messages are sent to.
	Primary YesNo `json:"primary"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ManagedObjectsEntry: Virtual managed objects as it is read. Virtualization hosts that this management system controls.
type ManagedObjectsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object: Host that is controlled from here.
	ConnectedObject *ObjectReference `json:"connected_object"`
}

// ManualEntry: Manual assignment as it is read. Manuals and guides for operating this object.
type ManualEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Subject of the manual, such as Installation guide.
	Title string `json:"title"`
	// Manual file: Object that holds the document.
	Manual *ObjectReference `json:"manual"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// MemoryEntry: Memory as it is read. Memory modules of a device; equal modules may share an entry.
type MemoryEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Quantity: How many equal modules the entry stands for.
	Quantity NumberText `json:"quantity"`
	// Title: Build of the modules, such as SDRAM or Flash.
	Title *Choice `json:"title"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Type: Generation that slots must fit, such as DDR5.
	Type *Choice `json:"type"`
	// Total capacity: All modules of the entry together, in bytes.
	TotalCapacity string `json:"total_capacity"`
	// Capacity: Size of one module, in the unit stated beside it.
	Capacity *Quantity `json:"capacity"`
	// Memory unit: Unit of the size of a module, such as GB.
	Unit *Choice `json:"unit"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// MemoryChoiceKey: An attribute of Memory that has a list of choices.
type MemoryChoiceKey = string

// ModelEntry: Model as it is read. Which product the device is, with the numbers that support and warranty ask for.
type ModelEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Model: Product name out of those of the manufacturer, such as PowerEdge R760.
	Title *Choice `json:"title"`
	// Product ID: Number by which the product is ordered, such as P52560-421.
	Productid string `json:"productid"`
	// Service Tag: Code of the manufacturer for this single device, to look up warranty and drivers.
	ServiceTag string `json:"service_tag"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial string `json:"serial"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware string `json:"firmware"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ModelChoiceKey: An attribute of Model that has a list of choices.
type ModelChoiceKey = string

// MonitoringEntry: Monitoring as it is read. Whether and under which name a monitoring system watches this object.
type MonitoringEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Active: Whether the object is to be watched.
	Active YesNo `json:"active"`
	// Monitoring host: Monitoring server that is in charge.
	MonitoringHost *Choice `json:"monitoring_host"`
	// Hostname: Name of the object in the monitoring system, where it is written by hand.
	HostName string `json:"host_name"`
	// Hostname selection: Number of the rule for that name: own name, host name or title of the object.
	HostNameSelection NumberText `json:"host_name_selection"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// MonitoringChoiceKey: An attribute of Monitoring that has a list of choices.
type MonitoringChoiceKey = string

// NdoEntry: NDO as it is read. State of the object in a Nagios or Icinga system that writes to an NDO database.
type NdoEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// NDO status: Whether the monitored host is up. Only a monitoring system knows the state, and none is connected.
	NdoState string `json:"ndo_state"`
	// NDO status button: The state once more, under the key by which forms show it as a button. Only a monitoring system knows
	// the state, and none is connected.
	NdoStateButton string `json:"ndo_state_button"`
}

// NetworkEntry: Network as it is read. Menu entry for network hardware and ports of a device; it shows the interfaces.
type NetworkEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the card, such as Onboard NIC or Slot 1.
	Title string `json:"title"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model *Choice `json:"model"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial string `json:"serial"`
	// Slotnumber: Place of the card in the device, such as 3.
	Slot string `json:"slot"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware string `json:"firmware"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// NetworkChoiceKey: An attribute of Network that has a list of choices.
type NetworkChoiceKey = string

// NetworkInterfaceEntry: Interface as it is read. Network cards and line cards of a device, which carry its ports.
type NetworkInterfaceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the card, such as Onboard NIC or Slot 1.
	Title string `json:"title"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model *Choice `json:"model"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial string `json:"serial"`
	// Slotnumber: Place of the card in the device, such as 3.
	Slot string `json:"slot"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware string `json:"firmware"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// NetworkInterfaceChoiceKey: An attribute of Interface that has a list of choices.
type NetworkInterfaceChoiceKey = string

// NetworkLogPortEntry: logical Ports as it is read. Interfaces made in software: VLANs, bonds, bridges, loopbacks.
type NetworkLogPortEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name in the operating system, such as bond0 or Vlan10.
	Title string `json:"title"`
	// Net(s): Layer 2 nets that the interface takes part in.
	Net []ObjectReference `json:"net"`
	// MAC: Hardware address of the interface, such as 00:1A:2B:3C:4D:5E.
	Mac string `json:"mac"`
	// Type: Construction in software, such as bond, bridge or VLAN.
	PortType *Choice `json:"port_type"`
	// Port Allocation: Physical ports that the interface is made of.
	Ports []EntryReference `json:"ports"`
	// Parent port: Logical interface that this one is stacked on, such as bond0 under bond0.10.
	Parent *EntryReference `json:"parent"`
	// Standard: Protocol that it follows, such as 802.3ad.
	Standard *Choice `json:"standard"`
	// Active: Whether the interface is switched on.
	Active YesNo `json:"active"`
	// Host address: IP addresses that are set on the interface.
	Addresses []EntryReference `json:"addresses"`
	// Assigned to connector: Logical interface of another device that this one is connected to.
	AssignedConnector *EntryReference `json:"assigned_connector"`
	// Connected object: Device that the other interface belongs to.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// NetworkLogPortChoiceKey: An attribute of logical Ports that has a list of choices.
type NetworkLogPortChoiceKey = string

// NetworkPortEntry: Port as it is read. Physical network sockets of a device, with speed, MAC address and cable.
type NetworkPortEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the socket, such as eth0 or Gi1/0/24.
	Title string `json:"title"`
	// Connected interface: Network card of this device that the socket is on.
	Interface *EntryReference `json:"interface"`
	// Type: Kind of network, such as Ethernet or WLAN.
	PortType *Choice `json:"port_type"`
	// Mode: Whether it stands alone or is part of a link aggregation.
	PortMode *Choice `json:"port_mode"`
	// Plug: Shape of the plug that fits, such as RJ-45 or LC.
	PlugType *Choice `json:"plug_type"`
	// Negotiation: Whether speed and duplex are agreed automatically or set by hand.
	Negotiation *Choice `json:"negotiation"`
	// Duplex: Whether it sends and receives at once, or by turns.
	Duplex *Choice `json:"duplex"`
	// Speed: Data rate of the link, such as 10, in the unit stated beside it.
	Speed *Quantity `json:"speed"`
	// Unit: Unit of the data rate of the link, such as Gbit/s.
	SpeedType *Choice `json:"speed_type"`
	// Standard: Ethernet standard that it keeps to, such as 1000BASE-T.
	Standard *Choice `json:"standard"`
	// MAC-address: Hardware address of the socket, such as 00:1A:2B:3C:4D:5F.
	Mac string `json:"mac"`
	// MTU: Largest packet in bytes that is sent whole, such as 1500 or 9000.
	Mtu string `json:"mtu"`
	// Connected with: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector *EntryReference `json:"assigned_connector"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions string `json:"assigned_positions"`
	// Connected object: Device at the other end of the cable.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Assigned to connector: Id of the connection point at the other end of the cable.
	Connector string `json:"connector"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling *EntryReference `json:"connector_sibling"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions string `json:"sibling_positions"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions NumberText `json:"positions"`
	// Cable ID: Object that documents the cable plugged into the port.
	Cable *ObjectReference `json:"cable"`
	// Active: Whether the port is switched on in the configuration of the device.
	Active YesNo `json:"active"`
	// Host address: IP addresses of this device that the port has.
	Addresses []EntryReference `json:"addresses"`
	// Layer 2 Net: VLANs that the port carries, tagged or not.
	Layer2Assignment []ObjectReference `json:"layer2_assignment"`
	// Connected interface (HBA): Host bus adapter of this device that the port is on.
	Hba *EntryReference `json:"hba"`
	// Standard VLAN: VLAN that frames without a tag belong to.
	DefaultVlan *ObjectReference `json:"default_vlan"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
	RelationDirection *ObjectReference `json:"relation_direction"`
}

// NetworkPortChoiceKey: An attribute of Port that has a list of choices.
type NetworkPortChoiceKey = string

// NetConnectionsFolderEntry: Network connections as it is read. Menu entry for open ports and connections of a device; it shows
// the listeners.
type NetConnectionsFolderEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
	Protocol *Choice `json:"protocol"`
	// Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
	ProtocolLayer5 *Choice `json:"protocol_layer_5"`
	// (Bind) ip address: Address of this device on which the service listens.
	IpAddress *EntryReference `json:"ip_address"`
	// Of: First open port of the range, such as 443.
	PortFrom NumberText `json:"port_from"`
	// To: Last open port of the range; the same as the first for a single port.
	PortTo NumberText `json:"port_to"`
	// Opened by application: Program that has opened the port.
	OpenedBy *ObjectReference `json:"opened_by"`
	// Gateway: Firewall or load balancer that stands before the port.
	Gateway *ObjectReference `json:"gateway"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// NetConnectionsFolderChoiceKey: An attribute of Network connections that has a list of choices.
type NetConnectionsFolderChoiceKey = string

// NetConnectorEntry: Connection as it is read. Connections that this device opens to services on other devices, as firewalls
// have to allow them.
type NetConnectorEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// (Source) ip address: Address of this device that the connection comes from.
	IpAddress *EntryReference `json:"ip_address"`
	// Of: First source port of the range, such as 49152.
	PortFrom NumberText `json:"port_from"`
	// To: Last source port of the range; the same as the first for a single port.
	PortTo NumberText `json:"port_to"`
	// Listener: Open port on the other side that the connection leads to.
	ConnectedListener *EntryReference `json:"connected_listener"`
	// Connected with: Device whose service is used.
	ConnectedTo *ObjectReference `json:"connected_to"`
	// Gateway: Firewall or router that the connection passes.
	Gateway *ObjectReference `json:"gateway"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// NetListenerEntry: Listener as it is read. Ports of this device that wait for connections, for firewall rules and audits.
type NetListenerEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
	Protocol *Choice `json:"protocol"`
	// Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
	ProtocolLayer5 *Choice `json:"protocol_layer_5"`
	// (Bind) ip address: Address of this device on which the service listens.
	IpAddress *EntryReference `json:"ip_address"`
	// Of: First open port of the range, such as 443.
	PortFrom NumberText `json:"port_from"`
	// To: Last open port of the range; the same as the first for a single port.
	PortTo NumberText `json:"port_to"`
	// Opened by application: Program that has opened the port.
	OpenedBy *ObjectReference `json:"opened_by"`
	// Gateway: Firewall or load balancer that stands before the port.
	Gateway *ObjectReference `json:"gateway"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// NetListenerChoiceKey: An attribute of Listener that has a list of choices.
type NetListenerChoiceKey = string

// NetZoneEntry: Net zone as it is read. Security zone such as DMZ or guests, with the address ranges it covers.
type NetZoneEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Scope: First and last address of each range that names the zone.
	FromTo string `json:"from_to"`
}

// NetZoneOptionsEntry: Options as it is read. How the zone is drawn in lists of addresses, and the domain of its hosts.
type NetZoneOptionsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Zone color: Shade in which addresses of the zone are marked, such as #FF0000.
	Color string `json:"color"`
	// Domain: Domain of the hosts in the zone, such as dmz.example.org.
	Domain string `json:"domain"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// NetZoneScopesEntry: Scope as it is read. Address ranges of all nets that belong to the zone.
type NetZoneScopesEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Scope: Ranges on one line, such as 10.0.0.10 - 10.0.0.99.
	FromTo string `json:"from_to"`
}

// ObjectEntry: locally assigned objects as it is read. Everything that is directly in this place: devices in the rack, racks in
// the room.
type ObjectEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object: Something that stands here; saving it moves it to this place.
	AssignedObject *ObjectReference `json:"assigned_object"`
}

// OperatingSystemEntry: Operating system as it is read. System software that the device starts, with version and licence.
type OperatingSystemEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Operating system: Object of that system software, such as Debian or Windows Server.
	Application *ObjectReference `json:"application"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType *Choice `json:"application_type"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority *Choice `json:"application_priority"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense *EntryReference `json:"assigned_license"`
	// Assigned license key: Key of the licence that is assigned, to be typed in at installation.
	AssignedLicenseKey string `json:"assigned_license_key"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService []ObjectReference `json:"assigned_it_service"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant *EntryReference `json:"assigned_variant"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion *EntryReference `json:"assigned_version"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases []EntryReference `json:"assigned_databases"`
	// Installation date: When the system was set up on the device.
	InstallDate string `json:"installDate"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// OperatingSystemChoiceKey: An attribute of Operating system that has a list of choices.
type OperatingSystemChoiceKey = string

// PasswdEntry: Passwords as it is read. Accounts and secrets of a device or program; give rights on this category to few.
type PasswdEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Purpose of the account, such as Local administrator.
	Title string `json:"title"`
	// Username: Account name to sign in with, such as admin.
	Username string `json:"username"`
	// Password: Secret of the account; lists and forms hide it.
	Password string `json:"password"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// PersonAssignedWorkstationEntry: Assigned Workplaces as it is read. Desks and devices at which this person works.
type PersonAssignedWorkstationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned Workplaces: Places of work of the person; each names the person as its owner.
	AssignedWorkstations []ObjectReference `json:"assigned_workstations"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// PlanningEntry: Status-Planning as it is read. Which CMDB status the object is to have in which period, such as from order to
// scrapping.
type PlanningEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// CMDB status: Status that is planned for the period.
	CmdbStatus *Choice `json:"cmdb_status"`
	// Validity period from: First day of the planned status.
	Start string `json:"start"`
	// Validity period to: Last day of the planned status.
	End string `json:"end"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// PlanningChoiceKey: An attribute of Status-Planning that has a list of choices.
type PlanningChoiceKey = string

// PowerConsumerEntry: Power consumer as it is read. Power supply units and plugs through which a device draws current.
type PowerConsumerEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Label of the power supply unit, such as PSU 1.
	Title string `json:"title"`
	// Active: Whether the unit is in use, or only there as a spare.
	Active YesNo `json:"active"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model *Choice `json:"model"`
	// Volt: Voltage the unit needs, such as 230.
	Volt NumberText `json:"volt"`
	// Watt: Power it draws at most, to plan circuits and cooling.
	Watt NumberText `json:"watt"`
	// Ampere: Current it draws at most, such as 3.5.
	Ampere NumberText `json:"ampere"`
	// BTU: Heat it gives off per hour in British thermal units.
	Btu string `json:"btu"`
	// Target object: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector *EntryReference `json:"assigned_connector"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions string `json:"assigned_positions"`
	// Connected object: Device at the other end of the cable.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Assigned to connector: Id of the connection point at the other end of the cable.
	Connector string `json:"connector"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling *EntryReference `json:"connector_sibling"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions string `json:"sibling_positions"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions NumberText `json:"positions"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// PowerConsumerChoiceKey: An attribute of Power consumer that has a list of choices.
type PowerConsumerChoiceKey = string

// PowerSupplierEntry: Power supplier as it is read. Power that a UPS, PDU or fuse delivers to other devices.
type PowerSupplierEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Label of the outlet or fuse, such as F12.
	Title string `json:"title"`
	// Volt: Voltage that is delivered, such as 230.
	Volt NumberText `json:"volt"`
	// Watt: Power that is delivered at most.
	Watt NumberText `json:"watt"`
	// Ampere: Current up to which the fuse holds, such as 16.
	Ampere NumberText `json:"ampere"`
	// Target object: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector *EntryReference `json:"assigned_connector"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions string `json:"assigned_positions"`
	// Connected object: Device at the other end of the cable.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Assigned to connector: Id of the connection point at the other end of the cable.
	Connector string `json:"connector"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling *EntryReference `json:"connector_sibling"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions string `json:"sibling_positions"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions NumberText `json:"positions"`
	// Assigned category type: Constant of the category that the power connection comes from.
	AssignedCategory string `json:"assigned_category"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// QinqCeEntry: QinQ CE-VLAN as it is read. VLANs of customers that are carried inside this VLAN of a provider.
type QinqCeEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned SP-VLAN: VLAN of a customer that has been put into this one.
	Spvlan *ObjectReference `json:"spvlan"`
}

// QinqSpEntry: QinQ SP-VLAN as it is read. Outer VLAN of a provider that carries this VLAN (IEEE 802.1ad).
type QinqSpEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned SP-VLAN: VLAN whose tag is put around the frames of this one.
	Spvlan *ObjectReference `json:"spvlan"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// RaidEntry: Raid-Array as it is read. Disks that are joined for safety or speed, by a controller or by the operating system.
type RaidEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Whether a controller or the operating system joins the disks.
	RaidType *Choice `json:"raid_type"`
	// Title: Name of the array, such as md0 or Virtual Disk 1.
	Title string `json:"title"`
	// RAID Level: How data are spread over the disks; it decides on safety and usable space.
	RaidLevel *Choice `json:"raid_level"`
	// Controller: Adapter that joins the disks, where hardware does it.
	Controller *EntryReference `json:"controller"`
	// Connected devices: Disks that the array is made of.
	Storages []EntryReference `json:"storages"`
	// Total capacity: Gross capacity: all disks together.
	FullCapacity string `json:"full_capacity"`
	// Raid capacity: Net capacity: space left for data at this level.
	Capacity string `json:"capacity"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// RaidChoiceKey: An attribute of Raid-Array that has a list of choices.
type RaidChoiceKey = string

// RelationEntry: Relationship as it is read. All dependencies of this object, made by links or by hand.
type RelationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object 1: First side, from which the relation is read, such as the host.
	Object1 *ObjectReference `json:"object1"`
	// Object 2: Second side, to which the relation leads, such as the virtual machine.
	Object2 *ObjectReference `json:"object2"`
	// Relation type: Meaning of the relation, such as software runs on a device.
	RelationType *Choice `json:"relation_type"`
	// Weighting: How much one side suffers when the other fails, from 1 (most) to 10 (least).
	Weighting *Choice `json:"weighting"`
	// Service: Service that the relation is limited to; empty where it always holds.
	Itservice *ObjectReference `json:"itservice"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// RelationChoiceKey: An attribute of Relationship that has a list of choices.
type RelationChoiceKey = string

// RmControllerEntry: Remote Management Controller as it is read. Management board by which the device is reached even when it
// is switched off, such as iLO or iDRAC.
type RmControllerEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Primary access URL: Address of the board's web interface, out of its primary access.
	RemoteURL string `json:"remote_url"`
	// Remote Management Controller: Object of the management board.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// RmControllerBackwardEntry: Managed devices as it is read. Devices that are administered through this management board.
type RmControllerBackwardEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Remote Management Controller: Device that the board is in.
	ConnectedObject *ObjectReference `json:"connected_object"`
}

// ServiceEntry: Services as it is read. Offer of the IT to departments or customers, as it stands in the service catalogue.
type ServiceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Service number: Number in the service catalogue, such as SRV-0042.
	ServiceNumber string `json:"service_number"`
	// Service type: Whether it supports the IT itself or a business process.
	Type *Choice `json:"type"`
	// Service category: Field it belongs to, such as communication or workplace.
	Category *Choice `json:"category"`
	// Business Unit: Department that owns the service or pays for it.
	BusinessUnit *Choice `json:"business_unit"`
	// Active in service catalogue: Whether customers can order it.
	Active YesNo `json:"active"`
	// Service description internal: Explanation for the IT: parts, operation, contacts.
	ServiceDescriptionIntern string `json:"service_description_intern"`
	// Service description external: Explanation for customers: benefit, scope, conditions.
	ServiceDescriptionExtern string `json:"service_description_extern"`
	// Aliases: Other names by which customers ask for it.
	ServiceAlias []Choice `json:"service_alias"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ServiceChoiceKey: An attribute of Services that has a list of choices.
type ServiceChoiceKey = string

// SharesEntry: Shares as it is read. Folders that this device offers on the network.
type SharesEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Share name: Name under which the folder appears, such as Projects.
	Title string `json:"title"`
	// UNC-path: Full network path, such as \\fs1\Projects.
	UncPath string `json:"unc_path"`
	// Volume: Volume of this device that the folder lies on.
	Volume *EntryReference `json:"volume"`
	// Local path: Folder on the device itself, such as /srv/projects.
	Path string `json:"path"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// ShareAccessEntry: Share Access as it is read. Network folders of other devices that this one uses.
type ShareAccessEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Selected object: Device that offers the folder.
	AssignedObjects *ObjectReference `json:"assigned_objects"`
	// Mountpoint: Where the folder is attached here, such as /mnt/projects or P:.
	Mountpoint string `json:"mountpoint"`
	// Share name: Folder of that device, out of its shares.
	Shares *EntryReference `json:"shares"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SimEntry: SIM as it is read. Mobile phone contract of a device, with provider, rate and term.
type SimEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Whether it is the main contract or replaces another one.
	Type *Choice `json:"type"`
	// Network provider: Company that runs the mobile network.
	NetworkProvider *Choice `json:"network_provider"`
	// Telephone rate: Plan that was booked, such as Business M.
	TelephoneRate *Choice `json:"telephone_rate"`
	// Start Date: First day of the contract.
	Start string `json:"start"`
	// End Date: Last day of the contract.
	End string `json:"end"`
	// Date for Notification: Day to be reminded, such as before the period of notice ends.
	ThresholdDate string `json:"threshold_date"`
	// Phone Number: Number by which the device is called, such as +49 170 1234567.
	PhoneNo string `json:"phone_no"`
	// Client Number: Number under which the provider keeps the contract.
	ClientNo string `json:"client_no"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SimChoiceKey: An attribute of SIM that has a list of choices.
type SimChoiceKey = string

// SimCardEntry: SIM card as it is read. One SIM card as an object of its own, with contract, PINs and twin card.
type SimCardEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Whether the contract behind the card is the main one or a replacement.
	Type *Choice `json:"type"`
	// Assigned mobile phone: Telephone that the card is in at the moment.
	AssignedMobile *ObjectReference `json:"assigned_mobile"`
	// Network provider: Company whose mobile network the card uses.
	NetworkProvider *Choice `json:"network_provider"`
	// Telephone rate: Plan of the card, such as Data 20 GB.
	TelephoneRate *Choice `json:"telephone_rate"`
	// Start Date: First day on which the card is paid for.
	Start string `json:"start"`
	// End Date: Last day on which the card is paid for.
	End string `json:"end"`
	// Date for Notification: Day to think of cancelling or renewing the card.
	ThresholdDate string `json:"threshold_date"`
	// Card Number: Long number printed on this card (ICCID), such as 89490200001234567890.
	CardNo string `json:"card_no"`
	// Phone Number: Number on which the card is called, such as +49 170 7654321.
	PhoneNo string `json:"phone_no"`
	// Client Number: Number by which the provider knows you as a customer.
	ClientNo string `json:"client_no"`
	// Pin: Code asked for when the device with the card is switched on.
	Pin string `json:"pin"`
	// Pin 2: Code for special functions of the card, such as fixed dialling.
	Pin2 string `json:"pin2"`
	// PUK: Code that unblocks the card after three wrong tries.
	Puk string `json:"puk"`
	// PUK2: Code that unblocks the second code after three wrong tries.
	Puk2 string `json:"puk2"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial string `json:"serial"`
	// Twin Card: Whether there is a second card with the same number, such as for a car.
	Twincard YesNo `json:"twincard"`
	// Card Number: Long number printed on the second card.
	TcCardNo string `json:"tc_card_no"`
	// Phone Number: Number of the second card, where it has one of its own.
	TcPhoneNo string `json:"tc_phone_no"`
	// Pin: Code that unlocks the second card.
	TcPin string `json:"tc_pin"`
	// Pin 2: Code for special functions of the second card.
	TcPin2 string `json:"tc_pin2"`
	// PUK: Code that unblocks the second card after three wrong tries.
	TcPuk string `json:"tc_puk"`
	// PUK2: Code that unblocks the second code of the second card.
	TcPuk2 string `json:"tc_puk2"`
	// Serial number: Number of the chip on the second card.
	TcSerialNo string `json:"tc_serial_no"`
	// Description (Twin Card): Notes on the second card, such as in which car it is.
	OptionalInfo string `json:"optional_info"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SimCardChoiceKey: An attribute of SIM card that has a list of choices.
type SimCardChoiceKey = string

// SlaEntry: SLA as it is read. Agreement on availability, service hours and times of repair.
type SlaEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Service-ID: Number of the agreement, as it stands in the contract.
	ServiceID string `json:"service_id"`
	// SLA service level: How the promise is measured: availability in per cent, or hours of outage.
	ServiceLevel *Choice `json:"service_level"`
	// SLA service level (Dialog): Level that was agreed, such as gold or 99.9 %.
	ServiceLevelDialog *Choice `json:"service_level_dialog"`
	// Weekday: Days on which the agreement holds, as a number with a bit per day.
	Days NumberText `json:"days"`
	// Monday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	MondayTime string `json:"monday_time"`
	// Tuesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	TuesdayTime string `json:"tuesday_time"`
	// Wednesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	WednesdayTime string `json:"wednesday_time"`
	// Thursday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	ThursdayTime string `json:"thursday_time"`
	// Friday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	FridayTime string `json:"friday_time"`
	// Saturday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	SaturdayTime string `json:"saturday_time"`
	// Sunday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
	SundayTime string `json:"sunday_time"`
	// Reaction time: How long it may take until work on a fault begins.
	ReactionTime *Quantity `json:"reaction_time"`
	// Reaktion time unit: Unit of the time until work begins, such as hours.
	ReactionTimeUnit *Choice `json:"reaction_time_unit"`
	// Recovery time: How long it may take until everything works again.
	RecoveryTime *Quantity `json:"recovery_time"`
	// Recovery time unit: Unit of the time until everything works again, such as hours.
	RecoveryTimeUnit *Choice `json:"recovery_time_unit"`
	// Calendar: Public holidays that count, such as those of Bavaria.
	Calendar *Choice `json:"calendar"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SlaChoiceKey: An attribute of SLA that has a list of choices.
type SlaChoiceKey = string

// SmartcardCertificateEntry: Smart Card Certificate as it is read. Chip card of a person with a certificate for signing and
// logging in.
type SmartcardCertificateEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Card number: Number printed on the chip card.
	Cardnumber string `json:"cardnumber"`
	// Barring password: Secret that is asked for when the card is reported as lost.
	BarringPassword string `json:"barring_password"`
	// PIN no.: Code that unlocks the chip card.
	PinNr string `json:"pin_nr"`
	// Reference: Number under which the issuer keeps the certificate.
	Reference string `json:"reference"`
	// Expires on: Last day the certificate can be used.
	ExpiresOn string `json:"expires_on"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SnmpEntry: SNMP as it is read. Community by which monitoring reads values from this device.
type SnmpEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// SNMP Community: Name that SNMP versions 1 and 2c use like a password, such as public.
	Title *Choice `json:"title"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SnmpChoiceKey: An attribute of SNMP that has a list of choices.
type SnmpChoiceKey = string

// SoaStacksEntry: SOA-Stacks as it is read. Chains of software and devices that together provide a function.
type SoaStacksEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the chain, such as Web shop front end.
	Title string `json:"title"`
	// SOA-Stacks: Object that stands for the chain as a whole.
	SoaStackObject *ObjectReference `json:"soa_stack_object"`
	// SOA-Component: Software and devices in the chain.
	SoaStackComponents []ObjectReference `json:"soa_stack_components"`
	// Service: Services that the chain is part of.
	SoaStackItServices []ObjectReference `json:"soa_stack_it_services"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SoundEntry: Sound card as it is read. Audio hardware of a device.
type SoundEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Title: Product name of the audio chip or card, such as ALC897.
	Title string `json:"title"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SoundChoiceKey: An attribute of Sound card that has a list of choices.
type SoundChoiceKey = string

// StackMemberEntry: Stack member as it is read. Switches that are joined into one stack and administered as one device.
type StackMemberEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Member: Switch that is part of the stack.
	AssignedObject *ObjectReference `json:"assigned_object"`
	// Mode: Whether the switch leads the stack or follows.
	Mode *Choice `json:"mode"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// StackMemberChoiceKey: An attribute of Stack member that has a list of choices.
type StackMemberChoiceKey = string

// StorageDeviceEntry: Device as it is read. Disks, SSDs, tape drives and other media in or at the device.
type StorageDeviceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Kind of medium, such as hard disk, SSD or tape.
	Type *Choice `json:"type"`
	// Title: Name of the medium, such as sda or Bay 3.
	Title string `json:"title"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
	Model *Choice `json:"model"`
	// Memory unit: Unit of the size of the medium, such as TB.
	Unit *Choice `json:"unit"`
	// Capacity: Size according to the type plate, in the unit stated beside it.
	Capacity *Quantity `json:"capacity"`
	// Hotspare: Whether it waits to step in for a failed disk.
	Hotspare YesNo `json:"hotspare"`
	// Connection: Whether it is built in or attached from outside.
	Connected *Choice `json:"connected"`
	// Controller: Adapter of this device that the medium hangs on.
	Controller *EntryReference `json:"controller"`
	// Hardware RAID group: Array made by a controller that the disk belongs to.
	RaidGroup *EntryReference `json:"raid_group"`
	// Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases.
	Serial string `json:"serial"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// LTO Type: Generation of a tape drive, such as LTO-9.
	LtoType *Choice `json:"lto_type"`
	// FC Address: World Wide Name of the medium, where it hangs directly on Fibre Channel.
	FcAddress string `json:"fc_address"`
	// Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
	Firmware string `json:"firmware"`
	// Slot: Bay that the medium is in, such as 3.
	Slot string `json:"slot"`
}

// StorageDeviceChoiceKey: An attribute of Device that has a list of choices.
type StorageDeviceChoiceKey = string

// SupportEntitlementEntry: Support entitlement as it is read. Support bought from the manufacturer for this device, with part
// number and term.
type SupportEntitlementEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Part number: Number by which the support package was ordered.
	PartNumber string `json:"partNumber"`
	// Start date: First day of support.
	StartDate string `json:"startDate"`
	// End date: Last day of support.
	EndDate string `json:"endDate"`
	// State: Whether support runs today, has not begun or is over.
	State string `json:"state"`
	// Expires: Days that are left until support ends.
	Expires string `json:"expires"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// TelephoneFaxEntry: Telephone/Fax as it is read. Telephone and fax numbers of a device, with its kind of line.
type TelephoneFaxEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Technology of the line, such as analogue, ISDN or VoIP.
	Type *Choice `json:"type"`
	// Telephone number: Full number to call, such as +49 30 1234-0.
	TelephoneNumber string `json:"telephone_number"`
	// Fax number: Full number to send faxes to, such as +49 30 1234-99.
	FaxNumber string `json:"fax_number"`
	// Extension: Internal number behind that of the company, such as 215.
	Extension string `json:"extension"`
	// Pincode: Code that unlocks the device or its line.
	Pincode string `json:"pincode"`
	// IMEI number: Number of a mobile phone, 15 digits, readable with *#06#.
	Imei string `json:"imei"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// TelephoneFaxChoiceKey: An attribute of Telephone/Fax that has a list of choices.
type TelephoneFaxChoiceKey = string

// TsiServiceEntry: TSI service as it is read. Link to a service of T-Systems, by the number it has there.
type TsiServiceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// TSI service ID: Number of the service in the provider's system.
	TsiServiceID string `json:"tsi_service_id"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// UniversalInterfaceEntry: Interface as it is read. Sockets for peripherals, such as USB, serial or KVM.
type UniversalInterfaceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Label of the socket, such as USB 1.
	Title string `json:"title"`
	// Connection type: Kind of peripheral that is plugged in here, such as monitor or printer.
	Type *Choice `json:"type"`
	// Plug type: Shape of the plug, such as USB or FireWire.
	Plug *Choice `json:"plug"`
	// Connected to: Connection point at the other end of the cable; setting it connects both ends.
	AssignedConnector *EntryReference `json:"assigned_connector"`
	// Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or
	// 1-4.
	AssignedPositions string `json:"assigned_positions"`
	// Connected object: Device at the other end of the cable.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Assigned to connector: Id of the connection point at the other end of the cable.
	Connector string `json:"connector"`
	// Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an
	// output.
	ConnectorSibling *EntryReference `json:"connector_sibling"`
	// Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or
	// 3-4.
	SiblingPositions string `json:"sibling_positions"`
	// Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
	Positions NumberText `json:"positions"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it.
	RelationDirection *ObjectReference `json:"relation_direction"`
}

// UniversalInterfaceChoiceKey: An attribute of Interface that has a list of choices.
type UniversalInterfaceChoiceKey = string

// VehicleEntry: Vehicle as it is read. Car, van or lorry of the fleet, as it is registered.
type VehicleEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Licence plate: Registration on the number plate, such as B-KA 1234.
	LicencePlate string `json:"licence_plate"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VersionEntry: Version as it is read. Releases of this software, from which installations choose.
type VersionEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Version number: Release as the vendor writes it, such as 12.4.
	Title string `json:"title"`
	// Servicepack: Collected update on top of the release, such as SP2.
	Servicepack string `json:"servicepack"`
	// Kernel: Version of the core of an operating system, such as 6.1.0-18.
	Kernel string `json:"kernel"`
	// Patchlevel: Last correction that is included, such as 2026-03.
	Patchlevel string `json:"patchlevel"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VirtualDeviceEntry: Virtual devices as it is read. Which resources of the host the disks, ports and interfaces of a virtual
// machine use.
type VirtualDeviceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Host resource (storage): Physical disk of the host that is passed through.
	HostStorDevice *EntryReference `json:"host_stor_device"`
	// Host LDEV client: Logical device of the host from the storage network.
	HostLdevClient *EntryReference `json:"host_ldev_client"`
	// Assigned storage device (host): Volume of the host on which the image lies.
	HostDrive *EntryReference `json:"host_drive"`
	// Corresponding host port: Network port of the host over which the machine communicates.
	HostPort *EntryReference `json:"host_port"`
	// Host interface: Socket of the host that is passed through, such as USB.
	HostInterface *EntryReference `json:"host_interface"`
	// Host RAID array: Array of the host on which the image lies.
	HostRaid *EntryReference `json:"host_raid"`
	// Local storage device: Disk as the virtual machine sees it.
	LocalStorDevice *EntryReference `json:"local_stor_device"`
	// Local port: Network port as the virtual machine sees it.
	LocalPort *EntryReference `json:"local_port"`
	// Host resource (interface): Socket as the virtual machine sees it.
	LocalInterface *EntryReference `json:"local_interface"`
	// Storage type: How the disk is kept on the host, such as a file or a LUN.
	StorageType *Choice `json:"storage_type"`
	// Network type: How the port reaches the network, such as bridged or NAT.
	NetworkType *Choice `json:"network_type"`
	// Switch Port Group: Group of the virtual switch that the port belongs to, such as VM Network.
	SwitchPortGroup string `json:"switch_port_group"`
	// Cluster storage: Name of storage that all hosts of the cluster share.
	ClusterStorage string `json:"cluster_storage"`
	// Cluster interface: Name of the interface that all hosts of the cluster have.
	ClusterInterface string `json:"cluster_interface"`
	// Path: Path of the disk image, such as [datastore1] web1/web1.vmdk.
	DiskImageLocation string `json:"disk_image_location"`
	// Device type: Whether the entry is about network, a disk or another socket.
	DeviceType *Choice `json:"device_type"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Type: Model of the virtual network card, such as vmxnet3.
	VirtualNetworkType string `json:"virtual_network_type"`
}

// VirtualDeviceChoiceKey: An attribute of Virtual devices that has a list of choices.
type VirtualDeviceChoiceKey = string

// VirtualHostEntry: Virtual host as it is read. Whether virtual machines run on this device, and from where it is administered.
type VirtualHostEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Virtual host: Marks the device as one that runs virtual machines.
	VirtualHost YesNo `json:"virtual_host"`
	// License Server: System that the host gets its licences from.
	LicenseServer *ObjectReference `json:"license_server"`
	// Administration service: Program and device that manage the host together, such as vCenter on vc1.
	AdministrationService []RelationReference `json:"administration_service"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VirtualHostRootEntry: Virtual host as it is read. Menu entry for everything about running virtual machines; it shows the host
// itself.
type VirtualHostRootEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Virtual host: Marks the device as one that runs virtual machines.
	VirtualHost YesNo `json:"virtual_host"`
	// License Server: System that the host gets its licences from.
	LicenseServer *ObjectReference `json:"license_server"`
	// Administration service: Program and device that manage the host together, such as vCenter on vc1.
	AdministrationService []RelationReference `json:"administration_service"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VirtualMachineEntry: Virtual machine as it is read. Where and by which hypervisor this virtual machine runs.
type VirtualMachineEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Virtual machine: Marks the object as a machine without hardware of its own.
	VirtualMachine *Choice `json:"virtual_machine"`
	// Running on host: Host or cluster that the machine runs on.
	Hosts *ObjectReference `json:"hosts"`
	// Virtualization system: Hypervisor, such as VMware ESX or KVM.
	System *Choice `json:"system"`
	// Configuration file: File with the settings of the machine, such as web1.vmx.
	ConfigFile string `json:"config_file"`
	// Host in cluster: Member of the cluster that the machine is on at the moment.
	Primary *ObjectReference `json:"primary"`
	// Status: Last report of the hypervisor, such as running or suspended.
	State *Choice `json:"state"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VirtualMachineChoiceKey: An attribute of Virtual machine that has a list of choices.
type VirtualMachineChoiceKey = string

// VirtualMachineRootEntry: Virtual machine as it is read. Menu entry for everything about a virtual machine; it shows host and
// hypervisor.
type VirtualMachineRootEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Virtual machine: Marks the object as a machine without hardware of its own.
	VirtualMachine *Choice `json:"virtual_machine"`
	// Running on host: Host or cluster that the machine runs on.
	Hosts *ObjectReference `json:"hosts"`
	// Virtualization system: Hypervisor, such as VMware ESX or KVM.
	System *Choice `json:"system"`
	// Configuration file: File with the settings of the machine, such as web1.vmx.
	ConfigFile string `json:"config_file"`
	// Host in cluster: Member of the cluster that the machine is on at the moment.
	Primary *ObjectReference `json:"primary"`
	// Status: Last report of the hypervisor, such as running or suspended.
	State *Choice `json:"state"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VirtualMachineRootChoiceKey: An attribute of Virtual machine that has a list of choices.
type VirtualMachineRootChoiceKey = string

// VirtualSwitchPortgroupRow: A row of portgroup as it is read.
type VirtualSwitchPortgroupRow struct {
	Title string `json:"title"`

	Vlanid string `json:"vlanid"`
}

// VirtualSwitchServiceconsoleportsRow: A row of serviceconsoleports as it is read.
type VirtualSwitchServiceconsoleportsRow struct {
	Title string `json:"title"`

	RefID *EntryReference `json:"ref_id"`
}

// VirtualSwitchVmkernelportsRow: A row of vmkernelports as it is read.
type VirtualSwitchVmkernelportsRow struct {
	Title string `json:"title"`

	RefID *EntryReference `json:"ref_id"`
}

// VirtualSwitchEntry: Virtual Switches as it is read. Switches made in software that connect virtual machines with the network
// of the host.
type VirtualSwitchEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the switch, such as vSwitch0.
	Title string `json:"title"`
	// Ports: Physical ports of the host by which the switch reaches the network.
	Ports []EntryReference `json:"ports"`
	// Port groups: Groups that virtual machines are attached to, each with its VLAN.
	Portgroup []VirtualSwitchPortgroupRow `json:"portgroup"`
	// Service Console Ports: Ports for administration of the host, each with its address.
	Serviceconsoleports []VirtualSwitchServiceconsoleportsRow `json:"serviceconsoleports"`
	// VMKernel Ports: Ports for traffic of the host itself, such as vMotion or iSCSI, each with its address.
	Vmkernelports []VirtualSwitchVmkernelportsRow `json:"vmkernelports"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VoipPhoneEntry: CUCM VoIP telephone as it is read. Settings of an IP telephone as they stand in Cisco Unified Communications
// Manager.
type VoipPhoneEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Device protocol: Protocol between telephone and CUCM: SIP or SCCP.
	DeviceProtocol string `json:"device_protocol"`
	// Description: Text that CUCM shows for the telephone, such as Reception.
	Description2 string `json:"description2"`
	// Device pool: Set of common settings for telephones of a site.
	DevicePool string `json:"device_pool"`
	// Common device configuration: Template of settings, such as softkeys and language, that several telephones use.
	CommonConfiguration string `json:"common_configuration"`
	// Button template: Arrangement of the line and speed-dial keys.
	ButtonTemplate *Choice `json:"button_template"`
	// Softkey template: Functions on the keys below the display.
	SoftkeyTemplate *Choice `json:"softkey_template"`
	// Common device profile: Template for the kind of use, such as Standard Common Phone Profile.
	CommonProfile string `json:"common_profile"`
	// Calling search space: Partitions in which dialled numbers are looked up; it decides where the telephone may call.
	CallingSearchSpace string `json:"calling_search_space"`
	// AAR calling search space: Partitions used when a call is rerouted because bandwidth is short.
	AarCallingSearchSpace string `json:"aar_calling_search_space"`
	// Media resource group list: Order in which conference bridges and transcoders are used.
	MediaResourceGroupList string `json:"media_resource_group_list"`
	// User MOH audio source: Music played when the user holds a call.
	UserHoldMohAudioSource string `json:"user_hold_moh_audio_source"`
	// Network MOH Audioquelle: Music played when the system holds a call, as during a transfer.
	NetworkHoldMohAudioSource string `json:"network_hold_moh_audio_source"`
	// Location: Site in CUCM, by which bandwidth for calls is counted.
	Location string `json:"location"`
	// AAR group: Group that decides on the prefix of rerouted calls.
	AarGroup string `json:"aar_group"`
	// User locale: Language of the display.
	UserLocale string `json:"user_locale"`
	// Network locale: Country whose dial and ring tones are used.
	NetworkLocale string `json:"network_locale"`
	// Built in bridge: Whether the telephone can mix calls itself, as recording needs.
	BuiltInBridge string `json:"built_in_bridge"`
	// Privacy: Whether others on a shared line are kept out of the call.
	Privacy string `json:"privacy"`
	// Device Mobility Mode: Whether settings follow the site that the telephone is plugged in at.
	DeviceMobilityMode string `json:"device_mobility_mode"`
	// Owner user ID: Account in CUCM of the person that uses the telephone.
	OwnerUserID string `json:"owner_user_id"`
	// Phone suite: Software package that goes with the telephone.
	PhoneSuite string `json:"phone_suite"`
	// Service provisioning: Whether services on the telephone come from CUCM, from addresses of your own, or both.
	ServicesProvisioning string `json:"services_provisioning"`
	// Load name: File of the firmware that the telephone loads.
	LoadName string `json:"load_name"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VoipPhoneChoiceKey: An attribute of CUCM VoIP telephone that has a list of choices.
type VoipPhoneChoiceKey = string

// VoipPhoneLineEntry: CUCM VoIP line as it is read. Settings of a line of IP telephones as they stand in Cisco Unified
// Communications Manager.
type VoipPhoneLineEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Directory number: Number of the line, such as 1215.
	DirectoryNumber string `json:"directory_number"`
	// Route partition: Partition that the number belongs to; it decides who can call it.
	RoutePartition string `json:"route_partition"`
	// Description: Text that CUCM shows for the line.
	Description2 string `json:"description2"`
	// Alerting name: Name that callers see while it rings.
	AlertingName string `json:"alerting_name"`
	// ASCII Alerting name: The same name without umlauts, for telephones that cannot show them.
	AsciiAlertingName string `json:"ascii_alerting_name"`
	// Allow Control of Device from CTI: Whether programs may dial and pick up on this line; 1 for yes.
	AllowCtiControl NumberText `json:"allow_cti_control"`
	// Associated devices: Telephones on which the line rings.
	AssociatedDevices []ObjectReference `json:"associated_devices"`
	// Voice mail profile: Settings by which the line reaches its mailbox.
	VoiceMailProfile string `json:"voice_mail_profile"`
	// Calling search space: Partitions in which numbers dialled on this line are looked up.
	CallingSearchSpace string `json:"calling_search_space"`
	// Presence group: Group that may see whether the line is busy.
	PresenceGroup string `json:"presence_group"`
	// User hold MOH audio source: Music heard on this line when its user holds a call.
	UserHoldMohAudioSource string `json:"user_hold_moh_audio_source"`
	// Network hold MOH audio source: Music heard on this line when the system holds a call.
	NetworkHoldMohAudioSource string `json:"network_hold_moh_audio_source"`
	// Auto answer: Whether calls are taken at once, over headset or speaker.
	AutoAnswer string `json:"auto_answer"`
	// Call forward all: Number to which every call goes.
	CallForwardAll string `json:"call_forward_all"`
	// Secondary Calling Search Space for Forward All: Further partitions in which the target of that redirection is looked up.
	SecCallingSearchSpace string `json:"sec_calling_search_space"`
	// Forward busy internal: Number for calls from inside while the line is busy.
	ForwardBusyInternal string `json:"forward_busy_internal"`
	// Forward busy external: Number for calls from outside while the line is busy.
	ForwardBusyExternal string `json:"forward_busy_external"`
	// Forward no answer internal: Number for calls from inside that nobody takes.
	ForwardNoAnswerInternal string `json:"forward_no_answer_internal"`
	// Forward no answer external: Number for calls from outside that nobody takes.
	ForwardNoAnswerExternal string `json:"forward_no_answer_external"`
	// Forward no coverage internal: Number for calls from inside after all of the coverage path was tried.
	ForwardNoCoverageInternal string `json:"forward_no_coverage_internal"`
	// Forward no coverage external: Number for calls from outside after all of the coverage path was tried.
	ForwardNoCoverageExternal string `json:"forward_no_coverage_external"`
	// Forward on CTI failure: Number for calls when the program that controls the line has failed.
	ForwardOnCtiFail string `json:"forward_on_cti_fail"`
	// Forward unregistered internal: Number for calls from inside while no telephone is connected.
	ForwardUnregisteredInternal string `json:"forward_unregistered_internal"`
	// Forward unregistered external: Number for calls from outside while no telephone is connected.
	ForwardUnregisteredExternal string `json:"forward_unregistered_external"`
	// No answer ring duration: Seconds it rings before a call goes on to another number.
	NoAnswerRingDuration string `json:"no_answer_ring_duration"`
	// Call pickup group: Group whose members may take calls for each other.
	CallPickupGroup string `json:"call_pickup_group"`
	// Display: Name that the called party sees.
	Display string `json:"display"`
	// ASCII display: That name without umlauts.
	AsciiDisplay string `json:"ascii_display"`
	// Line text label: Text beside the line key on the telephone.
	LineTextLabel string `json:"line_text_label"`
	// ASCII Line text label: Text beside the line key, without umlauts.
	AsciiLineTextLabel string `json:"ascii_line_text_label"`
	// Visual message waiting indicator policy: When a lamp shows that the mailbox has messages.
	VisualMessageIndicator string `json:"visual_message_indicator"`
	// Audible message waiting indicator policy: Whether a stutter tone points to messages in the mailbox.
	AudibleMessageIndicator string `json:"audible_message_indicator"`
	// Ring settings (Phone idle): How it rings while no call is going on.
	RingSettingsIdle string `json:"ring_settings_idle"`
	// Ring settings (Phone active): How it rings while another call is going on.
	RingSettingsActive string `json:"ring_settings_active"`
	// Call pickup group audio alert setting (phone idle): Tone for calls to the group while the telephone is free.
	CallPickupGroupIdle string `json:"call_pickup_group_idle"`
	// Call pickup group audio alert setting (phone active): Tone for calls to the group during a call.
	CallPickupGroupActive string `json:"call_pickup_group_active"`
	// Recording option: Whether calls are recorded always, on demand or never.
	RecordingOption string `json:"recording_option"`
	// Recording profile: Target that recordings are sent to.
	RecordingProfile string `json:"recording_profile"`
	// Monitoring calling search space: Partitions in which supervisors find the line for silent listening.
	MonitoringCss string `json:"monitoring_css"`
	// Log missed calls: Whether missed calls are listed on the telephone; 1 for yes.
	LogMissedCalls NumberText `json:"log_missed_calls"`
	// External phone number mask: Pattern for the number shown outside, such as 0301234XXXX.
	ExternalPhoneNumberMask string `json:"external_phone_number_mask"`
	// Maximum number of calls: How many calls the line holds at once.
	MaxNumberOfCalls string `json:"max_number_of_calls"`
	// "Busy" trigger: From how many calls on the line counts as busy.
	BusyTrigger string `json:"busy_trigger"`
	// Caller name: Whether the name of the calling party is shown; 1 for yes.
	CallerName NumberText `json:"caller_name"`
	// Caller number: Whether the number of the calling party is shown; 1 for yes.
	CallerNumber NumberText `json:"caller_number"`
	// Redirected number: Whether the number that forwarded a call is shown; 1 for yes.
	RedirectedNumber NumberText `json:"redirected_number"`
	// Dialed number: Whether the number that the caller chose is shown; 1 for yes.
	DialedNumber NumberText `json:"dialed_number"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VrrpEntry: VRRP as it is read. Virtual router that several routers share, so that one can fail.
type VrrpEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Protocol by which they agree, such as VRRP or HSRP.
	Type *Choice `json:"type"`
	// VR ID: Number of the virtual router in its net, 1 to 255.
	Vrid string `json:"vrid"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// VrrpChoiceKey: An attribute of VRRP that has a list of choices.
type VrrpChoiceKey = string

// VrrpMemberEntry: VRRP Member as it is read. Interfaces of routers that take turns as this virtual router.
type VrrpMemberEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// VRRP member: Logical port of a router that takes part.
	Member *EntryReference `json:"member"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// WanEntry: WAN Connection as it is read. Leased and Internet lines of a site, with provider data and bandwidth.
type WanEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the line, such as Berlin - Munich 1.
	Title string `json:"title"`
	// Role: Whether the line is used first, or steps in for another.
	Role *Choice `json:"role"`
	// Type: Technology of the line, such as xDSL or fibre.
	Type *Choice `json:"type"`
	// Channels: How many channels the line bundles.
	Channels NumberText `json:"channels"`
	// Call number(s): Numbers that belong to the line, one per row.
	CallNumbers string `json:"call_numbers"`
	// Location of the connection: Building or room in which the line ends.
	ConnectionLocation *ObjectReference `json:"connection_location"`
	// Capacity UP: Bandwidth in use towards the provider, in the unit stated beside it.
	CapacityUp *Quantity `json:"capacity_up"`
	// Capacity UP unit: Unit of the bandwidth in use towards the provider, such as MBit.
	CapacityUpUnit *Choice `json:"capacity_up_unit"`
	// Capacity DOWN: Bandwidth in use from the provider, in the unit stated beside it.
	CapacityDown *Quantity `json:"capacity_down"`
	// Capacity DOWN unit: Unit of the bandwidth in use from the provider, such as MBit.
	CapacityDownUnit *Choice `json:"capacity_down_unit"`
	// Max. Capacity UP: Most the line could carry towards the provider, in the unit stated beside it.
	MaxCapacityUp *Quantity `json:"max_capacity_up"`
	// Max. Capacity UP unit: Unit of the most towards the provider, such as MBit.
	MaxCapacityUpUnit *Choice `json:"max_capacity_up_unit"`
	// Max. Capacity DOWN: Most the line could carry from the provider, in the unit stated beside it.
	MaxCapacityDown *Quantity `json:"max_capacity_down"`
	// Max. Capacity DOWN unit: Unit of the most from the provider, such as MBit.
	MaxCapacityDownUnit *Choice `json:"max_capacity_down_unit"`
	// Projekt number: Number of the project that ordered the line.
	ProjectNo string `json:"project_no"`
	// VLAN-ID: VLAN in which the line is handed over.
	VlanID *ObjectReference `json:"vlan_id"`
	// Shopping cart number: Number of the order in the purchasing system.
	ShoppingCartNo string `json:"shopping_cart_no"`
	// Ticket number: Number of the order or fault at the provider.
	TicketNo string `json:"ticket_no"`
	// Customer number: Number under which the provider keeps the customer.
	CustomerNo string `json:"customer_no"`
	// Connected routers: Routers of your own that the line is plugged into.
	Router []ObjectReference `json:"router"`
	// Connected nets: Nets that reach the outside over the line.
	Net []ObjectReference `json:"net"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// WanChoiceKey: An attribute of WAN Connection that has a list of choices.
type WanChoiceKey = string

// SpecificAcEntry: Air conditioning as it is read. Cooling power, air flow and size of an air conditioner, for planning rooms.
type SpecificAcEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Build, such as split unit or in-row cooler.
	Type *Choice `json:"type"`
	// Threshold: Temperature at which it raises an alarm or starts to cool.
	Threshold *Quantity `json:"threshold"`
	// Memory-unit: Scale of that temperature: °C or °F.
	ThresholdUnit *Choice `json:"threshold_unit"`
	// Capacity unit: Unit of the cooling power, such as kW or BTU/h.
	CapacityUnit *Choice `json:"capacity_unit"`
	// Refrigerating capacity: Heat it can remove, to be compared with what the devices give off.
	Capacity *Quantity `json:"capacity"`
	// Air quantity: Air that it moves per hour, in the unit stated beside it.
	AirQuantity *Quantity `json:"air_quantity"`
	// Air quantity unit: Unit of the air flow: cubic metres per hour.
	AirQuantityUnit *Choice `json:"air_quantity_unit"`
	// Width: Space it takes from left to right, in the unit stated for all three.
	Width *Quantity `json:"width"`
	// Height: Space it takes from bottom to top, in the unit stated for all three.
	Height *Quantity `json:"height"`
	// Depth: Space it takes from front to back, in the unit stated for all three.
	Depth *Quantity `json:"depth"`
	// Dimension unit: Unit of its width, height and depth, such as cm.
	DimensionUnit *Choice `json:"dimension_unit"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificAcChoiceKey: An attribute of Air conditioning that has a list of choices.
type SpecificAcChoiceKey = string

// SpecificAccessPointEntry: WiFi device as it is read. Radio networks that this device provides, an entry per SSID.
type SpecificAccessPointEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the radio network in your documentation, such as Guests ground floor.
	Title string `json:"title"`
	// Function: Whether the device provides a network, extends one, or joins two.
	Function *Choice `json:"function"`
	// Standard: Radio standard, such as 802.11ax.
	Standard *Choice `json:"standard"`
	// Channel: Radio channel in use, or automatic choice.
	Channel *Choice `json:"channel"`
	// Broadcast SSID: Whether devices nearby see the name of the network.
	BroadcastSsid YesNo `json:"broadcast_ssid"`
	// SSID: Name that people choose on their devices, such as Example-Guests.
	Ssid string `json:"ssid"`
	// MAC filter: Whether only known hardware addresses may join.
	MacFilter YesNo `json:"mac_filter"`
	// Authentication: How devices prove that they may join, such as WPA2.
	Auth *Choice `json:"auth"`
	// Encryption: Cipher that protects the traffic, such as AES.
	EncryptionID *Choice `json:"encryption_id"`
	// Key: Passphrase of the network.
	Key string `json:"key"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificAccessPointChoiceKey: An attribute of WiFi device that has a list of choices.
type SpecificAccessPointChoiceKey = string

// SpecificApplicationEntry: Applications as it is read. Facts on a piece of software as such, wherever it is installed.
type SpecificApplicationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Specification: Capabilities and prerequisites of the software, such as supported platforms.
	Specification string `json:"specification"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Installation: Whether it is put on devices by hand or by software distribution.
	Installation *Choice `json:"installation"`
	// Registration key: Key to register the software with its vendor, where one covers all installations.
	RegistrationKey string `json:"registration_key"`
	// Install path: Folder in which installations usually lie, such as /opt/app.
	InstallPath string `json:"install_path"`
	// Amount of installations: On how many devices the software is installed.
	InstallationCount string `json:"installation_count"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificApplicationChoiceKey: An attribute of Applications that has a list of choices.
type SpecificApplicationChoiceKey = string

// SpecificApplicationAssignedObjEntry: Installation as it is read. Devices on which this software is installed, with version
// and licence.
type SpecificApplicationAssignedObjEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Installed on: Device that has the software.
	Object *ObjectReference `json:"object"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType *Choice `json:"application_type"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority *Choice `json:"application_priority"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense *EntryReference `json:"assigned_license"`
	// Assigned license key: Key of the licence that is assigned, to be typed in at installation.
	AssignedLicenseKey string `json:"assigned_license_key"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema *ObjectReference `json:"assigned_database_schema"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService []ObjectReference `json:"assigned_it_service"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant *EntryReference `json:"assigned_variant"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion *EntryReference `json:"assigned_version"`
	// Inherit Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices YesNo `json:"bequest_nagios_services"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases []EntryReference `json:"assigned_databases"`
	// Installed on (date): When the software was put on that device.
	InstallDate string `json:"installDate"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificApplicationAssignedObjChoiceKey: An attribute of Installation that has a list of choices.
type SpecificApplicationAssignedObjChoiceKey = string

// SpecificApplicationDbmsAssignedObjEntry: Installation as it is read. Servers on which this database system is installed.
type SpecificApplicationDbmsAssignedObjEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Installed on: Server that has the database system.
	Object *ObjectReference `json:"object"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType *Choice `json:"application_type"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority *Choice `json:"application_priority"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense *EntryReference `json:"assigned_license"`
	// Assigned license key: Key of the licence that is assigned, to be typed in at installation.
	AssignedLicenseKey string `json:"assigned_license_key"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema *ObjectReference `json:"assigned_database_schema"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService []ObjectReference `json:"assigned_it_service"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant *EntryReference `json:"assigned_variant"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion *EntryReference `json:"assigned_version"`
	// Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices YesNo `json:"bequest_nagios_services"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases []EntryReference `json:"assigned_databases"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificApplicationDbmsAssignedObjChoiceKey: An attribute of Installation that has a list of choices.
type SpecificApplicationDbmsAssignedObjChoiceKey = string

// SpecificApplicationServiceAssignedObjEntry: Installation as it is read. Devices on which this system service is installed.
type SpecificApplicationServiceAssignedObjEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Installed on: Device that has the system service.
	Object *ObjectReference `json:"object"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType *Choice `json:"application_type"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority *Choice `json:"application_priority"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense *EntryReference `json:"assigned_license"`
	// Assigned license key: Key of the licence that is assigned, to be typed in at installation.
	AssignedLicenseKey string `json:"assigned_license_key"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema *ObjectReference `json:"assigned_database_schema"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService []ObjectReference `json:"assigned_it_service"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant *EntryReference `json:"assigned_variant"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion *EntryReference `json:"assigned_version"`
	// Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices YesNo `json:"bequest_nagios_services"`
	// Used databases: Databases in which the installation keeps its data.
	AssignedDatabases []EntryReference `json:"assigned_databases"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificApplicationServiceAssignedObjChoiceKey: An attribute of Installation that has a list of choices.
type SpecificApplicationServiceAssignedObjChoiceKey = string

// SpecificApplicationVariantEntry: Variants as it is read. Editions in which this software is sold, from which installations
// choose.
type SpecificApplicationVariantEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Short name of the edition, such as Ent.
	Title string `json:"title"`
	// Variant: Full name of the edition, such as Enterprise Edition.
	Variant string `json:"variant"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificCellPhoneContractEntry: Mobile radio as it is read. Number by which mobile networks recognise a telephone.
type SpecificCellPhoneContractEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// IMEI number: Number of the device with 15 digits, to have it blocked after theft.
	ImeiNumber string `json:"imei_number"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificChassisEntry: Chassis as it is read. Menu entry for everything about a blade chassis; it shows its grid.
type SpecificChassisEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Front side -- Horizontal units: How many columns the front has.
	FrontX NumberText `json:"front_x"`
	// Front side -- Vertical units: How many rows the front has.
	FrontY NumberText `json:"front_y"`
	// Front side -- Grid size: How large a cell of the front is drawn.
	FrontSize *Choice `json:"front_size"`
	// Rear side -- Horizontal units: How many columns the rear has.
	RearX NumberText `json:"rear_x"`
	// Rear side -- Vertical units: How many rows the rear has.
	RearY NumberText `json:"rear_y"`
	// Rear side -- Grid size: How large a cell of the rear is drawn.
	RearSize *Choice `json:"rear_size"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificChassisChoiceKey: An attribute of Chassis that has a list of choices.
type SpecificChassisChoiceKey = string

// SpecificChassisDevicesEntry: Assigned devices as it is read. Blades, switches and power supplies that are in this chassis.
type SpecificChassisDevicesEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Role: Task of the device in the chassis, such as administration.
	Role *Choice `json:"role"`
	// Device assignment: Object that is plugged in, such as a blade server.
	AssignedDevice *ObjectReference `json:"assigned_device"`
	// Device assignment (Hostadapter): Host bus adapter of the chassis, where the entry is about one.
	AssignedHba *EntryReference `json:"assigned_hba"`
	// Device assignment (Interface): Network card of the chassis, where the entry is about one.
	AssignedInterface *EntryReference `json:"assigned_interface"`
	// Device assignment (Power consumer): Power supply unit of the chassis, where the entry is about one.
	AssignedPowerConsumer *EntryReference `json:"assigned_power_consumer"`
	// Assigned to: Places in the chassis that the device fills.
	AssignedSlots []EntryReference `json:"assigned_slots"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificChassisDevicesChoiceKey: An attribute of Assigned devices that has a list of choices.
type SpecificChassisDevicesChoiceKey = string

// SpecificChassisSlotEntry: Slots as it is read. Places of a chassis that devices are plugged into, with their position.
type SpecificChassisSlotEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Connector type: Kind of device that fits, such as blade or interconnect module.
	ConnectorType *Choice `json:"connector_type"`
	// Insertion: Side from which devices are plugged in: front or back.
	Insertion *Choice `json:"insertion"`
	// Slot title: Label of the place, such as Bay 1.
	Title string `json:"title"`
	// Horizontal position: First column of the grid that the place covers, counted from the left.
	FromX NumberText `json:"from_x"`
	// To horizontal position: Last column of the grid that the place covers.
	ToX NumberText `json:"to_x"`
	// Vertical position: First row of the grid that the place covers, counted from the top.
	FromY NumberText `json:"from_y"`
	// To vertical position: Last row of the grid that the place covers.
	ToY NumberText `json:"to_y"`
	// Device assignment: Blades, switches or modules that fill the place.
	AssignedDevices []EntryReference `json:"assigned_devices"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificChassisSlotChoiceKey: An attribute of Slots that has a list of choices.
type SpecificChassisSlotChoiceKey = string

// SpecificChassisViewEntry: Chassis view as it is read. Grid in which the places of a chassis are drawn, for its front and its
// rear.
type SpecificChassisViewEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Front side -- Horizontal units: How many columns the front has.
	FrontX NumberText `json:"front_x"`
	// Front side -- Vertical units: How many rows the front has.
	FrontY NumberText `json:"front_y"`
	// Front side -- Grid size: How large a cell of the front is drawn.
	FrontSize *Choice `json:"front_size"`
	// Rear side -- Horizontal units: How many columns the rear has.
	RearX NumberText `json:"rear_x"`
	// Rear side -- Vertical units: How many rows the rear has.
	RearY NumberText `json:"rear_y"`
	// Rear side -- Grid size: How large a cell of the rear is drawn.
	RearSize *Choice `json:"rear_size"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificChassisViewChoiceKey: An attribute of Chassis view that has a list of choices.
type SpecificChassisViewChoiceKey = string

// SpecificClientEntry: Desktop as it is read. Kind of computer a person works at, and its keyboard.
type SpecificClientEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Client type: Build of the computer, such as PC or notebook.
	Type *Choice `json:"type"`
	// Keyboard Layout: Language the keys are printed in, such as German (QWERTZ).
	KeyboardLayout string `json:"keyboard_layout"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificClientChoiceKey: An attribute of Desktop that has a list of choices.
type SpecificClientChoiceKey = string

// SpecificClusterServiceEntry: Assigned clusters as it is read. Clusters on which this service runs, seen from the service.
type SpecificClusterServiceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned clusters: Cluster that keeps the service available.
	Cluster *ObjectReference `json:"cluster"`
	// Type: How the members divide the service between them: one waits, all work, or all compute together.
	Type *Choice `json:"type"`
	// Runs on: Members on which the service is allowed to run.
	RunsOn []EntryReference `json:"runs_on"`
	// Default server: Member that carries the service as long as nothing fails.
	DefaultServer *EntryReference `json:"default_server"`
	// Host addresses: Addresses that move with the service.
	Hostaddresses []EntryReference `json:"hostaddresses"`
	// Volumes: Volumes on which the service keeps its data.
	Drives []EntryReference `json:"drives"`
	// Shares: File shares that clients reach through the service.
	Shares []EntryReference `json:"shares"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema *ObjectReference `json:"assigned_database_schema"`
	// Service Status: Whether the service should be running on this cluster.
	ServiceStatus *Choice `json:"service_status"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificClusterServiceChoiceKey: An attribute of Assigned clusters that has a list of choices.
type SpecificClusterServiceChoiceKey = string

// SpecificContractEntry: Contract as it is read. Menu entry for everything about a contract; it shows its terms.
type SpecificContractEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Contract type: Kind of agreement, such as maintenance or leasing.
	Type *Choice `json:"type"`
	// Contract id: Number the partner has given the agreement.
	ContractNo string `json:"contract_no"`
	// Customer id: Number under which the partner keeps you.
	CustomerNo string `json:"customer_no"`
	// Internal id: Number in your own filing, such as V-2026-014.
	InternalNo string `json:"internal_no"`
	// Costs: Price per payment period.
	Costs NumberText `json:"costs"`
	// Cost calculation: Whether the price is meant per covered object or for all together.
	CostCalculation *Choice `json:"cost_calculation"`
	// Product: Goods or services that were bought, such as Premium Support 24x7.
	Product string `json:"product"`
	// Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
	ReactionRate *Choice `json:"reaction_rate"`
	// Contract status: Whether it is running, has been terminated or is over.
	ContractStatus *Choice `json:"contract_status"`
	// Start of contract: Day from which the contract holds.
	StartDate string `json:"start_date"`
	// End of contract: Day until which the contract holds, where that is fixed.
	EndDate string `json:"end_date"`
	// Runtime: How long it holds before it ends or is extended.
	RunTime *Quantity `json:"run_time"`
	// Runtime unit: Unit of the term, such as months or years.
	RunTimeUnit *Choice `json:"run_time_unit"`
	// Possible next contract expires: Next day on which the contract can end, worked out from begin and term.
	NextContractEndDate string `json:"next_contract_end_date"`
	// End of contract by: Whether it ends only when someone terminates it, or by itself.
	EndType *Choice `json:"end_type"`
	// Possible next termination date: Last day on which notice still counts for the next possible end.
	NextNoticeEndDate string `json:"next_notice_end_date"`
	// Cancellation date: Day on which notice was given.
	NoticeDate string `json:"notice_date"`
	// Cancellation period: How long before the end notice has to be given.
	NoticePeriod *Quantity `json:"notice_period"`
	// Notice period unit: Unit of the time for giving notice, such as months.
	NoticePeriodUnit *Choice `json:"notice_period_unit"`
	// Notice type: Whether notice counts from the day it is given, or towards the end of the term.
	NoticeType *Choice `json:"notice_type"`
	// Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
	MaintenancePeriod *Quantity `json:"maintenance_period"`
	// Deadline unit: Unit of the time of maintenance or warranty, such as years.
	MaintenancePeriodUnit *Choice `json:"maintenance_period_unit"`
	// Payment period: How often payment is due, such as monthly.
	PaymentPeriod *Choice `json:"payment_period"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificContractChoiceKey: An attribute of Contract that has a list of choices.
type SpecificContractChoiceKey = string

// SpecificContractAllocationEntry: Assigned Objects as it is read. Objects that this contract covers, seen from the contract.
type SpecificContractAllocationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned objects: Device, licence or other thing that falls under the contract.
	AssignedObject *ObjectReference `json:"assigned_object"`
}

// SpecificContractInformationEntry: Contract information as it is read. Numbers, costs, term and periods of notice of a
// contract.
type SpecificContractInformationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Contract type: Kind of agreement, such as maintenance or leasing.
	Type *Choice `json:"type"`
	// Contract id: Number the partner has given the agreement.
	ContractNo string `json:"contract_no"`
	// Customer id: Number under which the partner keeps you.
	CustomerNo string `json:"customer_no"`
	// Internal id: Number in your own filing, such as V-2026-014.
	InternalNo string `json:"internal_no"`
	// Costs: Price per payment period.
	Costs NumberText `json:"costs"`
	// Cost calculation: Whether the price is meant per covered object or for all together.
	CostCalculation *Choice `json:"cost_calculation"`
	// Product: Goods or services that were bought, such as Premium Support 24x7.
	Product string `json:"product"`
	// Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
	ReactionRate *Choice `json:"reaction_rate"`
	// Contract status: Whether it is running, has been terminated or is over.
	ContractStatus *Choice `json:"contract_status"`
	// Start of contract: Day from which the contract holds.
	StartDate string `json:"start_date"`
	// End of contract: Day until which the contract holds, where that is fixed.
	EndDate string `json:"end_date"`
	// Runtime: How long it holds before it ends or is extended.
	RunTime *Quantity `json:"run_time"`
	// Runtime unit: Unit of the term, such as months or years.
	RunTimeUnit *Choice `json:"run_time_unit"`
	// Possible next contract expires: Next day on which the contract can end, worked out from begin and term.
	NextContractEndDate string `json:"next_contract_end_date"`
	// End of contract by: Whether it ends only when someone terminates it, or by itself.
	EndType *Choice `json:"end_type"`
	// Possible next termination date: Last day on which notice still counts for the next possible end.
	NextNoticeEndDate string `json:"next_notice_end_date"`
	// Cancellation date: Day on which notice was given.
	NoticeDate string `json:"notice_date"`
	// Cancellation period: How long before the end notice has to be given.
	NoticePeriod *Quantity `json:"notice_period"`
	// Notice period unit: Unit of the time for giving notice, such as months.
	NoticePeriodUnit *Choice `json:"notice_period_unit"`
	// Notice type: Whether notice counts from the day it is given, or towards the end of the term.
	NoticeType *Choice `json:"notice_type"`
	// Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
	MaintenancePeriod *Quantity `json:"maintenance_period"`
	// Deadline unit: Unit of the time of maintenance or warranty, such as years.
	MaintenancePeriodUnit *Choice `json:"maintenance_period_unit"`
	// Payment period: How often payment is due, such as monthly.
	PaymentPeriod *Choice `json:"payment_period"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificContractInformationChoiceKey: An attribute of Contract information that has a list of choices.
type SpecificContractInformationChoiceKey = string

// SpecificDatabaseAccessEntry: Database access as it is read. Installed programs that use this schema.
type SpecificDatabaseAccessEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned objects: Program on its device, as an object of the relation between the two.
	Access []RelationReference `json:"access"`
}

// SpecificDatabaseGatewayEntry: Database gateway as it is read. Ways from this schema to databases of other vendors.
type SpecificDatabaseGatewayEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Gateway type: Technology in between, such as Oracle Gateway for ODBC.
	Type string `json:"type"`
	// Host: Name or address of the machine that runs it.
	Host string `json:"host"`
	// Port: TCP port on which it listens, such as 1521.
	Port string `json:"port"`
	// User: Account it signs in with on the other side.
	User string `json:"user"`
	// Target schema: Schema that is reached this way.
	TargetSchema *ObjectReference `json:"target_schema"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificDatabaseInstallationEntry: Database installation as it is read. Servers on which this database software is installed,
// with licence and version.
type SpecificDatabaseInstallationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Installed on: Server on which the database software is installed.
	Object *ObjectReference `json:"object"`
	// Type: Whether it runs as a program or as the operating system of the device.
	ApplicationType *Choice `json:"application_type"`
	// Priority: Marks the operating system that a device with several of them starts by default.
	ApplicationPriority *Choice `json:"application_priority"`
	// Assigned license: Licence that this installation uses up; reports on free licences count it.
	AssignedLicense *EntryReference `json:"assigned_license"`
	// Assigned license key: Key of the licence that is assigned, to be typed in at installation.
	AssignedLicenseKey string `json:"assigned_license_key"`
	// Database schema: Schema with the tables that the software works with.
	AssignedDatabaseSchema *ObjectReference `json:"assigned_database_schema"`
	// Service: Services that need this installation, so that an outage can be traced to them.
	AssignedItService []ObjectReference `json:"assigned_it_service"`
	// Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
	AssignedVariant *EntryReference `json:"assigned_variant"`
	// Version number: Release that is installed, out of those listed at the software; an unknown number is added there.
	AssignedVersion *EntryReference `json:"assigned_version"`
	// Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
	BequestNagiosServices YesNo `json:"bequest_nagios_services"`
	// Installed on: Name of that server.
	AssignedDatabases string `json:"assigned_databases"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificDatabaseInstallationChoiceKey: An attribute of Database installation that has a list of choices.
type SpecificDatabaseInstallationChoiceKey = string

// SpecificDatabaseInstanceEntry: Instance / Oracle database as it is read. Running instance of a database system, with listener
// and schema.
type SpecificDatabaseInstanceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// DBMS: Database software on its server, as an object of the relation between the two.
	Instance []RelationReference `json:"instance"`
	// Title: Name of the instance, such as ORCL (SID).
	Title string `json:"title"`
	// Listener: Address under which the instance takes connections, such as LISTENER on port 1521.
	Listener string `json:"listener"`
	// Database schema: Schema that the instance serves.
	DatabaseSchema *ObjectReference `json:"database_schema"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificDatabaseLinksEntry: Database links as it is read. Named connections by which this schema reads tables of another one.
type SpecificDatabaseLinksEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the connection as used in SQL, such as ERP_LINK.
	Title string `json:"title"`
	// Connected database schema: Schema on the other side of the connection.
	Link *ObjectReference `json:"link"`
	// Target user: Account used on the other side.
	TargetUser string `json:"target_user"`
	// Owner: Account here that the connection belongs to.
	Owner string `json:"owner"`
	// Public: Whether all accounts may use the connection.
	Public YesNo `json:"public"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificDatabaseObjectsEntry: Database objects as it is read. Tables, views, indexes and other parts of this schema that are
// worth documenting.
type SpecificDatabaseObjectsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the part, such as V_OPEN_ORDERS.
	Title string `json:"title"`
	// Type: Kind of the part, such as table, view or index.
	DatabaseObject *Choice `json:"database_object"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificDatabaseObjectsChoiceKey: An attribute of Database objects that has a list of choices.
type SpecificDatabaseObjectsChoiceKey = string

// SpecificDatabaseSchemaEntry: Database schema as it is read. Schema with the tables of one application, and the instance it
// lies in.
type SpecificDatabaseSchemaEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Runs on: Object on which the schema runs, such as the database server.
	Link *ObjectReference `json:"link"`
	// Database instance: Instance that contains the schema.
	Instance *EntryReference `json:"instance"`
	// Title: Name of the schema, such as SHOP.
	Title string `json:"title"`
	// Storage-Engine: How tables are stored, such as InnoDB.
	StorageEngine string `json:"storage_engine"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificDbmsEntry: DBMS as it is read. Which database system this software is.
type SpecificDbmsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// DBMS: Product family, such as PostgreSQL or Oracle Database.
	Dbms *Choice `json:"dbms"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificDbmsChoiceKey: An attribute of DBMS that has a list of choices.
type SpecificDbmsChoiceKey = string

// SpecificEmergencyPlanEntry: Emergency plan as it is read. Menu entry for everything about a plan for emergencies; it shows
// duration and rehearsal.
type SpecificEmergencyPlanEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Time need: Duration from alarm to normal operation, in the unit stated beside it.
	TimeNeeded *Quantity `json:"time_needed"`
	// Unit: Unit of that duration, such as hours.
	TimeUnit *Choice `json:"time_unit"`
	// Date of emergency practice: Moment of the last rehearsal.
	PracticeDate string `json:"practice_date"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificEmergencyPlanChoiceKey: An attribute of Emergency plan that has a list of choices.
type SpecificEmergencyPlanChoiceKey = string

// SpecificEmergencyPlanAttributeEntry: Emergency plan properties as it is read. How long carrying out the plan takes, and when
// it was rehearsed.
type SpecificEmergencyPlanAttributeEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Time need: Duration from alarm to normal operation, in the unit stated beside it.
	TimeNeeded *Quantity `json:"time_needed"`
	// Unit: Unit of that duration, such as hours.
	TimeUnit *Choice `json:"time_unit"`
	// Date of emergency practice: Moment of the last rehearsal.
	PracticeDate string `json:"practice_date"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificEmergencyPlanAttributeChoiceKey: An attribute of Emergency plan properties that has a list of choices.
type SpecificEmergencyPlanAttributeChoiceKey = string

// SpecificEmergencyPlanLinkedObjectsEntry: assigned objects as it is read. Objects that the plan is to be used for.
type SpecificEmergencyPlanLinkedObjectsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Object on whose failure the plan is carried out.
	Object *ObjectReference `json:"object"`
}

// SpecificEnclosureEntry: Rack as it is read. How the units of a rack are numbered, and how many devices stand upright beside
// them.
type SpecificEnclosureEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Vertical installation slots (Front side): How many devices, such as power strips, fit upright at the front.
	VerticalSlotsFront NumberText `json:"vertical_slots_front"`
	// Vertical installation slots (Rear side): How many devices, such as power strips, fit upright at the rear.
	VerticalSlotsRear NumberText `json:"vertical_slots_rear"`
	// Rack unit sorting: Whether the units are numbered from the bottom up or from the top down.
	SlotSorting *Choice `json:"slot_sorting"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificEnclosureChoiceKey: An attribute of Rack that has a list of choices.
type SpecificEnclosureChoiceKey = string

// SpecificEpsEntry: Emergency power supply as it is read. Generator that takes over when mains power fails for longer.
type SpecificEpsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Drive, such as diesel generator or gas turbine.
	Type *Choice `json:"type"`
	// Warm-up time: Time from starting to full power, which a UPS has to bridge.
	WarmupTime *Quantity `json:"warmup_time"`
	// Unit: Unit of the time until full power, such as seconds.
	WarmupTimeUnit *Choice `json:"warmup_time_unit"`
	// Fuel tank: How much fuel there is room for, in the unit stated beside it.
	FuelTank *Quantity `json:"fuel_tank"`
	// Unit: Unit of the amount of fuel, such as l.
	VolumeUnit *Choice `json:"volume_unit"`
	// Autonomy time: How long it runs on a full tank under load.
	AutonomyTime *Quantity `json:"autonomy_time"`
	// Unit: Unit of the running time, such as hours.
	AutonomyTimeUnit *Choice `json:"autonomy_time_unit"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificEpsChoiceKey: An attribute of Emergency power supply that has a list of choices.
type SpecificEpsChoiceKey = string

// SpecificFileEntry: Files as it is read. Menu entry for everything about a document; it shows its newest version.
type SpecificFileEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	EntryRevision *Revision `json:"entry_revision,omitempty"`
	// Title: Name of the document for people, such as Network plan Berlin.
	FileTitle string `json:"file_title"`
	// Filename: The stored file with its name, such as netplan.pdf.
	FilePhysical *ObjectReference `json:"file_physical"`
	// Category: Kind of document, such as manual, diagram or contract.
	FileCategory *Choice `json:"file_category"`
	// Revision: Number of this version, counted upwards.
	Revision string `json:"revision"`
	// Version Description: News in this version, such as corrected floor plan.
	VersionDescription string `json:"version_description"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Version: Entry among the versions of the document that this one shows.
	CurrentVersion *EntryReference `json:"current_version"`
	// MD5 Checksum: Fingerprint of the content, to see whether two files are equal.
	Md5Hash string `json:"md5_hash"`
}

// SpecificFileChoiceKey: An attribute of Files that has a list of choices.
type SpecificFileChoiceKey = string

// SpecificFileActualEntry: Current file as it is read. Newest version of the document that this object holds.
type SpecificFileActualEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	EntryRevision *Revision `json:"entry_revision,omitempty"`
	// Title: Name of the document for people, such as Network plan Berlin.
	FileTitle string `json:"file_title"`
	// Filename: The stored file with its name, such as netplan.pdf.
	FilePhysical *ObjectReference `json:"file_physical"`
	// Category: Kind of document, such as manual, diagram or contract.
	FileCategory *Choice `json:"file_category"`
	// Revision: Number of this version, counted upwards.
	Revision string `json:"revision"`
	// Version Description: News in this version, such as corrected floor plan.
	VersionDescription string `json:"version_description"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Version: Entry among the versions of the document that this one shows.
	CurrentVersion *EntryReference `json:"current_version"`
	// MD5 Checksum: Fingerprint of the content, to see whether two files are equal.
	Md5Hash string `json:"md5_hash"`
}

// SpecificFileActualChoiceKey: An attribute of Current file that has a list of choices.
type SpecificFileActualChoiceKey = string

// SpecificFileObjectsEntry: Assigned objects as it is read. Objects to which this document belongs.
type SpecificFileObjectsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned objects: Device, building or other thing that the document is about.
	AssignedObjects *ObjectReference `json:"assigned_objects"`
}

// SpecificFileVersionsEntry: File versions as it is read. All versions of a document, each with its content.
type SpecificFileVersionsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	EntryRevision *Revision `json:"entry_revision,omitempty"`
	// Filename: Name with ending, such as netplan-v3.pdf.
	FilePhysical string `json:"file_physical"`
	// File content: Content of this version, Base64-encoded in calls.
	FileContent *StoredFile `json:"file_content"`
	// Title: Name of the version for people, such as Draft of March.
	FileTitle string `json:"file_title"`
	// Revision: Number of the version among those of the document, counted by the service.
	Revision string `json:"revision"`
	// Upload date: Moment the content was stored; the service sets it.
	UploadDate string `json:"upload_date"`
	// Version Description: Changes that this version brought, such as new rack added.
	VersionDescription string `json:"version_description"`
	// MD5 Checksum: Fingerprint of the content of this version.
	Md5Hash string `json:"md5_hash"`
	// Upload from: Person that stored the content, where the call belongs to one.
	UploadedBy *ObjectReference `json:"uploaded_by"`
}

// SpecificGroupEntry: Object group as it is read. Objects that belong together for a purpose of your own, such as everything to
// be replaced this year.
type SpecificGroupEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object: Member of the group; anything may be one.
	Object *ObjectReference `json:"object"`
	// Object type: Kind of thing that the member is, such as server.
	ObjectType string `json:"object_type"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificGroupTypeEntry: Type as it is read. Whether members are chosen by hand or come from a report.
type SpecificGroupTypeEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: How members come in: static is by hand, report-based by a query.
	Type *Choice `json:"type"`
	// Report: Number of the report whose rows are the members.
	Report NumberText `json:"report"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificGroupTypeChoiceKey: An attribute of Type that has a list of choices.
type SpecificGroupTypeChoiceKey = string

// SpecificKryptoCardEntry: Crypto card as it is read. Card with a certificate that encrypts calls and data of a mobile phone.
type SpecificKryptoCardEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Certificate number: Number by which the issuer knows the certificate.
	CertificateNumber string `json:"certificate_number"`
	// Certgate card number: Number printed on a card of the manufacturer certgate.
	CertgateCardNumber string `json:"certgate_card_number"`
	// Certificate title: Name the certificate is issued to.
	CertificateTitle string `json:"certificate_title"`
	// Certificate revocation password: Secret that is asked for when the certificate is to be revoked.
	CertificatePassword string `json:"certificate_password"`
	// Certificate procedure: Last day the certificate on the card is valid.
	CertificateProcedure string `json:"certificate_procedure"`
	// Date of issue: Day the card was handed out.
	DateOfIssue string `json:"date_of_issue"`
	// IMEI number: Number of the telephone that the card was made for.
	ImeiNumber string `json:"imei_number"`
	// Assigned cellular phone: Telephone in which the card is used.
	AssignedMobile *ObjectReference `json:"assigned_mobile"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificLayer2NetIpHelperAddressesRow: A row of ip_helper_addresses as it is read.
type SpecificLayer2NetIpHelperAddressesRow struct {
	Ip string `json:"ip"`

	TypeTitle *Choice `json:"type_title"`
}

// SpecificLayer2NetEntry: Layer 2 Net as it is read. VLAN with its number and the Layer 3 nets that use it.
type SpecificLayer2NetEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// ID (VLAN): Number in the tag of the frames, 1 to 4094.
	VlanID string `json:"vlan_id"`
	// Default VLAN: Whether it is the VLAN of ports for which nothing else is set.
	Standard YesNo `json:"standard"`
	// Type: Technology by which the net is separated, such as VLAN.
	Type *Choice `json:"type"`
	// Subtype: Whether ports are assigned by hand, or when a device signs in.
	Subtype *Choice `json:"subtype"`
	// IP helper addresses: Servers to which broadcasts such as DHCP requests are passed on.
	IpHelperAddresses []SpecificLayer2NetIpHelperAddressesRow `json:"ip_helper_addresses"`
	// Layer-3-net assignment: IP nets that run over this VLAN.
	Layer3Assignments []ObjectReference `json:"layer3_assignments"`
	// VRF: Name of the routing instance the VLAN belongs to, such as CUST-A.
	Vrf string `json:"vrf"`
	// VRF Capacity: Bandwidth promised to that routing instance.
	VrfCapacity *Quantity `json:"vrf_capacity"`
	// VRF Capacity (Unit): Unit of the promised bandwidth, such as MBit.
	VrfCapacityUnit *Choice `json:"vrf_capacity_unit"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificLayer2NetChoiceKey: An attribute of Layer 2 Net that has a list of choices.
type SpecificLayer2NetChoiceKey = string

// SpecificLayer2NetAssignedLogicalPortsEntry: Assigned logical ports as it is read. Logical ports of devices that take part in
// this VLAN.
type SpecificLayer2NetAssignedLogicalPortsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object title: Device that has the logical port.
	IsysObjID *ObjectReference `json:"isys_obj__id"`
	// Assigned logical ports: The port itself, such as bond0.10 of that device.
	IsysCatgLogPortListID *EntryReference `json:"isys_catg_log_port_list__id"`
}

// SpecificLayer2NetAssignedPortsEntry: Assigned ports as it is read. Sockets of switches and devices that take part in this
// VLAN.
type SpecificLayer2NetAssignedPortsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object title: Device that has the physical port.
	IsysObjID *ObjectReference `json:"isys_obj__id"`
	// Assigned ports: The port itself, such as Gi1/0/24 of that device.
	IsysCatgPortListID *EntryReference `json:"isys_catg_port_list__id"`
	// MAC-address: Hardware address of that port.
	IsysCatgPortListMac string `json:"isys_catg_port_list__mac"`
}

// SpecificLicenceListEntry: License keys as it is read. Licences that were bought, with key, number of seats, term and price.
type SpecificLicenceListEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Key: Code that is typed in at installation, such as XXXXX-XXXXX-XXXXX.
	Key string `json:"key"`
	// Serial: Number on the licence certificate.
	Serial string `json:"serial"`
	// License Type: Whether it covers one installation or many.
	Type *Choice `json:"type"`
	// Amount: How many installations the licence allows.
	Amount NumberText `json:"amount"`
	// Licenses in Use: How many installations name this licence.
	UsedLicences string `json:"used_licences"`
	// Licenses Free: How many installations it still allows; below zero for too few licences.
	LicNotInUse string `json:"lic_not_in_use"`
	// Start Date: First day on which the licence may be used.
	Start string `json:"start"`
	// Expiration Date: Last day on which the licence may be used.
	Expire string `json:"expire"`
	// Price Per Unit: Price of a single seat.
	Cost NumberText `json:"cost"`
	// Total Costs: Price of one seat times their number.
	OverallCosts string `json:"overall_costs"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificLicenceListChoiceKey: An attribute of License keys that has a list of choices.
type SpecificLicenceListChoiceKey = string

// SpecificMiddlewareEntry: Middleware as it is read. Facts on software that stands between applications, such as message
// queues.
type SpecificMiddlewareEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Specification: Capabilities and prerequisites of the software, such as supported platforms.
	Specification string `json:"specification"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Installation: Whether it is put on devices by hand or by software distribution.
	Installation *Choice `json:"installation"`
	// Registration key: Key to register the software with its vendor, where one covers all installations.
	RegistrationKey string `json:"registration_key"`
	// Install path: Folder in which installations usually lie, such as /opt/app.
	InstallPath string `json:"install_path"`
	// Amount of installations: On how many devices the software is installed.
	InstallationCount string `json:"installation_count"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificMiddlewareChoiceKey: An attribute of Middleware that has a list of choices.
type SpecificMiddlewareChoiceKey = string

// SpecificMonitorEntry: Monitor as it is read. Size and features of a screen, for choosing a replacement.
type SpecificMonitorEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Display: Length of the diagonal, such as 27, in the unit stated beside it.
	Size *Quantity `json:"size"`
	// Unit: Unit of the diagonal, such as inch.
	SizeUnit *Choice `json:"size_unit"`
	// Type: Technology of the panel, such as TFT.
	Type *Choice `json:"type"`
	// Resolution: Pixels across and down, such as 2560 x 1440.
	Resolution *Choice `json:"resolution"`
	// Pivot: Whether the screen can be turned upright.
	Pivot YesNo `json:"pivot"`
	// Speaker: Whether it has sound built in.
	Speaker YesNo `json:"speaker"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificMonitorChoiceKey: An attribute of Monitor that has a list of choices.
type SpecificMonitorChoiceKey = string

// SpecificNetEntry: Net as it is read. IP net with address, mask, gateway and name servers.
type SpecificNetEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Title of the object that the net is documented in.
	Title string `json:"title"`
	// Type: Protocol of all addresses in it: IPv4, IPv6 or an older one.
	Type *Choice `json:"type"`
	// Network address: First address, which names the net, such as 192.168.10.0.
	Address string `json:"address"`
	// Netmask: Part of addresses that is the same for all hosts, such as 255.255.255.0; follows from the suffix.
	Netmask string `json:"netmask"`
	// Default Gateway: Address by which hosts leave the net, out of those of the router.
	Gateway *EntryReference `json:"gateway"`
	// Address from: First address for hosts, such as 192.168.10.1.
	RangeFrom string `json:"range_from"`
	// Address to: Last address for hosts, such as 192.168.10.254.
	RangeTo string `json:"range_to"`
	// DNS server: Servers that resolve names for hosts of the net.
	DnsServer []EntryReference `json:"dns_server"`
	// DNS domain: Domains of the hosts in the net, such as example.org.
	DnsDomain []Choice `json:"dns_domain"`
	// CIDR-Suffix: Bits that are the same for all hosts, such as 24; follows from the netmask.
	CidrSuffix NumberText `json:"cidr_suffix"`
	// Reverse DNS: Zone that leads from addresses back to names, such as 10.168.192.in-addr.arpa.
	ReverseDns string `json:"reverse_dns"`
	// Layer-2-net assignment: VLANs over which the net runs.
	Layer2Assignments []ObjectReference `json:"layer2_assignments"`
	// Network address IPv6: First address, where the net is one of IPv6; otherwise empty.
	AddressV6 string `json:"address_v6"`
	// Address range: First and last address for hosts on one line.
	AddressRange string `json:"address_range"`
	// Net with suffix: The usual short form, such as 192.168.10.0/24.
	AddressWithSuffix string `json:"address_with_suffix"`
	// Assigned addresses: How many addresses are in use, out of how many there are.
	FreeAddresses string `json:"free_addresses"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificNetChoiceKey: An attribute of Net that has a list of choices.
type SpecificNetChoiceKey = string

// SpecificNetDhcpEntry: DHCP as it is read. Parts of the net from which a DHCP server gives out addresses.
type SpecificNetDhcpEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type v4: Whether IPv4 addresses change or are kept for a known device.
	Type *Choice `json:"type"`
	// Type v6: How IPv6 addresses come about: by DHCPv6, by SLAAC, or both.
	Typev6 *Choice `json:"typev6"`
	// DHCP from: First address that the DHCP server gives out.
	RangeFrom string `json:"range_from"`
	// DHCP to: Last address that the DHCP server gives out.
	RangeTo string `json:"range_to"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificNetDhcpChoiceKey: An attribute of DHCP that has a list of choices.
type SpecificNetDhcpChoiceKey = string

// SpecificNetIpAddressesEntry: IP list as it is read. All addresses that devices have in this net, seen from the net.
type SpecificNetIpAddressesEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Protocol of the listed address.
	NetType *Choice `json:"net_type"`
	// Host address: The address itself, such as 192.168.10.21.
	Title string `json:"title"`
	// Object: Device that has the address, under the key that existing clients write.
	AssignedObject *ObjectReference `json:"assigned_object"`
	// Address allocation IPv4: How that device got its IPv4 address, such as DHCP or static.
	Ipv4Assignment *Choice `json:"ipv4_assignment"`
	// Address allocation IPv6: How that device got its IPv6 address, such as SLAAC or static.
	Ipv6Assignment *Choice `json:"ipv6_assignment"`
	// Object (ID): Device to which the address is assigned.
	Object *ObjectReference `json:"object"`
	// Open IP list: Place for a link to a page with the addresses of the net. It would lead to a page of a web interface, and
	// there is none here.
	IpAddressLink string `json:"ip_address_link"`
}

// SpecificNetIpAddressesChoiceKey: An attribute of IP list that has a list of choices.
type SpecificNetIpAddressesChoiceKey = string

// SpecificNetZoneEntry: Net zone as it is read. Parts of the net that belong to security zones, such as DMZ.
type SpecificNetZoneEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Net zone objekt: Object of the zone that the range belongs to.
	Zone *ObjectReference `json:"zone"`
	// Zone from: First address that lies in the zone.
	RangeFrom string `json:"range_from"`
	// Zone from (Long): The first address as one number, to sort and compare.
	RangeFromLong string `json:"range_from_long"`
	// Zone to: Last address that lies in the zone.
	RangeTo string `json:"range_to"`
	// Zone to (Long): The last address as one number, to sort and compare.
	RangeToLong string `json:"range_to_long"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificOperatingSystemEntry: Operating Systems as it is read. Facts on an operating system as such, wherever it is
// installed.
type SpecificOperatingSystemEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Specification: Capabilities and prerequisites of the software, such as supported platforms.
	Specification string `json:"specification"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Installation: Whether it is put on devices by hand or by software distribution.
	Installation *Choice `json:"installation"`
	// Registration key: Key to register the software with its vendor, where one covers all installations.
	RegistrationKey string `json:"registration_key"`
	// Install path: Folder in which installations usually lie, such as /opt/app.
	InstallPath string `json:"install_path"`
	// Amount of installations: On how many devices the software is installed.
	InstallationCount string `json:"installation_count"`
	// OS family: Lineage of the system, such as Linux, Windows or BSD.
	OsFamily string `json:"osFamily"`
	// OS type: Use it is made for, such as server, desktop or network device.
	SystemType string `json:"systemType"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificOperatingSystemChoiceKey: An attribute of Operating Systems that has a list of choices.
type SpecificOperatingSystemChoiceKey = string

// SpecificOrganizationEntry: Organization as it is read. Menu entry for everything about a company or authority; it shows its
// master data.
type SpecificOrganizationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Full name, such as Example Ltd.; the object is called the same.
	Title string `json:"title"`
	// Telephone: Number of the switchboard, such as +49 30 1234-0.
	Telephone string `json:"telephone"`
	// Fax: Number for faxes to the organisation.
	Fax string `json:"fax"`
	// Website: Address on the web, such as https://example.org.
	Website string `json:"website"`
	// Headquarter: Organisation that this one is a branch of.
	Headquarter *ObjectReference `json:"headquarter"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificOrganizationContactAssignmentEntry: Assigned Objects as it is read. Objects at which this organisation is named as a
// contact.
type SpecificOrganizationContactAssignmentEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned Objects: Object the organisation has to do with, such as a device it supplied.
	Object *ObjectReference `json:"object"`
	// Role: Relation of the organisation to that object, such as supplier.
	Role *Choice `json:"role"`
}

// SpecificOrganizationContactAssignmentChoiceKey: An attribute of Assigned Objects that has a list of choices.
type SpecificOrganizationContactAssignmentChoiceKey = string

// SpecificOrganizationMasterDataEntry: Master data as it is read. Name and reachability of a company, an authority or a
// customer.
type SpecificOrganizationMasterDataEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Full name, such as Example Ltd.; the object is called the same.
	Title string `json:"title"`
	// Telephone: Number of the switchboard, such as +49 30 1234-0.
	Telephone string `json:"telephone"`
	// Fax: Number for faxes to the organisation.
	Fax string `json:"fax"`
	// Website: Address on the web, such as https://example.org.
	Website string `json:"website"`
	// Headquarter: Organisation that this one is a branch of.
	Headquarter *ObjectReference `json:"headquarter"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificOrganizationPersonsEntry: Persons as it is read. People that work for this organisation, seen from its side.
type SpecificOrganizationPersonsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Persons: Member of staff; saving it here sets the organisation at the person.
	Object *ObjectReference `json:"object"`
	// Contact: The same person, under the key that some clients read.
	Contact *ObjectReference `json:"contact"`
}

// SpecificParallelRelationEntry: Parallel relations as it is read. Relations that stand in for each other, so that an outage
// counts only when too many are gone.
type SpecificParallelRelationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the bundle, such as Web server farm.
	Title string `json:"title"`
	// Minimum amount of active items: How many must work so that the whole works.
	Threshold string `json:"threshold"`
	// Parallel relations: Objects of the relations that share the load.
	RelPool []RelationReference `json:"rel_pool"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPduEntry: PDU as it is read. Power strip in a rack, as the software that watches it knows it.
type SpecificPduEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// PDU: Number or name of the strip there, such as 1.
	PduID string `json:"pdu_id"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPduBranchEntry: Branch as it is read. Circuits of a power strip, each with its own fuse and outlets.
type SpecificPduBranchEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// PDU: Number of the strip that the circuit belongs to.
	PduID NumberText `json:"pdu_id"`
	// Branch-ID: Number of the circuit on the strip.
	BranchID NumberText `json:"branch_id"`
	// Receptacles: How many outlets the circuit has.
	Receptables NumberText `json:"receptables"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPersonEntry: Persons as it is read. Menu entry for everything about a person; it shows name and reachability.
type SpecificPersonEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Further name of the person, for clients that send one.
	Title string `json:"title"`
	// Salutation: Form of address in letters, such as Ms or Mr.
	Salutation *Choice `json:"salutation"`
	// First name: Given name, such as Jane; it is part of the title of the object.
	FirstName string `json:"first_name"`
	// Last name: Family name, such as Doe; it is part of the title of the object.
	LastName string `json:"last_name"`
	// Academic degree: Degree that belongs to the name, such as Dr.
	AcademicDegree string `json:"academic_degree"`
	// Function: Work that the person does, such as database administration.
	Function string `json:"function"`
	// Service designation: Official rank, such as Senior Inspector.
	ServiceDesignation string `json:"service_designation"`
	// Street: Street and number the person is written to.
	Street string `json:"street"`
	// City: Town the person is written to.
	City string `json:"city"`
	// ZIP-Code: Postal code of that town, such as 10115.
	ZipCode string `json:"zip_code"`
	// E-mail address: Address the person is written to, such as jane.doe@example.org.
	Mail string `json:"mail"`
	// Telephone company: Number at work, such as +49 30 1234-215.
	PhoneCompany string `json:"phone_company"`
	// Telephone home: Private number, for emergencies.
	PhoneHome string `json:"phone_home"`
	// Cellphone: Number of the mobile phone, such as +49 170 1234567.
	PhoneMobile string `json:"phone_mobile"`
	// Fax: Number for faxes to the person.
	Fax string `json:"fax"`
	// Pager: Number of the radio receiver for on-call duty.
	Pager string `json:"pager"`
	// Personnel number: Number by which the human resources department knows the person.
	PersonnelNumber string `json:"personnel_number"`
	// Department: Part of the organisation, such as IT operations.
	Department string `json:"department"`
	// Organisation: Employer of the person.
	Organization *ObjectReference `json:"organization"`
	// ID: Number that a directory service would give the person. Only a directory gives this id, and none is connected.
	LdapID string `json:"ldap_id"`
	// DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
	LdapDn string `json:"ldap_dn"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Custom 1: Text with a meaning that your organisation decides on.
	Custom1 string `json:"custom_1"`
	// Custom 2: Text with a meaning that your organisation decides on.
	Custom2 string `json:"custom_2"`
	// Custom 3: Text with a meaning that your organisation decides on.
	Custom3 string `json:"custom_3"`
	// Custom 4: Text with a meaning that your organisation decides on.
	Custom4 string `json:"custom_4"`
	// Custom 5: Text with a meaning that your organisation decides on.
	Custom5 string `json:"custom_5"`
	// Custom 6: Text with a meaning that your organisation decides on.
	Custom6 string `json:"custom_6"`
	// Custom 7: Text with a meaning that your organisation decides on.
	Custom7 string `json:"custom_7"`
	// Custom 8: Text with a meaning that your organisation decides on.
	Custom8 string `json:"custom_8"`
}

// SpecificPersonChoiceKey: An attribute of Persons that has a list of choices.
type SpecificPersonChoiceKey = string

// SpecificPersonAssignedGroupsEntry: Person group memberships as it is read. Groups that this person belongs to, and whose
// rights the person therefore has.
type SpecificPersonAssignedGroupsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Person group memberships: Team or department that counts the person among its members.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Role: Task of the person in the group, such as administrator.
	Role *Choice `json:"role"`
	// Contact: The same group, under the key that some clients read.
	Contact *ObjectReference `json:"contact"`
}

// SpecificPersonAssignedGroupsChoiceKey: An attribute of Person group memberships that has a list of choices.
type SpecificPersonAssignedGroupsChoiceKey = string

// SpecificPersonContactAssignmentEntry: Assigned Objects as it is read. Objects at which this person is named as a contact.
type SpecificPersonContactAssignmentEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object: Device, service or other thing the person is responsible for or uses.
	Object *ObjectReference `json:"object"`
	// Object type: Kind of thing that the person has to do with, such as server or room.
	ObjectType *Choice `json:"object_type"`
	// Role: Relation of the person to that object, such as administrator or user.
	Role *Choice `json:"role"`
	// Primary contact: Whether the person is the one to call first there.
	PrimaryContact YesNo `json:"primary_contact"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPersonContactAssignmentChoiceKey: An attribute of Assigned Objects that has a list of choices.
type SpecificPersonContactAssignmentChoiceKey = string

// SpecificPersonGroupEntry: Person groups as it is read. Menu entry for everything about a group of people; it shows its name
// and address.
type SpecificPersonGroupEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the group, such as Network team; the object is called the same.
	Title string `json:"title"`
	// E-Mail: Address that reaches all members, such as network@example.org.
	EmailAddress string `json:"email_address"`
	// Phone: Number of the hotline or the shared line.
	Phone string `json:"phone"`
	// LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
	LdapGroup string `json:"ldap_group"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPersonGroupContactAssignmentEntry: Assigned Objects as it is read. Objects at which this group of people is named as
// a contact.
type SpecificPersonGroupContactAssignmentEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object: Device, service or other thing the group takes care of.
	Object *ObjectReference `json:"object"`
	// Object type: Kind of thing that the group takes care of, such as server.
	ObjectType *Choice `json:"object_type"`
	// Role: Relation of the group to that object, such as administrator.
	Role *Choice `json:"role"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPersonGroupContactAssignmentChoiceKey: An attribute of Assigned Objects that has a list of choices.
type SpecificPersonGroupContactAssignmentChoiceKey = string

// SpecificPersonGroupMasterEntry: Master Data as it is read. Name and reachability of a team, a department or a group with
// common rights.
type SpecificPersonGroupMasterEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the group, such as Network team; the object is called the same.
	Title string `json:"title"`
	// E-Mail: Address that reaches all members, such as network@example.org.
	EmailAddress string `json:"email_address"`
	// Phone: Number of the hotline or the shared line.
	Phone string `json:"phone"`
	// LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
	LdapGroup string `json:"ldap_group"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPersonGroupMembersEntry: Members as it is read. People that belong to this group, with the most important of their
// data.
type SpecificPersonGroupMembersEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// First name: Given name, taken from the person.
	FirstName string `json:"first_name"`
	// Last name: Family name, taken from the person.
	LastName string `json:"last_name"`
	// Department: Part of the organisation the person works in.
	Department string `json:"department"`
	// Telephone company: Office number, taken from the person.
	PhoneCompany string `json:"phone_company"`
	// E-Mail: Mail address, taken from the person.
	EmailAddress string `json:"email_address"`
	// Organisation: Company the person works for.
	Organization *ObjectReference `json:"organization"`
	// Title: Further name, taken from the person.
	Title string `json:"title"`
	// Members: Person that belongs to the group.
	ConnectedObject *ObjectReference `json:"connected_object"`
	// Members: Names of everybody in the group on one line.
	Members string `json:"members"`
	// Member count: How many people the group has.
	MembersCount string `json:"membersCount"`
}

// SpecificPersonLoginEntry: Login as it is read. Name and password by which a person signs in to this service.
type SpecificPersonLoginEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Disable login: Keeps the person from signing in, without deleting anything.
	DisabledLogin YesNo `json:"disabled_login"`
	// User name: Name to sign in with, such as jdoe.
	Title string `json:"title"`
	// Password: Secret to sign in with, at least 12 characters, no common one; kept as a hash and never returned.
	UserPass string `json:"user_pass"`
	// Password: The secret once more, as forms send it to rule out typing errors.
	UserPass2 string `json:"user_pass2"`
	// E-mail address for password reset: Address of the person in case the secret is forgotten.
	EmailAddress string `json:"email_address"`
	// Last login: Moment the person last signed in.
	LastLogin string `json:"last_login"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPersonMasterEntry: Master Data as it is read. Name, reachability and place in the organisation of a person.
type SpecificPersonMasterEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Further name of the person, for clients that send one.
	Title string `json:"title"`
	// Salutation: Form of address in letters, such as Ms or Mr.
	Salutation *Choice `json:"salutation"`
	// First name: Given name, such as Jane; it is part of the title of the object.
	FirstName string `json:"first_name"`
	// Last name: Family name, such as Doe; it is part of the title of the object.
	LastName string `json:"last_name"`
	// Academic degree: Degree that belongs to the name, such as Dr.
	AcademicDegree string `json:"academic_degree"`
	// Function: Work that the person does, such as database administration.
	Function string `json:"function"`
	// Service designation: Official rank, such as Senior Inspector.
	ServiceDesignation string `json:"service_designation"`
	// Street: Street and number the person is written to.
	Street string `json:"street"`
	// City: Town the person is written to.
	City string `json:"city"`
	// ZIP-Code: Postal code of that town, such as 10115.
	ZipCode string `json:"zip_code"`
	// E-mail address: Address the person is written to, such as jane.doe@example.org.
	Mail string `json:"mail"`
	// Telephone company: Number at work, such as +49 30 1234-215.
	PhoneCompany string `json:"phone_company"`
	// Telephone home: Private number, for emergencies.
	PhoneHome string `json:"phone_home"`
	// Cellphone: Number of the mobile phone, such as +49 170 1234567.
	PhoneMobile string `json:"phone_mobile"`
	// Fax: Number for faxes to the person.
	Fax string `json:"fax"`
	// Pager: Number of the radio receiver for on-call duty.
	Pager string `json:"pager"`
	// Personnel number: Number by which the human resources department knows the person.
	PersonnelNumber string `json:"personnel_number"`
	// Department: Part of the organisation, such as IT operations.
	Department string `json:"department"`
	// Organisation: Employer of the person.
	Organization *ObjectReference `json:"organization"`
	// ID: Number that a directory service would give the person. Only a directory gives this id, and none is connected.
	LdapID string `json:"ldap_id"`
	// DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
	LdapDn string `json:"ldap_dn"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
	// Custom 1: Text with a meaning that your organisation decides on.
	Custom1 string `json:"custom_1"`
	// Custom 2: Text with a meaning that your organisation decides on.
	Custom2 string `json:"custom_2"`
	// Custom 3: Text with a meaning that your organisation decides on.
	Custom3 string `json:"custom_3"`
	// Custom 4: Text with a meaning that your organisation decides on.
	Custom4 string `json:"custom_4"`
	// Custom 5: Text with a meaning that your organisation decides on.
	Custom5 string `json:"custom_5"`
	// Custom 6: Text with a meaning that your organisation decides on.
	Custom6 string `json:"custom_6"`
	// Custom 7: Text with a meaning that your organisation decides on.
	Custom7 string `json:"custom_7"`
	// Custom 8: Text with a meaning that your organisation decides on.
	Custom8 string `json:"custom_8"`
}

// SpecificPersonMasterChoiceKey: An attribute of Master Data that has a list of choices.
type SpecificPersonMasterChoiceKey = string

// SpecificPrtEntry: Printer as it is read. Kind and features of a printer, for drivers and supplies.
type SpecificPrtEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Printing process, such as laser or inkjet.
	Type *Choice `json:"type"`
	// Color: Whether it prints more than black.
	IsColor YesNo `json:"is_color"`
	// Duplex: Whether it prints on both sides of the paper.
	IsDuplex YesNo `json:"is_duplex"`
	// Emulation: Language that it understands, such as PostScript or PCL.
	Emulation *Choice `json:"emulation"`
	// Paper format: Largest sheet that it takes, such as A3.
	PaperFormat *Choice `json:"paper_format"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificPrtChoiceKey: An attribute of Printer that has a list of choices.
type SpecificPrtChoiceKey = string

// SpecificRelationDetailsEntry: Relation details as it is read. Both sides, meaning and weight of the relation that this object
// stands for.
type SpecificRelationDetailsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Object1: First side of the relation, from which it is read.
	Object1 *ObjectReference `json:"object1"`
	// Object2: Second side of the relation, to which it leads.
	Object2 *ObjectReference `json:"object2"`
	// Service: Service to which the relation is limited.
	Itservice *ObjectReference `json:"itservice"`
	// Relation type: Meaning of the relation between the two.
	RelationType *Choice `json:"relation_type"`
	// Weighting: How strongly a failure passes from one side to the other, from 1 (most) to 10 (least).
	Weighting *Choice `json:"weighting"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificRelationDetailsChoiceKey: An attribute of Relation details that has a list of choices.
type SpecificRelationDetailsChoiceKey = string

// SpecificReplicationEntry: Replication as it is read. How copies of a database or directory are kept equal.
type SpecificReplicationEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Replication mechanism: Technique of copying, such as streaming replication or log shipping.
	ReplicationMechanism *Choice `json:"replication_mechanism"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificReplicationChoiceKey: An attribute of Replication that has a list of choices.
type SpecificReplicationChoiceKey = string

// SpecificReplicationPartnerEntry: Replication partner as it is read. Other copies that this one exchanges changes with.
type SpecificReplicationPartnerEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Replication type: Whether the other copy gives changes or takes them.
	Type *Choice `json:"type"`
	// Replication partner: Object that holds the other copy.
	ReplicationPartner *ObjectReference `json:"replication_partner"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificReplicationPartnerChoiceKey: An attribute of Replication partner that has a list of choices.
type SpecificReplicationPartnerChoiceKey = string

// SpecificRoomEntry: Room as it is read. Where in the building the room is, and what it is used for.
type SpecificRoomEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Use of the room, such as office or server room.
	Type *Choice `json:"type"`
	// Room number: Sign at the door, such as 2.14.
	Number string `json:"number"`
	// Floor: Storey, such as 2 or ground floor.
	Floor string `json:"floor"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificRoomChoiceKey: An attribute of Room that has a list of choices.
type SpecificRoomChoiceKey = string

// SpecificRouterEntry: Routing as it is read. How this router learns its routes, and over which addresses it passes packets on.
type SpecificRouterEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Routing protocol: Way in which routes are learned, such as OSPF, BGP or by hand.
	RoutingProtocol *Choice `json:"routing_protocol"`
	// Gateway address: Addresses of this router that hosts use to leave their net.
	GatewayAddress []EntryReference `json:"gateway_address"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificRouterChoiceKey: An attribute of Routing that has a list of choices.
type SpecificRouterChoiceKey = string

// SpecificSanZoningEntry: SAN Zoning as it is read. Ports of the storage network that may see each other.
type SpecificSanZoningEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the zone in the fabric, such as Z_ESX1_STORE1.
	Title string `json:"title"`
	// Members: FC ports of servers and storage systems in the zone.
	Members []EntryReference `json:"members"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificServiceEntry: Services as it is read. Facts on a system service, such as a web or mail server, wherever it is
// installed.
type SpecificServiceEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Specification: Capabilities and prerequisites of the software, such as supported platforms.
	Specification string `json:"specification"`
	// Manufacturer: Company that makes the product, such as Cisco or Microsoft.
	Manufacturer *Choice `json:"manufacturer"`
	// Installation: Whether it is put on devices by hand or by software distribution.
	Installation *Choice `json:"installation"`
	// Registration key: Key to register the software with its vendor, where one covers all installations.
	RegistrationKey string `json:"registration_key"`
	// Install path: Folder in which installations usually lie, such as /opt/app.
	InstallPath string `json:"install_path"`
	// Amount of installations: On how many devices the software is installed.
	InstallationCount string `json:"installation_count"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificServiceChoiceKey: An attribute of Services that has a list of choices.
type SpecificServiceChoiceKey = string

// SpecificSwitchFcEntry: FC switch as it is read. Place of this switch in the fabric of the storage network.
type SpecificSwitchFcEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Title: Name of the fabric, such as Fabric A.
	Title string `json:"title"`
	// Active: Whether the switch passes on traffic, or stands by.
	IsActive YesNo `json:"is_active"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificSwitchNetEntry: Switch as it is read. How this network switch spreads VLANs and avoids loops.
type SpecificSwitchNetEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// VLAN management protocol: Protocol by which switches agree on VLANs, such as VTPv3.
	Vlan *Choice `json:"vlan"`
	// Role: Whether it gives VLANs to other switches or takes them.
	Role *Choice `json:"role"`
	// Spanning Tree: Protocol against loops, such as RSTP.
	SpanningTree *Choice `json:"spanning_tree"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificSwitchNetChoiceKey: An attribute of Switch that has a list of choices.
type SpecificSwitchNetChoiceKey = string

// SpecificUpsEntry: Uninterruptible power supply as it is read. Batteries of a UPS, and how long they bridge an outage.
type SpecificUpsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Type: Whether devices always run through it, or only when power fails.
	Type *Choice `json:"type"`
	// Battery type: Kind of battery to order, such as RBC43 or lead-acid 12 V 9 Ah.
	BatteryType *Choice `json:"battery_type"`
	// Quantity: How many batteries are in it.
	Amount NumberText `json:"amount"`
	// Charge time: How long charging takes once they are empty.
	ChargeTime *Quantity `json:"charge_time"`
	// Unit: Unit of the time for charging, such as hours.
	ChargeTimeUnit *Choice `json:"charge_time_unit"`
	// Runtime under full load: How long it carries all devices without mains power.
	AutonomyTime *Quantity `json:"autonomy_time"`
	// Unit: Unit of the time without mains power, such as minutes.
	AutonomyTimeUnit *Choice `json:"autonomy_time_unit"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificUpsChoiceKey: An attribute of Uninterruptible power supply that has a list of choices.
type SpecificUpsChoiceKey = string

// SpecificWanEntry: WAN as it is read. Use, technology and bandwidth of a wide area line.
type SpecificWanEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Role: Whether it is the usual way or the one that steps in.
	Role *Choice `json:"role"`
	// Type: Technology of this line, such as ATM or xDSL.
	Type *Choice `json:"type"`
	// Capacity: Bandwidth of this line, in the unit stated beside it.
	Capacity *Quantity `json:"capacity"`
	// Capacity unit: Unit of the bandwidth of this line, such as MBit.
	CapacityUnit *Choice `json:"capacity_unit"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificWanChoiceKey: An attribute of WAN that has a list of choices.
type SpecificWanChoiceKey = string

// SpecificWsEntry: Wiring System as it is read. Menu entry for the cabling of a building; it shows what kind of net it carries.
type SpecificWsEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
	Title *Choice `json:"title"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificWsChoiceKey: An attribute of Wiring System that has a list of choices.
type SpecificWsChoiceKey = string

// SpecificWsAssignmentEntry: Assigned objects as it is read. Cables that belong to this cabling.
type SpecificWsAssignmentEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Assigned Objects: Cable that is laid as part of it.
	ConnectedObject *ObjectReference `json:"connected_object"`
}

// SpecificWsNetTypeEntry: Net type as it is read. Purpose that the cabling of the building serves.
type SpecificWsNetTypeEntry struct {
	// The id of the entry.
	ID DigitText `json:"id"`
	// The id of its object.
	ObjID DigitText `json:"objID"`
	// Its revision, where the call asks for it.
	Revision *Revision `json:"revision,omitempty"`
	// Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
	Title *Choice `json:"title"`
	// Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
	Description string `json:"description"`
}

// SpecificWsNetTypeChoiceKey: An attribute of Net type that has a list of choices.
type SpecificWsNetTypeChoiceKey = string

// Constants of the catalogue, as the service knows them.

const C__CATG__ACCESS = "C__CATG__ACCESS"
const C__CATG__ACCOUNTING = "C__CATG__ACCOUNTING"
const C__CATG__ADDRESS = "C__CATG__ADDRESS"
const C__CATG__AIRCRAFT = "C__CATG__AIRCRAFT"
const C__CATG__APPLICATION = "C__CATG__APPLICATION"
const C__CATG__ASSIGNED_CARDS = "C__CATG__ASSIGNED_CARDS"
const C__CATG__ASSIGNED_LOGICAL_UNIT = "C__CATG__ASSIGNED_LOGICAL_UNIT"
const C__CATG__ASSIGNED_SIM_CARDS = "C__CATG__ASSIGNED_SIM_CARDS"
const C__CATG__ASSIGNED_SUBSCRIPTIONS = "C__CATG__ASSIGNED_SUBSCRIPTIONS"
const C__CATG__ASSIGNED_USERS = "C__CATG__ASSIGNED_USERS"
const C__CATG__ASSIGNED_WORKSTATION = "C__CATG__ASSIGNED_WORKSTATION"
const C__CATG__AUDIT = "C__CATG__AUDIT"
const C__CATG__BACKUP = "C__CATG__BACKUP"
const C__CATG__BACKUP__ASSIGNED_OBJECTS = "C__CATG__BACKUP__ASSIGNED_OBJECTS"
const C__CATG__CABLE = "C__CATG__CABLE"
const C__CATG__CARDS = "C__CATG__CARDS"
const C__CATG__CERTIFICATE = "C__CATG__CERTIFICATE"
const C__CATG__CLOUD_SUBSCRIPTIONS = "C__CATG__CLOUD_SUBSCRIPTIONS"
const C__CATG__CLUSTER = "C__CATG__CLUSTER"
const C__CATS__CLUSTER = "C__CATS__CLUSTER"
const C__CATG__CLUSTER_ADM_SERVICE = "C__CATG__CLUSTER_ADM_SERVICE"
const C__CATG__CLUSTER_MEMBERS = "C__CATG__CLUSTER_MEMBERS"
const C__CATG__CLUSTER_MEMBERSHIPS = "C__CATG__CLUSTER_MEMBERSHIPS"
const C__CATG__CLUSTER_ROOT = "C__CATG__CLUSTER_ROOT"
const C__CATG__CLUSTER_SERVICE = "C__CATG__CLUSTER_SERVICE"
const C__CATG__COMPUTING_RESOURCES = "C__CATG__COMPUTING_RESOURCES"
const C__CATG__CONNECTOR = "C__CATG__CONNECTOR"
const C__CATG__CONTACT = "C__CATG__CONTACT"
const C__CATG__CONTRACT_ASSIGNMENT = "C__CATG__CONTRACT_ASSIGNMENT"
const C__CATG__CONTROLLER = "C__CATG__CONTROLLER"
const C__CATG__CONTROLLER_FC_PORT = "C__CATG__CONTROLLER_FC_PORT"
const C__CATG__CPU = "C__CATG__CPU"
const C__CATG__CUSTOM_FIELDS = "C__CATG__CUSTOM_FIELDS"
const C__CATG__CUSTOM_FIELDS_EXAMPLE = "C__CATG__CUSTOM_FIELDS_EXAMPLE"
const C__CATG__DATABASE = "C__CATG__DATABASE"
const C__CATG__DATABASE_ASSIGNMENT = "C__CATG__DATABASE_ASSIGNMENT"
const C__CATG__DATABASE_SA = "C__CATG__DATABASE_SA"
const C__CATG__DATABASE_TABLE = "C__CATG__DATABASE_TABLE"
const C__CATG__DRIVE = "C__CATG__DRIVE"
const C__CATG__EMERGENCY_PLAN = "C__CATG__EMERGENCY_PLAN"
const C__CATG__FIBER_LEAD = "C__CATG__FIBER_LEAD"
const C__CATG__FILE = "C__CATG__FILE"
const C__CATG__FORMFACTOR = "C__CATG__FORMFACTOR"
const C__CATG__GLOBAL = "C__CATG__GLOBAL"
const C__CATG__GRAPHIC = "C__CATG__GRAPHIC"
const C__CATG__GROUP_MEMBERSHIPS = "C__CATG__GROUP_MEMBERSHIPS"
const C__CATG__GUEST_SYSTEMS = "C__CATG__GUEST_SYSTEMS"
const C__CATG__HBA = "C__CATG__HBA"
const C__CATG__IDENTIFIER = "C__CATG__IDENTIFIER"
const C__CATG__IMAGE = "C__CATG__IMAGE"
const C__CATG__IMAGES = "C__CATG__IMAGES"
const C__CATG__INVOICE = "C__CATG__INVOICE"
const C__CATG__IP = "C__CATG__IP"
const C__CATG__ITS_LOGBOOK = "C__CATG__ITS_LOGBOOK"
const C__CATG__ITS_TYPE = "C__CATG__ITS_TYPE"
const C__CATG__IT_SERVICE = "C__CATG__IT_SERVICE"
const C__CATG__IT_SERVICE_COMPONENTS = "C__CATG__IT_SERVICE_COMPONENTS"
const C__CATG__IT_SERVICE_RELATIONS = "C__CATG__IT_SERVICE_RELATIONS"
const C__CATG__JDISC_CA = "C__CATG__JDISC_CA"
const C__CATG__LAST_LOGIN_USER = "C__CATG__LAST_LOGIN_USER"
const C__CATG__LDAP_DN = "C__CATG__LDAP_DN"
const C__CATG__LDEV_CLIENT = "C__CATG__LDEV_CLIENT"
const C__CATG__LDEV_SERVER = "C__CATG__LDEV_SERVER"
const C__CATG__LIVESTATUS = "C__CATG__LIVESTATUS"
const C__CATG__LOCATION = "C__CATG__LOCATION"
const C__CATG__LOGBOOK = "C__CATG__LOGBOOK"
const C__CATG__LOGICAL_UNIT = "C__CATG__LOGICAL_UNIT"
const C__CATG__MAIL_ADDRESSES = "C__CATG__MAIL_ADDRESSES"
const C__CATG__MANAGED_OBJECTS = "C__CATG__MANAGED_OBJECTS"
const C__CATG__MANUAL = "C__CATG__MANUAL"
const C__CATG__MEMORY = "C__CATG__MEMORY"
const C__CATG__MODEL = "C__CATG__MODEL"
const C__CATG__MONITORING = "C__CATG__MONITORING"
const C__CATG__NDO = "C__CATG__NDO"
const C__CATG__NETWORK = "C__CATG__NETWORK"
const C__CATG__NETWORK_INTERFACE = "C__CATG__NETWORK_INTERFACE"
const C__CATG__NETWORK_LOG_PORT = "C__CATG__NETWORK_LOG_PORT"
const C__CATG__NETWORK_PORT = "C__CATG__NETWORK_PORT"
const C__CATG__NET_CONNECTIONS_FOLDER = "C__CATG__NET_CONNECTIONS_FOLDER"
const C__CATG__NET_CONNECTOR = "C__CATG__NET_CONNECTOR"
const C__CATG__NET_LISTENER = "C__CATG__NET_LISTENER"
const C__CATG__NET_ZONE = "C__CATG__NET_ZONE"
const C__CATG__NET_ZONE_OPTIONS = "C__CATG__NET_ZONE_OPTIONS"
const C__CATG__NET_ZONE_SCOPES = "C__CATG__NET_ZONE_SCOPES"
const C__CATG__OBJECT = "C__CATG__OBJECT"
const C__CATG__OPERATING_SYSTEM = "C__CATG__OPERATING_SYSTEM"
const C__CATG__PASSWD = "C__CATG__PASSWD"
const C__CATG__PERSON_ASSIGNED_WORKSTATION = "C__CATG__PERSON_ASSIGNED_WORKSTATION"
const C__CATG__PLANNING = "C__CATG__PLANNING"
const C__CATG__POWER_CONSUMER = "C__CATG__POWER_CONSUMER"
const C__CATG__POWER_SUPPLIER = "C__CATG__POWER_SUPPLIER"
const C__CATG__QINQ_CE = "C__CATG__QINQ_CE"
const C__CATG__QINQ_SP = "C__CATG__QINQ_SP"
const C__CATG__RAID = "C__CATG__RAID"
const C__CATG__RELATION = "C__CATG__RELATION"
const C__CATG__RM_CONTROLLER = "C__CATG__RM_CONTROLLER"
const C__CATG__RM_CONTROLLER_BACKWARD = "C__CATG__RM_CONTROLLER_BACKWARD"
const C__CATG__SERVICE = "C__CATG__SERVICE"
const C__CATG__SHARES = "C__CATG__SHARES"
const C__CATG__SHARE_ACCESS = "C__CATG__SHARE_ACCESS"
const C__CATG__SIM = "C__CATG__SIM"
const C__CATG__SIM_CARD = "C__CATG__SIM_CARD"
const C__CATG__SLA = "C__CATG__SLA"
const C__CATG__SMARTCARD_CERTIFICATE = "C__CATG__SMARTCARD_CERTIFICATE"
const C__CATG__SNMP = "C__CATG__SNMP"
const C__CATG__SOA_STACKS = "C__CATG__SOA_STACKS"
const C__CATG__SOUND = "C__CATG__SOUND"
const C__CATG__STACK_MEMBER = "C__CATG__STACK_MEMBER"
const C__CATG__STORAGE_DEVICE = "C__CATG__STORAGE_DEVICE"
const C__CATG__SUPPORT_ENTITLEMENT = "C__CATG__SUPPORT_ENTITLEMENT"
const C__CATG__TELEPHONE_FAX = "C__CATG__TELEPHONE_FAX"
const C__CATG__TSI_SERVICE = "C__CATG__TSI_SERVICE"
const C__CATG__UNIVERSAL_INTERFACE = "C__CATG__UNIVERSAL_INTERFACE"
const C__CATG__VEHICLE = "C__CATG__VEHICLE"
const C__CATG__VERSION = "C__CATG__VERSION"
const C__CATG__VIRTUAL_DEVICE = "C__CATG__VIRTUAL_DEVICE"
const C__CATG__VIRTUAL_HOST = "C__CATG__VIRTUAL_HOST"
const C__CATG__VIRTUAL_HOST_ROOT = "C__CATG__VIRTUAL_HOST_ROOT"
const C__CATG__VIRTUAL_MACHINE = "C__CATG__VIRTUAL_MACHINE"
const C__CATG__VIRTUAL_MACHINE__ROOT = "C__CATG__VIRTUAL_MACHINE__ROOT"
const C__CATG__VIRTUAL_SWITCH = "C__CATG__VIRTUAL_SWITCH"
const C__CATG__VOIP_PHONE = "C__CATG__VOIP_PHONE"
const C__CATG__VOIP_PHONE_LINE = "C__CATG__VOIP_PHONE_LINE"
const C__CATG__VRRP = "C__CATG__VRRP"
const C__CATG__VRRP_MEMBER = "C__CATG__VRRP_MEMBER"
const C__CATG__WAN = "C__CATG__WAN"
const C__CATS__AC = "C__CATS__AC"
const C__CATS__ACCESS_POINT = "C__CATS__ACCESS_POINT"
const C__CATS__APPLICATION = "C__CATS__APPLICATION"
const C__CATS__APPLICATION_ASSIGNED_OBJ = "C__CATS__APPLICATION_ASSIGNED_OBJ"
const C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ = "C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"
const C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ = "C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"
const C__CATS__APPLICATION_VARIANT = "C__CATS__APPLICATION_VARIANT"
const C__CATS__CELL_PHONE_CONTRACT = "C__CATS__CELL_PHONE_CONTRACT"
const C__CATS__CHASSIS = "C__CATS__CHASSIS"
const C__CATS__CHASSIS_DEVICES = "C__CATS__CHASSIS_DEVICES"
const C__CATS__CHASSIS_SLOT = "C__CATS__CHASSIS_SLOT"
const C__CATS__CHASSIS_VIEW = "C__CATS__CHASSIS_VIEW"
const C__CATS__CLIENT = "C__CATS__CLIENT"
const C__CATS__CLUSTER_SERVICE = "C__CATS__CLUSTER_SERVICE"
const C__CATS__CONTRACT = "C__CATS__CONTRACT"
const C__CATS__CONTRACT_ALLOCATION = "C__CATS__CONTRACT_ALLOCATION"
const C__CATS__CONTRACT_INFORMATION = "C__CATS__CONTRACT_INFORMATION"
const C__CATS__DATABASE_ACCESS = "C__CATS__DATABASE_ACCESS"
const C__CATS__DATABASE_GATEWAY = "C__CATS__DATABASE_GATEWAY"
const C__CATS__DATABASE_INSTALLATION = "C__CATS__DATABASE_INSTALLATION"
const C__CATS__DATABASE_INSTANCE = "C__CATS__DATABASE_INSTANCE"
const C__CATS__DATABASE_LINKS = "C__CATS__DATABASE_LINKS"
const C__CATS__DATABASE_OBJECTS = "C__CATS__DATABASE_OBJECTS"
const C__CATS__DATABASE_SCHEMA = "C__CATS__DATABASE_SCHEMA"
const C__CATS__DBMS = "C__CATS__DBMS"
const C__CATS__EMERGENCY_PLAN = "C__CATS__EMERGENCY_PLAN"
const C__CATS__EMERGENCY_PLAN_ATTRIBUTE = "C__CATS__EMERGENCY_PLAN_ATTRIBUTE"
const C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS = "C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"
const C__CATS__ENCLOSURE = "C__CATS__ENCLOSURE"
const C__CATS__EPS = "C__CATS__EPS"
const C__CATS__FILE = "C__CATS__FILE"
const C__CATS__FILE_ACTUAL = "C__CATS__FILE_ACTUAL"
const C__CATS__FILE_OBJECTS = "C__CATS__FILE_OBJECTS"
const C__CATS__FILE_VERSIONS = "C__CATS__FILE_VERSIONS"
const C__CATS__GROUP = "C__CATS__GROUP"
const C__CATS__GROUP_TYPE = "C__CATS__GROUP_TYPE"
const C__CATS__KRYPTO_CARD = "C__CATS__KRYPTO_CARD"
const C__CATS__LAYER2_NET = "C__CATS__LAYER2_NET"
const C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS = "C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"
const C__CATS__LAYER2_NET_ASSIGNED_PORTS = "C__CATS__LAYER2_NET_ASSIGNED_PORTS"
const C__CATS__LICENCE_LIST = "C__CATS__LICENCE_LIST"
const C__CATS__MIDDLEWARE = "C__CATS__MIDDLEWARE"
const C__CATS__MONITOR = "C__CATS__MONITOR"
const C__CATS__NET = "C__CATS__NET"
const C__CATS__NET_DHCP = "C__CATS__NET_DHCP"
const C__CATS__NET_IP_ADDRESSES = "C__CATS__NET_IP_ADDRESSES"
const C__CATS__NET_ZONE = "C__CATS__NET_ZONE"
const C__CATS__OPERATING_SYSTEM = "C__CATS__OPERATING_SYSTEM"
const C__CATS__ORGANIZATION = "C__CATS__ORGANIZATION"
const C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT = "C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"
const C__CATS__ORGANIZATION_MASTER_DATA = "C__CATS__ORGANIZATION_MASTER_DATA"
const C__CATS__ORGANIZATION_PERSONS = "C__CATS__ORGANIZATION_PERSONS"
const C__CATS__PARALLEL_RELATION = "C__CATS__PARALLEL_RELATION"
const C__CATS__PDU = "C__CATS__PDU"
const C__CATS__PDU_BRANCH = "C__CATS__PDU_BRANCH"
const C__CATS__PERSON = "C__CATS__PERSON"
const C__CATS__PERSON_ASSIGNED_GROUPS = "C__CATS__PERSON_ASSIGNED_GROUPS"
const C__CATS__PERSON_CONTACT_ASSIGNMENT = "C__CATS__PERSON_CONTACT_ASSIGNMENT"
const C__CATS__PERSON_GROUP = "C__CATS__PERSON_GROUP"
const C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT = "C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"
const C__CATS__PERSON_GROUP_MASTER = "C__CATS__PERSON_GROUP_MASTER"
const C__CATS__PERSON_GROUP_MEMBERS = "C__CATS__PERSON_GROUP_MEMBERS"
const C__CATS__PERSON_LOGIN = "C__CATS__PERSON_LOGIN"
const C__CATS__PERSON_MASTER = "C__CATS__PERSON_MASTER"
const C__CATS__PRT = "C__CATS__PRT"
const C__CATS__RELATION_DETAILS = "C__CATS__RELATION_DETAILS"
const C__CATS__REPLICATION = "C__CATS__REPLICATION"
const C__CATS__REPLICATION_PARTNER = "C__CATS__REPLICATION_PARTNER"
const C__CATS__ROOM = "C__CATS__ROOM"
const C__CATS__ROUTER = "C__CATS__ROUTER"
const C__CATS__SAN_ZONING = "C__CATS__SAN_ZONING"
const C__CATS__SERVICE = "C__CATS__SERVICE"
const C__CATS__SWITCH_FC = "C__CATS__SWITCH_FC"
const C__CATS__SWITCH_NET = "C__CATS__SWITCH_NET"
const C__CATS__UPS = "C__CATS__UPS"
const C__CATS__WAN = "C__CATS__WAN"
const C__CATS__WS = "C__CATS__WS"
const C__CATS__WS_ASSIGNMENT = "C__CATS__WS_ASSIGNMENT"
const C__CATS__WS_NET_TYPE = "C__CATS__WS_NET_TYPE"
const C__RECORD_STATUS__NORMAL = "C__RECORD_STATUS__NORMAL"
const C__RECORD_STATUS__ARCHIVED = "C__RECORD_STATUS__ARCHIVED"
const C__RECORD_STATUS__DELETED = "C__RECORD_STATUS__DELETED"
const C__RECORD_STATUS__BIRTH = "C__RECORD_STATUS__BIRTH"
const C__RECORD_STATUS__TEMPLATE = "C__RECORD_STATUS__TEMPLATE"
const C__RECORD_STATUS__MASS_CHANGES_TEMPLATE = "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE"
const C__OBJTYPE__SERVICE = "C__OBJTYPE__SERVICE"
const C__OBJTYPE__APPLICATION = "C__OBJTYPE__APPLICATION"
const C__OBJTYPE__BUILDING = "C__OBJTYPE__BUILDING"
const C__OBJTYPE__ENCLOSURE = "C__OBJTYPE__ENCLOSURE"
const C__OBJTYPE__SERVER = "C__OBJTYPE__SERVER"
const C__OBJTYPE__SWITCH = "C__OBJTYPE__SWITCH"
const C__OBJTYPE__ROUTER = "C__OBJTYPE__ROUTER"
const C__OBJTYPE__FC_SWITCH = "C__OBJTYPE__FC_SWITCH"
const C__OBJTYPE__SAN = "C__OBJTYPE__SAN"
const C__OBJTYPE__CLIENT = "C__OBJTYPE__CLIENT"
const C__OBJTYPE__PRINTER = "C__OBJTYPE__PRINTER"
const C__OBJTYPE__AIR_CONDITION_SYSTEM = "C__OBJTYPE__AIR_CONDITION_SYSTEM"
const C__OBJTYPE__WAN = "C__OBJTYPE__WAN"
const C__OBJTYPE__EMERGENCY_PLAN = "C__OBJTYPE__EMERGENCY_PLAN"
const C__OBJTYPE__KVM_SWITCH = "C__OBJTYPE__KVM_SWITCH"
const C__OBJTYPE__MONITOR = "C__OBJTYPE__MONITOR"
const C__OBJTYPE__APPLIANCE = "C__OBJTYPE__APPLIANCE"
const C__OBJTYPE__TELEPHONE_SYSTEM = "C__OBJTYPE__TELEPHONE_SYSTEM"
const C__OBJTYPE__PRINTBOX = "C__OBJTYPE__PRINTBOX"
const C__OBJTYPE__ROOM = "C__OBJTYPE__ROOM"
const C__OBJTYPE__ACCESS_POINT = "C__OBJTYPE__ACCESS_POINT"
const C__OBJTYPE__MAINTENANCE = "C__OBJTYPE__MAINTENANCE"
const C__OBJTYPE__FILE = "C__OBJTYPE__FILE"
const C__OBJTYPE__LOCATION_GENERIC = "C__OBJTYPE__LOCATION_GENERIC"
const C__OBJTYPE__LAYER3_NET = "C__OBJTYPE__LAYER3_NET"
const C__OBJTYPE__CELL_PHONE_CONTRACT = "C__OBJTYPE__CELL_PHONE_CONTRACT"
const C__OBJTYPE__LICENCE = "C__OBJTYPE__LICENCE"
const C__OBJTYPE__CONTAINER = "C__OBJTYPE__CONTAINER"
const C__OBJTYPE__OPERATING_SYSTEM = "C__OBJTYPE__OPERATING_SYSTEM"
const C__OBJECT_TYPE__GROUP = "C__OBJECT_TYPE__GROUP"
const C__OBJTYPE__GENERIC_TEMPLATE = "C__OBJTYPE__GENERIC_TEMPLATE"
const C__OBJTYPE__PHONE = "C__OBJTYPE__PHONE"
const C__OBJTYPE__HOST = "C__OBJTYPE__HOST"
const C__OBJTYPE__CABLE = "C__OBJTYPE__CABLE"
const C__OBJTYPE__CONVERTER = "C__OBJTYPE__CONVERTER"
const C__OBJTYPE__WIRING_SYSTEM = "C__OBJTYPE__WIRING_SYSTEM"
const C__OBJTYPE__PATCH_PANEL = "C__OBJTYPE__PATCH_PANEL"
const C__OBJTYPE__AMPLIFIER = "C__OBJTYPE__AMPLIFIER"
const C__OBJTYPE__IT_SERVICE = "C__OBJTYPE__IT_SERVICE"
const C__OBJTYPE__ESC = "C__OBJTYPE__ESC"
const C__OBJTYPE__EPS = "C__OBJTYPE__EPS"
const C__OBJTYPE__DISTRIBUTION_BOX = "C__OBJTYPE__DISTRIBUTION_BOX"
const C__OBJTYPE__PDU = "C__OBJTYPE__PDU"
const C__OBJTYPE__UPS = "C__OBJTYPE__UPS"
const C__OBJTYPE__SAN_ZONING = "C__OBJTYPE__SAN_ZONING"
const C__OBJTYPE__ORGANIZATION = "C__OBJTYPE__ORGANIZATION"
const C__OBJTYPE__PERSON = "C__OBJTYPE__PERSON"
const C__OBJTYPE__PERSON_GROUP = "C__OBJTYPE__PERSON_GROUP"
const C__OBJTYPE__CLUSTER = "C__OBJTYPE__CLUSTER"
const C__OBJTYPE__CLUSTER_SERVICE = "C__OBJTYPE__CLUSTER_SERVICE"
const C__OBJTYPE__VIRTUAL_CLIENT = "C__OBJTYPE__VIRTUAL_CLIENT"
const C__OBJTYPE__VIRTUAL_HOST = "C__OBJTYPE__VIRTUAL_HOST"
const C__OBJTYPE__VIRTUAL_SERVER = "C__OBJTYPE__VIRTUAL_SERVER"
const C__OBJTYPE__RELATION = "C__OBJTYPE__RELATION"
const C__OBJTYPE__DBMS = "C__OBJTYPE__DBMS"
const C__OBJTYPE__DATABASE_SCHEMA = "C__OBJTYPE__DATABASE_SCHEMA"
const C__OBJTYPE__PARALLEL_RELATION = "C__OBJTYPE__PARALLEL_RELATION"
const C__OBJTYPE__REPLICATION = "C__OBJTYPE__REPLICATION"
const C__OBJTYPE__DATABASE_INSTANCE = "C__OBJTYPE__DATABASE_INSTANCE"
const C__OBJTYPE__MIDDLEWARE = "C__OBJTYPE__MIDDLEWARE"
const C__OBJTYPE__SOA_STACK = "C__OBJTYPE__SOA_STACK"
const C__OBJTYPE__KRYPTO_CARD = "C__OBJTYPE__KRYPTO_CARD"
const C__OBJTYPE__SIM_CARD = "C__OBJTYPE__SIM_CARD"
const C__OBJTYPE__LAYER2_NET = "C__OBJTYPE__LAYER2_NET"
const C__OBJTYPE__WORKSTATION = "C__OBJTYPE__WORKSTATION"
const C__OBJTYPE__MIGRATION_OBJECT = "C__OBJTYPE__MIGRATION_OBJECT"
const C__OBJTYPE__SWITCH_CHASSIS = "C__OBJTYPE__SWITCH_CHASSIS"
const C__OBJTYPE__BLADE_CHASSIS = "C__OBJTYPE__BLADE_CHASSIS"
const C__OBJTYPE__BLADE_SERVER = "C__OBJTYPE__BLADE_SERVER"
const C__OBJTYPE__VOIP_PHONE = "C__OBJTYPE__VOIP_PHONE"
const C__OBJTYPE__SUPERNET = "C__OBJTYPE__SUPERNET"
const C__OBJTYPE__VEHICLE = "C__OBJTYPE__VEHICLE"
const C__OBJTYPE__AIRCRAFT = "C__OBJTYPE__AIRCRAFT"
const C__OBJTYPE__CLUSTER_VRRP_HSRP = "C__OBJTYPE__CLUSTER_VRRP_HSRP"
const C__OBJTYPE__COUNTRY = "C__OBJTYPE__COUNTRY"
const C__OBJTYPE__CITY = "C__OBJTYPE__CITY"
const C__CMDB__OBJTYPE__CABLE_TRAY = "C__CMDB__OBJTYPE__CABLE_TRAY"
const C__CMDB__OBJTYPE__CONDUIT = "C__CMDB__OBJTYPE__CONDUIT"
const C__OBJTYPE__RM_CONTROLLER = "C__OBJTYPE__RM_CONTROLLER"
const C__OBJTYPE__VRRP = "C__OBJTYPE__VRRP"
const C__OBJTYPE__STACKING = "C__OBJTYPE__STACKING"
const C__OBJTYPE__NET_ZONE = "C__OBJTYPE__NET_ZONE"
const C__OBJTYPE__RACK_SEGMENT = "C__OBJTYPE__RACK_SEGMENT"
const C__OBJTYPE__ACCESS_POINT_CONTROLLER = "C__OBJTYPE__ACCESS_POINT_CONTROLLER"
const C__CMDB_STATUS__PLANNED = "C__CMDB_STATUS__PLANNED"
const C__CMDB_STATUS__ORDERED = "C__CMDB_STATUS__ORDERED"
const C__CMDB_STATUS__DELIVERED = "C__CMDB_STATUS__DELIVERED"
const C__CMDB_STATUS__ASSEMBLED = "C__CMDB_STATUS__ASSEMBLED"
const C__CMDB_STATUS__TESTED = "C__CMDB_STATUS__TESTED"
const C__CMDB_STATUS__IN_OPERATION = "C__CMDB_STATUS__IN_OPERATION"
const C__CMDB_STATUS__DEFECT = "C__CMDB_STATUS__DEFECT"
const C__CMDB_STATUS__UNDER_REPAIR = "C__CMDB_STATUS__UNDER_REPAIR"
const C__CMDB_STATUS__DELIVERED_FROM_REPAIR = "C__CMDB_STATUS__DELIVERED_FROM_REPAIR"
const C__CMDB_STATUS__INOPERATIVE = "C__CMDB_STATUS__INOPERATIVE"
const C__CMDB_STATUS__STORED = "C__CMDB_STATUS__STORED"
const C__CMDB_STATUS__SCRAPPED = "C__CMDB_STATUS__SCRAPPED"
const C__CMDB_STATUS__IDOIT_STATUS = "C__CMDB_STATUS__IDOIT_STATUS"
const C__CMDB_STATUS__IDOIT_STATUS_TEMPLATE = "C__CMDB_STATUS__IDOIT_STATUS_TEMPLATE"
const C__INTERVAL__PER_DAY = "C__INTERVAL__PER_DAY"
const C__INTERVAL__PER_WEEK = "C__INTERVAL__PER_WEEK"
const C__INTERVAL__PER_MONTH = "C__INTERVAL__PER_MONTH"
const C__INTERVAL__PER_YEAR = "C__INTERVAL__PER_YEAR"
const C__GUARANTEE_PERIOD_UNIT_DAYS = "C__GUARANTEE_PERIOD_UNIT_DAYS"
const C__GUARANTEE_PERIOD_UNIT_WEEKS = "C__GUARANTEE_PERIOD_UNIT_WEEKS"
const C__GUARANTEE_PERIOD_UNIT_MONTH = "C__GUARANTEE_PERIOD_UNIT_MONTH"
const C__GUARANTEE_PERIOD_UNIT_YEARS = "C__GUARANTEE_PERIOD_UNIT_YEARS"
const C__CATG__APPLICATION_TYPE__SOFTWARE = "C__CATG__APPLICATION_TYPE__SOFTWARE"
const C__CATG__APPLICATION_TYPE__OPERATING_SYSTEM = "C__CATG__APPLICATION_TYPE__OPERATING_SYSTEM"
const C__CATG__APPLICATION_PRIORITY__PRIMARY = "C__CATG__APPLICATION_PRIORITY__PRIMARY"
const C__CATG__APPLICATION_PRIORITY__SECONDARY = "C__CATG__APPLICATION_PRIORITY__SECONDARY"
const C__DEPTH_UNIT__MM = "C__DEPTH_UNIT__MM"
const C__DEPTH_UNIT__CM = "C__DEPTH_UNIT__CM"
const C__DEPTH_UNIT__INCH = "C__DEPTH_UNIT__INCH"
const C__DEPTH_UNIT__METER = "C__DEPTH_UNIT__METER"
const C__DEPTH_UNIT__FOOT = "C__DEPTH_UNIT__FOOT"
const C__DEPTH_UNIT__KILOMETER = "C__DEPTH_UNIT__KILOMETER"
const C__CLUSTER_TYPE__ACTIVE_PASSIVE = "C__CLUSTER_TYPE__ACTIVE_PASSIVE"
const C__CLUSTER_TYPE__ACTIVE_ACTIVE = "C__CLUSTER_TYPE__ACTIVE_ACTIVE"
const C__CLUSTER_TYPE__HPC = "C__CLUSTER_TYPE__HPC"
const C__MEMORY_UNIT__B = "C__MEMORY_UNIT__B"
const C__MEMORY_UNIT__KB = "C__MEMORY_UNIT__KB"
const C__MEMORY_UNIT__MB = "C__MEMORY_UNIT__MB"
const C__MEMORY_UNIT__GB = "C__MEMORY_UNIT__GB"
const C__MEMORY_UNIT__TB = "C__MEMORY_UNIT__TB"
const C__FREQUENCY_UNIT__KHZ = "C__FREQUENCY_UNIT__KHZ"
const C__FREQUENCY_UNIT__MHZ = "C__FREQUENCY_UNIT__MHZ"
const C__FREQUENCY_UNIT__GHZ = "C__FREQUENCY_UNIT__GHZ"
const C__FREQUENCY_UNIT__THZ = "C__FREQUENCY_UNIT__THZ"
const C__PORT_SPEED__NOT_SELECTED = "C__PORT_SPEED__NOT_SELECTED"
const C__PORT_SPEED__BIT_S = "C__PORT_SPEED__BIT_S"
const C__PORT_SPEED__KBIT_S = "C__PORT_SPEED__KBIT_S"
const C__PORT_SPEED__MBIT_S = "C__PORT_SPEED__MBIT_S"
const C__PORT_SPEED__GBIT_S = "C__PORT_SPEED__GBIT_S"
const C__CONNECTOR__INPUT = "C__CONNECTOR__INPUT"
const C__CONNECTOR__OUTPUT = "C__CONNECTOR__OUTPUT"
const C__WEIGHT_UNIT__G = "C__WEIGHT_UNIT__G"
const C__WEIGHT_UNIT__KG = "C__WEIGHT_UNIT__KG"
const C__WEIGHT_UNIT__T = "C__WEIGHT_UNIT__T"
const C__STOR_TYPE_FC_CONTROLLER = "C__STOR_TYPE_FC_CONTROLLER"
const C__STOR_TYPE_ISCSI_CONTROLLER = "C__STOR_TYPE_ISCSI_CONTROLLER"
const C__STOR_TYPE_SAS_CONTROLLER = "C__STOR_TYPE_SAS_CONTROLLER"
const C__STOR_TYPE_SATA_CONTROLLER = "C__STOR_TYPE_SATA_CONTROLLER"
const C__CATS_NET_TYPE__IPV4 = "C__CATS_NET_TYPE__IPV4"
const C__CATS_NET_TYPE__IPV6 = "C__CATS_NET_TYPE__IPV6"
const C__CATS_NET_TYPE__AT = "C__CATS_NET_TYPE__AT"
const C__CATS_NET_TYPE__IPX = "C__CATS_NET_TYPE__IPX"
const C__CATP__IP__ASSIGN__DHCP = "C__CATP__IP__ASSIGN__DHCP"
const C__CATP__IP__ASSIGN__DHCP_RESERVED = "C__CATP__IP__ASSIGN__DHCP_RESERVED"
const C__CATP__IP__ASSIGN__STATIC = "C__CATP__IP__ASSIGN__STATIC"
const C__CATP__IP__ASSIGN__UNNUMBERED = "C__CATP__IP__ASSIGN__UNNUMBERED"
const C__CMDB__CATG__IP__DHCPV6 = "C__CMDB__CATG__IP__DHCPV6"
const C__CMDB__CATG__IP__SLAAC_AND_DHCPV6 = "C__CMDB__CATG__IP__SLAAC_AND_DHCPV6"
const C__CMDB__CATG__IP__SLAAC = "C__CMDB__CATG__IP__SLAAC"
const C__CMDB__CATG__IP__SLAAC_AND_DHCPV6_RESERVED = "C__CMDB__CATG__IP__SLAAC_AND_DHCPV6_RESERVED"
const C__CMDB__CATG__IP__DHCPV6_RESERVED = "C__CMDB__CATG__IP__DHCPV6_RESERVED"
const C__CMDB__CATG__IP__STATIC = "C__CMDB__CATG__IP__STATIC"
const C__WEIGHTING__1 = "C__WEIGHTING__1"
const C__WEIGHTING__2 = "C__WEIGHTING__2"
const C__WEIGHTING__3 = "C__WEIGHTING__3"
const C__WEIGHTING__4 = "C__WEIGHTING__4"
const C__WEIGHTING__5 = "C__WEIGHTING__5"
const C__WEIGHTING__6 = "C__WEIGHTING__6"
const C__WEIGHTING__7 = "C__WEIGHTING__7"
const C__WEIGHTING__8 = "C__WEIGHTING__8"
const C__WEIGHTING__9 = "C__WEIGHTING__9"
const C__WEIGHTING__10 = "C__WEIGHTING__10"
const C__JDISC__CA_TYPE__TEXT = "C__JDISC__CA_TYPE__TEXT"
const C__JDISC__CA_TYPE__MULTITEXT = "C__JDISC__CA_TYPE__MULTITEXT"
const C__JDISC__CA_TYPE__INTEGER = "C__JDISC__CA_TYPE__INTEGER"
const C__JDISC__CA_TYPE__DATE = "C__JDISC__CA_TYPE__DATE"
const C__JDISC__CA_TYPE__TIME = "C__JDISC__CA_TYPE__TIME"
const C__JDISC__CA_TYPE__ENUMERATION = "C__JDISC__CA_TYPE__ENUMERATION"
const C__JDISC__CA_TYPE__CURRENCY = "C__JDISC__CA_TYPE__CURRENCY"
const C__JDISC__CA_TYPE__DOCUMENT = "C__JDISC__CA_TYPE__DOCUMENT"
const C__RACK_INSERTION__HORIZONTAL = "C__RACK_INSERTION__HORIZONTAL"
const C__RACK_INSERTION__VERTICAL = "C__RACK_INSERTION__VERTICAL"
const C__INSERTION__FRONT = "C__INSERTION__FRONT"
const C__INSERTION__REAR = "C__INSERTION__REAR"
const C__INSERTION__BOTH = "C__INSERTION__BOTH"
const C__PORT_NEGOTIATION__AUTO = "C__PORT_NEGOTIATION__AUTO"
const C__PORT_NEGOTIATION__MANUAL = "C__PORT_NEGOTIATION__MANUAL"
const C__PORT_DUPLEX__FULL = "C__PORT_DUPLEX__FULL"
const C__PORT_DUPLEX__HALF = "C__PORT_DUPLEX__HALF"
const C__CMDB__RAID_TYPE__HARDWARE = "C__CMDB__RAID_TYPE__HARDWARE"
const C__CMDB__RAID_TYPE__SOFTWARE = "C__CMDB__RAID_TYPE__SOFTWARE"
const C__STOR_RAID_LEVEL__0 = "C__STOR_RAID_LEVEL__0"
const C__STOR_RAID_LEVEL__1 = "C__STOR_RAID_LEVEL__1"
const C__STOR_RAID_LEVEL__2 = "C__STOR_RAID_LEVEL__2"
const C__STOR_RAID_LEVEL__5 = "C__STOR_RAID_LEVEL__5"
const C__STOR_RAID_LEVEL__10 = "C__STOR_RAID_LEVEL__10"
const C__STOR_RAID_LEVEL__JBOD = "C__STOR_RAID_LEVEL__JBOD"
const C__STOR_RAID_LEVEL__6 = "C__STOR_RAID_LEVEL__6"
const C__CMDB__MAIN_CONTRACT = "C__CMDB__MAIN_CONTRACT"
const C__CMDB__ALTERNATIVE_CONTRACT = "C__CMDB__ALTERNATIVE_CONTRACT"
const C__CMDB__UNIT_OF_TIME__SECOND = "C__CMDB__UNIT_OF_TIME__SECOND"
const C__CMDB__UNIT_OF_TIME__MINUTE = "C__CMDB__UNIT_OF_TIME__MINUTE"
const C__CMDB__UNIT_OF_TIME__HOUR = "C__CMDB__UNIT_OF_TIME__HOUR"
const C__CMDB__UNIT_OF_TIME__DAY = "C__CMDB__UNIT_OF_TIME__DAY"
const C__CMDB__UNIT_OF_TIME__MONTH = "C__CMDB__UNIT_OF_TIME__MONTH"
const C__CMDB__UNIT_OF_TIME__YEAR = "C__CMDB__UNIT_OF_TIME__YEAR"
const C__VM__NO = "C__VM__NO"
const C__VM__GUEST = "C__VM__GUEST"
const C__VRRP__TYPE__VRRP = "C__VRRP__TYPE__VRRP"
const C__VRRP__TYPE__HSRP = "C__VRRP__TYPE__HSRP"
const C__VRRP__TYPE__GLBT = "C__VRRP__TYPE__GLBT"
const C__WAN_CAPACITY_UNIT__MBITS = "C__WAN_CAPACITY_UNIT__MBITS"
const C__WAN_CAPACITY_UNIT__KBITS = "C__WAN_CAPACITY_UNIT__KBITS"
const C__WAN_CAPACITY_UNIT__GBITS = "C__WAN_CAPACITY_UNIT__GBITS"
const C__WAN_CAPACITY_UNIT__BITS = "C__WAN_CAPACITY_UNIT__BITS"
const C__TEMP_UNIT__CELSIUS = "C__TEMP_UNIT__CELSIUS"
const C__TEMP_UNIT__FAHRENHEIT = "C__TEMP_UNIT__FAHRENHEIT"
const C__REF_CAPACITY_UNIT__BTU = "C__REF_CAPACITY_UNIT__BTU"
const C__REF_CAPACITY_UNIT__KWATT = "C__REF_CAPACITY_UNIT__KWATT"
const C__REF_CAPACITY_UNIT__WATT = "C__REF_CAPACITY_UNIT__WATT"
const C__REF_CAPACITY_UNIT__MWATT = "C__REF_CAPACITY_UNIT__MWATT"
const C__REF_CAPACITY_UNIT__GWATT = "C__REF_CAPACITY_UNIT__GWATT"
const C__AC_AIR_QUANTITY_UNIT__QMH = "C__AC_AIR_QUANTITY_UNIT__QMH"
const C__CONTRACT__FROM_NOTICE_DATE = "C__CONTRACT__FROM_NOTICE_DATE"
const C__CONTRACT__ON_CONTRACT_END = "C__CONTRACT__ON_CONTRACT_END"
const C__DATABASE_OBJECTS__TABLE = "C__DATABASE_OBJECTS__TABLE"
const C__DATABASE_OBJECTS__VIEW = "C__DATABASE_OBJECTS__VIEW"
const C__DATABASE_OBJECTS__SEQUENCE = "C__DATABASE_OBJECTS__SEQUENCE"
const C__DATABASE_OBJECTS__SYNONYM = "C__DATABASE_OBJECTS__SYNONYM"
const C__DATABASE_OBJECTS__INDEX = "C__DATABASE_OBJECTS__INDEX"
const C__DATABASE_OBJECTS__CLUSTER = "C__DATABASE_OBJECTS__CLUSTER"
const C__DATABASE_OBJECTS__SNAPSHOT = "C__DATABASE_OBJECTS__SNAPSHOT"
const C__DATABASE_OBJECTS__PROCEDURE = "C__DATABASE_OBJECTS__PROCEDURE"
const C__DATABASE_OBJECTS__FUNCTION = "C__DATABASE_OBJECTS__FUNCTION"
const C__DATABASE_OBJECTS__PACKAGE = "C__DATABASE_OBJECTS__PACKAGE"
const C__VOLUME_UNIT__ML = "C__VOLUME_UNIT__ML"
const C__VOLUME_UNIT__L = "C__VOLUME_UNIT__L"
const C__CATS__LICENCE_TYPE__SINGLE_LICENCE = "C__CATS__LICENCE_TYPE__SINGLE_LICENCE"
const C__CATS__LICENCE_TYPE__VOLUME_LICENCE = "C__CATS__LICENCE_TYPE__VOLUME_LICENCE"
const C__NET__DHCP_DYNAMIC = "C__NET__DHCP_DYNAMIC"
const C__NET__DHCP_RESERVED = "C__NET__DHCP_RESERVED"
const C__NET__DHCPV6__DHCPV6 = "C__NET__DHCPV6__DHCPV6"
const C__NET__DHCPV6__SLAAC_AND_DHCPV6 = "C__NET__DHCPV6__SLAAC_AND_DHCPV6"
const C__NET__DHCPV6__DHCPV6_RESERVED = "C__NET__DHCPV6__DHCPV6_RESERVED"
const C__NET__DHCPV6__SLAAC_AND_DHCPV6_RESERVED = "C__NET__DHCPV6__SLAAC_AND_DHCPV6_RESERVED"
const C__RELATION_TYPE__SOFTWARE = "C__RELATION_TYPE__SOFTWARE"
const C__RELATION_TYPE__CLUSTER_SERVICE = "C__RELATION_TYPE__CLUSTER_SERVICE"
const C__RELATION_TYPE__BACKUP = "C__RELATION_TYPE__BACKUP"
const C__RELATION_TYPE__ADMIN = "C__RELATION_TYPE__ADMIN"
const C__RELATION_TYPE__USER = "C__RELATION_TYPE__USER"
const C__RELATION_TYPE__CLUSTER_MEMBERSHIPS = "C__RELATION_TYPE__CLUSTER_MEMBERSHIPS"
const C__RELATION_TYPE__POWER_CONSUMER = "C__RELATION_TYPE__POWER_CONSUMER"
const C__RELATION_TYPE__NETWORK_PORT = "C__RELATION_TYPE__NETWORK_PORT"
const C__RELATION_TYPE__VIRTUAL_MACHINE = "C__RELATION_TYPE__VIRTUAL_MACHINE"
const C__RELATION_TYPE__LOCATION = "C__RELATION_TYPE__LOCATION"
const C__RELATION_TYPE__UNIVERSAL_INTERFACE = "C__RELATION_TYPE__UNIVERSAL_INTERFACE"
const C__RELATION_TYPE__IP_ADDRESS = "C__RELATION_TYPE__IP_ADDRESS"
const C__RELATION_TYPE__CONTROLLER_FC_PORT = "C__RELATION_TYPE__CONTROLLER_FC_PORT"
const C__RELATION_TYPE__CONNECTORS = "C__RELATION_TYPE__CONNECTORS"
const C__RELATION_TYPE__LDEV_CLIENT = "C__RELATION_TYPE__LDEV_CLIENT"
const C__RELATION_TYPE__GROUP_MEMBERSHIPS = "C__RELATION_TYPE__GROUP_MEMBERSHIPS"
const C__RELATION_TYPE__PERSON_ASSIGNED_GROUPS = "C__RELATION_TYPE__PERSON_ASSIGNED_GROUPS"
const C__RELATION_TYPE__DEFAULT = "C__RELATION_TYPE__DEFAULT"
const C__RELATION_TYPE__DATABASE_ACCESS = "C__RELATION_TYPE__DATABASE_ACCESS"
const C__RELATION_TYPE__DATABASE_LINK = "C__RELATION_TYPE__DATABASE_LINK"
const C__RELATION_TYPE__DATABASE_GATEWAY = "C__RELATION_TYPE__DATABASE_GATEWAY"
const C__RELATION_TYPE__DATABASE_INSTANCE = "C__RELATION_TYPE__DATABASE_INSTANCE"
const C__RELATION_TYPE__IT_SERVICE_COMPONENT = "C__RELATION_TYPE__IT_SERVICE_COMPONENT"
const C__RELATION_TYPE__REPLICATION_PARTNER = "C__RELATION_TYPE__REPLICATION_PARTNER"
const C__RELATION_TYPE__SOA_COMPONENTS = "C__RELATION_TYPE__SOA_COMPONENTS"
const C__RELATION_TYPE__SOA_STACKS = "C__RELATION_TYPE__SOA_STACKS"
const C__RELATION_TYPE__DBMS = "C__RELATION_TYPE__DBMS"
const C__RELATION_TYPE__MOBILE_PHONE = "C__RELATION_TYPE__MOBILE_PHONE"
const C__RELATION_TYPE__ORGANIZATION = "C__RELATION_TYPE__ORGANIZATION"
const C__RELATION_TYPE__LOGICAL_UNIT = "C__RELATION_TYPE__LOGICAL_UNIT"
const C__RELATION_TYPE__CONTRACT = "C__RELATION_TYPE__CONTRACT"
const C__RELATION_TYPE__CHASSIS = "C__RELATION_TYPE__CHASSIS"
const C__RELATION_TYPE__STACKING = "C__RELATION_TYPE__STACKING"
const C__RELATION_TYPE__SHARE_ACCESS = "C__RELATION_TYPE__SHARE_ACCESS"
const C__RELATION_TYPE__NET_CONNECTIONS = "C__RELATION_TYPE__NET_CONNECTIONS"
const C__RELATION_TYPE__CLUSTER_ADM_SERVICE = "C__RELATION_TYPE__CLUSTER_ADM_SERVICE"
const C__RELATION_TYPE__OPERATION_SYSTEM = "C__RELATION_TYPE__OPERATION_SYSTEM"
const C__RELATION_TYPE__LAYER2_TRANSPORT = "C__RELATION_TYPE__LAYER2_TRANSPORT"
const C__RELATION_TYPE__RM_CONTROLLER = "C__RELATION_TYPE__RM_CONTROLLER"
const C__RELATION_TYPE__FILE = "C__RELATION_TYPE__FILE"
const C__RELATION_TYPE__ORGANIZATION_HEADQUARTER = "C__RELATION_TYPE__ORGANIZATION_HEADQUARTER"
const C__RELATION_TYPE__VHOST_ADMIN_SERVICE = "C__RELATION_TYPE__VHOST_ADMIN_SERVICE"
const C__RELATION_TYPE__VRRP = "C__RELATION_TYPE__VRRP"
const C__RELATION_TYPE__MANUAL = "C__RELATION_TYPE__MANUAL"
const C__RELATION_TYPE__EMERGENCY_PLAN = "C__RELATION_TYPE__EMERGENCY_PLAN"
const C__RELATION_TYPE__WAN_CONNECTION = "C__RELATION_TYPE__WAN_CONNECTION"
const C__RELATION_TYPE__LAYER3_2_LAYER2 = "C__RELATION_TYPE__LAYER3_2_LAYER2"
const C__RELATION_TYPE__ASSIGNED_SIM_CARDS = "C__RELATION_TYPE__ASSIGNED_SIM_CARDS"
const C__RELATION_TYPE__CONNECTION_ENDPOINT = "C__RELATION_TYPE__CONNECTION_ENDPOINT"
const C__RECORD_STATUS__PURGE = "C__RECORD_STATUS__PURGE"
