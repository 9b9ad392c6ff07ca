// Carries out steps by the client of libjson-rpc-cpp, and prints what each of them gave.
#include <functional>
#include <iostream>
#include <jsonrpccpp/client.h>
#include <jsonrpccpp/client/connectors/httpclient.h>

using Json::Value;

static Value failure(int code, const std::string &message, const Value &data = Value()) {
  Value error;
  error["error"].append(code);
  error["error"].append(message);
  error["error"].append(data.isObject() ? data["type"] : Value());
  return error;
}

static Value outcome(const std::function<Value()> &act) {
  try {
    Value outcome;
    outcome["result"] = act();
    return outcome;
  } catch (const jsonrpc::JsonRpcException &error) {
    return failure(error.GetCode(), error.GetMessage(), error.GetData());
  }
}

static Value together(jsonrpc::Client &client, const Value &calls) {
  jsonrpc::BatchCall batch;
  std::vector<int> ids;
  for (const Value &each : calls) ids.push_back(batch.addCall(each["method"].asString(), each["params"]));
  jsonrpc::BatchResponse response = client.CallProcedures(batch);
  Value outcomes;
  for (int each : ids) {
    Value id = each;
    const int code = response.getErrorCode(id);
    if (code != 0) outcomes.append(failure(code, response.getErrorMessage(id)));
    else outcomes.append(outcome([&] { return response.getResult(id); }));
  }
  return outcomes;
}

static Value carriedOut(jsonrpc::Client &client, const Value &step) {
  if (step.isMember("batch")) return outcome([&] { return together(client, step["batch"]); });
  if (step.isMember("call"))
    return outcome([&] { return client.CallMethod(step["call"]["method"].asString(), step["call"]["params"]); });
  return outcome([&] {
    client.CallNotification(step["notify"]["method"].asString(), step["notify"]["params"]);
    return Value();
  });
}

int main(int, char **words) {
  jsonrpc::HttpClient connector(words[1]);
  jsonrpc::Client client(connector);
  Value steps, outcomes;
  std::cin >> steps;
  for (const Value &step : steps) outcomes.append(carriedOut(client, step));
  std::cout << outcomes << std::endl;
}
