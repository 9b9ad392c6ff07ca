// Prints by gojsonschema, for each schema and each of its values, whether the value is valid, as 1 or 0.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/xeipuuv/gojsonschema"
)

type given struct {
	Definitions map[string]json.RawMessage
	Cases       []struct {
		Schema json.RawMessage
		Values []json.RawMessage
	}
}

func main() {
	var input given
	if err := json.NewDecoder(os.Stdin).Decode(&input); err != nil {
		panic(err)
	}
	properties := map[string]json.RawMessage{}
	for at, each := range input.Cases {
		properties[fmt.Sprint(at)] = each.Schema
	}
	document := map[string]any{"definitions": input.Definitions, "properties": properties}
	schema, err := gojsonschema.NewSchema(gojsonschema.NewGoLoader(document))
	if err != nil {
		panic(err)
	}
	for at, each := range input.Cases {
		for _, value := range each.Values {
			result, err := schema.Validate(gojsonschema.NewGoLoader(map[string]json.RawMessage{fmt.Sprint(at): value}))
			if err == nil && result.Valid() {
				fmt.Print("1")
			} else {
				fmt.Print("0")
			}
		}
	}
}
