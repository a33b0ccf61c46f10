const PASSWORD = 'merenda-escolar-demo';

/**
 * Logs in as `admin` by HTTP.
 * @param {string} url of the product
 * @returns {Promise<{ user: object, call: (method: string, path: string, body?: object) => Promise<any> }>} `call`
 * returns the body of the API's response and rejects when it is a refusal
 */
export async function asAdmin(url) {
  const res = await fetch(new URL('/api/tokens/autenticar', url), {
    method: 'POST',
    body: new URLSearchParams({ usuario: 'admin', senha: PASSWORD }),
  });
  const { token, usuario } = await res.json();
  return { user: usuario, call: (method, path, body) => callApi(url, token, method, path, body) };
}

async function callApi(url, token, method, path, body) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const res = await fetch(new URL(`/api/${path}`, url), {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await res.text();
  if (!res.ok) throw new Error(`${method} /api/${path} answered ${res.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** The duration of an action, in ms. */
export async function timed(action) {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** Runs `action` for 0 … count − 1, a few at a time. */
export async function many(count, action) {
  let next = 0;
  const worker = async () => {
    while (next < count) await action(next++);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
