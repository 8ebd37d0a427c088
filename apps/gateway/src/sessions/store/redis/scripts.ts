/**
 * The session store's calls as Lua, each atomic in Redis. A session is a hash `muddat:session:<id hash>`: g generation,
 * c created at, s seen at, h handle, t customer's tag, f fence, l lease until, b sealed part. `muddat:customer:<tag>` is
 * the set of a customer's id hashes; expired ones are removed when the set is read. For a single Redis with or without
 * replicas. Not for a cluster: the scripts compute some of their keys.
 */
const HEAD = `
local ROW = { 'g', 'c', 's', 'b' }
local function session(idHash) return 'muddat:session:' .. idHash end
local function customer(tag) return 'muddat:customer:' .. tag end
local function rotated(idHash) return 'muddat:rotated:' .. idHash end
local function whole(number) return string.format('%.0f', number) end
local function now()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
local function lapse(key, createdAt, seenAt, idle, absolute)
  redis.call('PEXPIREAT', key, whole(math.min(seenAt + idle, createdAt + absolute)))
end
local function index(tag, idHash, ms)
  redis.call('SADD', customer(tag), idHash)
  redis.call('PEXPIRE', customer(tag), ms)
end
`;
const script = (body: string): string => HEAD + body;

export const CREATE = script(`
local idHash, generation, createdAt, seenAt, handle, tag, sealed, idle, absolute = unpack(ARGV)
if redis.call('EXISTS', session(idHash)) == 1 then return redis.error_reply('ERR this session is there already') end
redis.call('HSET', session(idHash), 'g', generation, 'c', createdAt, 's', seenAt, 'h', handle, 't', tag, 'f', 0, 'l', 0, 'b', sealed)
lapse(session(idHash), createdAt, seenAt, idle, absolute)
index(tag, idHash, absolute)
`);

export const FIND = script(`return redis.call('HMGET', session(ARGV[1]), unpack(ROW))`);

export const LIST = script(`
local found = {}
for _, tag in ipairs(ARGV) do
  for _, idHash in ipairs(redis.call('SMEMBERS', customer(tag))) do
    local row = redis.call('HMGET', session(idHash), unpack(ROW))
    if row[1] then table.insert(found, { idHash, unpack(row) }) else redis.call('SREM', customer(tag), idHash) end
  end
end
return found
`);

export const UPDATE = script(`
local idHash, generation, fence, tag, sealed, absolute = unpack(ARGV)
local key = session(idHash)
if redis.call('HGET', key, 'g') ~= generation then return 0 end
if fence ~= '' then
  if redis.call('HGET', key, 'f') ~= fence then return 0 end
  redis.call('HSET', key, 'l', 0)
end
local before = redis.call('HGET', key, 't')
if before ~= tag then
  redis.call('SREM', customer(before), idHash)
  index(tag, idHash, absolute)
end
redis.call('HSET', key, 'b', sealed, 't', tag)
redis.call('HINCRBY', key, 'g', 1)
return 1
`);

export const TOUCH = script(`
local idHash, seenAt, idle, absolute = unpack(ARGV)
local key = session(idHash)
local before = redis.call('HGET', key, 's')
if not before or tonumber(before) >= tonumber(seenAt) then return 0 end
redis.call('HSET', key, 's', seenAt)
lapse(key, redis.call('HGET', key, 'c'), seenAt, idle, absolute)
return 1
`);

export const ROTATE = script(`
local oldHash, newHash, generation, sealed, known = unpack(ARGV)
if redis.call('HGET', session(oldHash), 'g') ~= generation then return 0 end
redis.call('RENAME', session(oldHash), session(newHash))
redis.call('HSET', session(newHash), 'b', sealed)
local tag = redis.call('HGET', session(newHash), 't')
redis.call('SREM', customer(tag), oldHash)
redis.call('SADD', customer(tag), newHash)
redis.call('SET', rotated(oldHash), '1', 'PX', known)
return 1
`);

export const WAS_ROTATED = script(`return redis.call('EXISTS', rotated(ARGV[1]))`);

export const HAS = script(`return redis.call('EXISTS', session(ARGV[1]))`);

export const REMOVE = script(`
local idHash, fence = unpack(ARGV)
local key = session(idHash)
local row = redis.call('HMGET', key, unpack(ROW))
if not row[1] or (fence ~= '' and redis.call('HGET', key, 'f') ~= fence) then return { false, false, false, false } end
redis.call('SREM', customer(redis.call('HGET', key, 't')), idHash)
redis.call('DEL', key)
return row
`);

/** Removes the customer's session with this handle ('one') or all except it ('others'). */
export const REMOVE_OF_CUSTOMER = script(`
local which, handle = ARGV[1], ARGV[2]
local removed = {}
for n = 3, #ARGV do
  for _, idHash in ipairs(redis.call('SMEMBERS', customer(ARGV[n]))) do
    local key = session(idHash)
    local row = redis.call('HMGET', key, unpack(ROW))
    if (redis.call('HGET', key, 'h') == handle) == (which == 'one') then
      redis.call('SREM', customer(ARGV[n]), idHash)
      redis.call('DEL', key)
      if row[1] then table.insert(removed, { idHash, unpack(row) }) end
    end
  end
end
return removed
`);

export const LEASE = script(`
local idHash, ms = unpack(ARGV)
local key = session(idHash)
local untilThen = redis.call('HGET', key, 'l')
if not untilThen then return { 'gone' } end
if tonumber(untilThen) > now() then return { 'busy' } end
redis.call('HSET', key, 'l', whole(now() + ms))
return { 'held', tostring(redis.call('HINCRBY', key, 'f', 1)), unpack(redis.call('HMGET', key, unpack(ROW))) }
`);

export const EXTEND = script(`
local idHash, fence, ms = unpack(ARGV)
local key = session(idHash)
if redis.call('HGET', key, 'f') ~= fence or redis.call('HGET', key, 'l') == '0' then return 0 end
redis.call('HSET', key, 'l', whole(now() + ms))
return 1
`);

export const RELEASE = script(`
local idHash, fence = unpack(ARGV)
if redis.call('HGET', session(idHash), 'f') == fence then redis.call('HSET', session(idHash), 'l', 0) end
`);
