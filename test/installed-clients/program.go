package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"strings"

	"kataster.internal/kataster"
)

func main() {
	ctx := context.Background()
	key := os.Getenv("KEY")
	client := kataster.New(os.Getenv("URL"), kataster.Options{APIKey: key})
	for _, title := range []string{"web1", "web2", "web3"} {
		made, err := client.Cmdb.Object.Create(ctx, kataster.CmdbObjectCreateInput{Type: kataster.C__OBJTYPE__SERVER, Title: title})
		check(err)
		data := kataster.ModelData{Serial: kataster.Set("S-" + title)}
		_, err = client.Cmdb.Category.Save(ctx, kataster.CmdbCategorySaveInput{Object: made.ID, Category: kataster.C__CATG__MODEL, Data: data})
		check(err)
	}

	var titles []string
	filter := &kataster.ObjectFilter{Type: kataster.C__OBJTYPE__SERVER}
	servers := client.Cmdb.Objects.Each(kataster.CmdbObjectsReadInput{Filter: filter, OrderBy: kataster.Ptr("title"), Limit: 2})
	for servers.Next(ctx) {
		titles = append(titles, servers.Value().Title)
	}
	check(servers.Err())
	fmt.Println(strings.Join(titles, " "))

	feed := kataster.Each(client, kataster.Calls.Kataster.Changes.Follow(kataster.KatasterChangesFollowInput{Since: 0}))
	for feed.Value().Method != "cmdb.category.save" && feed.Next(ctx) {
		fmt.Println(feed.Value().Method, feed.Value().Number)
	}
	check(feed.Err())

	_, err := client.Cmdb.Object.Create(ctx, kataster.CmdbObjectCreateInput{Type: kataster.C__OBJTYPE__SERVER, Title: ""})
	var failure *kataster.Error
	if errors.As(err, &failure) {
		fmt.Println(failure.ErrorName, strings.Contains(err.Error(), "title"))
	}

	patient := kataster.New(os.Getenv("BUSY"), kataster.Options{APIKey: key, Retries: 5})
	archived, err := patient.Cmdb.Object.Archive(ctx, kataster.CmdbObjectArchiveInput{Object: 7})
	check(err)
	fmt.Println(archived.Message)
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
