// Cases of the client for Go, by the names that the table of expected values has.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	"conformance/kataster"
)

const serverType = kataster.C__OBJTYPE__SERVER

var (
	ctx  = context.Background()
	told = map[string]any{}
	url  = os.Getenv("URL")
	key  = os.Getenv("KEY")
)

func main() {
	client := at(url)
	object := makeObjects(client)
	readLists(client, object)
	useOptions(client, object)
	logIn()
	tryAgain(object)
	tellErrors(client)
	text, err := json.Marshal(told)
	check(err)
	fmt.Println(string(text))
}

func at(address string) *kataster.Client {
	return kataster.New(address, kataster.Options{APIKey: key})
}

func makeObjects(client *kataster.Client) string {
	model := kataster.ModelData{Manufacturer: "Lenovo"}
	made := must(client.Cmdb.Object.Create(ctx, kataster.CmdbObjectCreateInput{
		Type: serverType, Title: "web1", Categories: kataster.EntriesByCategory{kataster.C__CATG__MODEL: model},
	}))
	read := must(client.Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: made.ID}))
	told["object"] = []any{read.Title, modelOf(client, made.ID).Manufacturer.Title}

	_, err := client.Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: 99})
	told["error"] = failure(err)
	wrong := kataster.New(url, kataster.Options{APIKey: "wrong"})
	_, err = wrong.Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: made.ID})
	told["denied"] = failure(err)
	_, err = at(os.Getenv("NEWER")).Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: 1})
	told["newer"] = failure(err)

	second := kataster.Calls.Cmdb.Object.Create(kataster.CmdbObjectCreateInput{Type: serverType, Title: "web2"})
	missing := kataster.Calls.Cmdb.Object.Read(kataster.CmdbObjectReadInput{ID: 99})
	check(client.Batch(ctx, second, missing))
	_, err = missing.Result()
	told["batch"] = []any{must(second.Result()).Success, failure(err).([]any)[0]}
	for _, title := range []string{"web3", "web4", "web5"} {
		must(client.Cmdb.Object.Create(ctx, kataster.CmdbObjectCreateInput{Type: serverType, Title: title}))
	}
	return made.ID
}

func modelOf(client *kataster.Client, object string) kataster.ModelEntry {
	entries := must(client.Cmdb.Category.Read(ctx, kataster.CmdbCategoryReadInput{ObjID: object, Category: kataster.C__CATG__MODEL}))
	return must(kataster.As[kataster.ModelEntry](entries[0]))
}

func readLists(client *kataster.Client, object string) {
	servers := kataster.Calls.Cmdb.Objects.Read(kataster.CmdbObjectsReadInput{
		Filter: &kataster.ObjectFilter{Type: serverType}, OrderBy: kataster.Ptr("title"), Limit: 2,
	})
	titles := []string{}
	list := kataster.Each(client, servers)
	for list.Next(ctx) {
		titles = append(titles, list.Value().Title)
	}
	check(list.Err())
	lengths := []int{}
	pages := kataster.Pages(client, servers)
	for pages.Next(ctx) {
		lengths = append(lengths, len(pages.Value().Objects))
	}
	check(pages.Err())
	told["each"], told["pages"] = titles, lengths
	var ofGroup []string
	group := client.Cmdb.Objects.Each(kataster.CmdbObjectsReadInput{
		Filter: &kataster.ObjectFilter{Type: serverType}, OrderBy: kataster.Ptr("title"), Limit: 2,
	})
	for group.Next(ctx) {
		ofGroup = append(ofGroup, group.Value().Title)
	}
	check(group.Err())
	told["group"] = ofGroup

	for _, hostname := range []string{"a", "b", "c"} {
		must(client.Cmdb.Category.Save(ctx, kataster.CmdbCategorySaveInput{
			Object: object, Category: kataster.C__CATG__IP, Data: kataster.IpData{Hostname: kataster.Set(hostname)},
		}))
	}
	hostnames := []any{}
	addresses := kataster.Each(client, kataster.Calls.Cmdb.Category.Read(kataster.CmdbCategoryReadInput{
		ObjID: object, Category: kataster.C__CATG__IP, Limit: kataster.Ptr(int64(2)),
	}))
	for addresses.Next(ctx) {
		hostnames = append(hostnames, addresses.Value()["hostname"])
	}
	check(addresses.Err())
	told["entries"] = hostnames
	feed := kataster.Each(client, kataster.Calls.Kataster.Changes.Follow(kataster.KatasterChangesFollowInput{Since: 0, Limit: kataster.Ptr(int64(2))}))
	for count := 0; count < 8 && feed.Next(ctx); count++ {
	}
	check(feed.Err())
	told["feed"] = feed.Value().Method
}

func useOptions(client *kataster.Client, object string) {
	updated := must(client.Cmdb.Category.Update(ctx, kataster.CmdbCategoryUpdateInput{
		ObjID: object, Category: kataster.C__CATG__MODEL, Data: kataster.ModelData{Manufacturer: kataster.Null[string]()},
	}))
	var manufacturer any
	if model := modelOf(client, object); model.Manufacturer != nil {
		manufacturer = model.Manufacturer
	}
	told["cleared"] = []any{updated.Success, manufacturer}

	ids := map[string]bool{}
	for range "12" {
		once := kataster.CmdbObjectCreateInput{Type: serverType, Title: "once", IdempotencyKey: kataster.Ptr("one and the same")}
		ids[must(client.Cmdb.Object.Create(ctx, once)).ID] = true
	}
	told["idempotent"] = len(ids)
	german := kataster.New(url, kataster.Options{APIKey: key, Language: "de"})
	told["language"] = must(german.Cmdb.Object.Create(ctx, kataster.CmdbObjectCreateInput{Type: serverType, Title: "web6"})).Message
	far := kataster.New(url, kataster.Options{APIKey: key, TimeZone: "Asia/Kathmandu"})
	created := must(far.Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: object})).Created
	told["zone"] = created[len(created)-6:]
}

func logIn() {
	person := map[string]string{"X-RPC-Auth-Username": "ada", "X-RPC-Auth-Password": os.Getenv("PASSWORD")}
	session := must(kataster.New(url, kataster.Options{Headers: person}).Idoit.Login(ctx, kataster.IdoitLoginInput{}))
	headers := map[string]string{"X-RPC-Auth-Session": session.SessionID}
	told["session"] = must(kataster.New(url, kataster.Options{Headers: headers}).Idoit.Version.Read(ctx)).Login.Username
}

func tryAgain(object string) {
	archive := kataster.CmdbObjectArchiveInput{Object: object}
	told["retried"] = must(at(os.Getenv("BUSY")).Cmdb.Object.Archive(ctx, archive)).Message
	told["repeated"] = must(at(os.Getenv("CUT")).Cmdb.Object.Archive(ctx, archive)).Message
	_, err := at(os.Getenv("HTML")).Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: 1})
	told["html"] = failure(err)
	brief := kataster.New(os.Getenv("SILENT"), kataster.Options{APIKey: key, Timeout: 300 * time.Millisecond})
	_, err = brief.Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: 1})
	told["silent"] = failure(err)
}

func tellErrors(client *kataster.Client) {
	reasons := []string{}
	for _, name := range []string{"REASONS", "TOLD", "NAMED"} {
		_, err := at(os.Getenv(name)).Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: 1})
		reasons = append(reasons, err.Error())
	}
	told["reasons"] = reasons
	_, refused := client.Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: 99})
	_, silent := at(os.Getenv("HTML")).Cmdb.Object.Read(ctx, kataster.CmdbObjectReadInput{ID: 1})
	var base kataster.CallError
	told["base"] = []bool{errors.As(refused, &base), errors.As(silent, &base)}
}

func failure(err error) any {
	var refused *kataster.Error
	var silent *kataster.NoAnswer
	switch {
	case errors.As(err, &refused):
		var name any = refused.ErrorName
		if refused.ErrorName == "" {
			name = nil
		}
		return []any{name, refused.Code, refused.Data["error"]}
	case errors.As(err, &silent):
		return "no answer"
	}
	return fmt.Sprint(err)
}

func must[Value any](value Value, err error) Value {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
