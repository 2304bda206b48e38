-- For wrk.ts: visits the paths given after the address in turn, and writes what was measured as a
-- line of JSON.

function init(paths)
  if #paths == 0 then return end
  local requests, place = {}, 0
  for _, path in ipairs(paths) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
  request = function()
    place = place % #requests + 1
    return requests[place]
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"perSecond":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout
  ))
end
