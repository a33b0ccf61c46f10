import { ErroApi, lerErro, versaoMudou } from './erro-api.js';

const recusa = (corpo: unknown, status = 409) => lerErro(new Response(JSON.stringify(corpo), { status }));

const USO = { descricao: '1 usuário', quantidade: 1, registros: ['ana'] };
const EM_USO = { titulo: 'O contrato não pode ser excluído', usos: [USO, { ...USO, quantidade: 2 }] };

test('the use of a record is read when all of it has the right form', async () => {
  expect(await recusa({ detail: 'Em uso.', emUso: EM_USO })).toMatchObject({ detail: 'Em uso.', emUso: EM_USO });
});

test.each([
  ['a text', 'em uso'],
  ['nothing', null],
  ['no title', { usos: EM_USO.usos }],
  ['no list', { titulo: EM_USO.titulo, usos: {} }],
  ['an entry that is a text', { ...EM_USO, usos: [USO, 'ana'] }],
  ['an entry without a description', { ...EM_USO, usos: [{ quantidade: 1, registros: [] }] }],
  ['an entry without a number', { ...EM_USO, usos: [{ ...USO, quantidade: '1' }] }],
  ['an entry without records', { ...EM_USO, usos: [USO, { ...USO, registros: 'ana' }] }],
])('a use with %s is left out', async (_, emUso) => {
  expect(await recusa({ detail: 'Em uso.', emUso })).toMatchObject({ detail: 'Em uso.', emUso: undefined });
});

test('fields without a path or a sentence are left out', async () => {
  const campo = { campo: 'nome', mensagem: 'Campo obrigatório.' };
  const errors = [{ campo: 'nome' }, campo, { mensagem: 'Falta.' }, null, 'nome', { campo: 1, mensagem: 'Falta.' }];
  expect((await recusa({ detail: 'Confira os campos.', errors })).campos).toEqual([campo]);
  expect((await recusa({ detail: 'Confira os campos.', errors: 'nome' })).campos).toEqual([]);
});

test.each([
  ['an empty sentence', 404, '{"detail":""}', 'O que você procura não foi encontrado.'],
  ['a sentence that is a number', 404, '{"detail":4}', 'O que você procura não foi encontrado.'],
  ['a number', 404, '4', 'O que você procura não foi encontrado.'],
  ['null', 404, 'null', 'O que você procura não foi encontrado.'],
  ['only spaces', 404, '  ', 'O que você procura não foi encontrado.'],
  ['a page after spaces', 404, '\n <html>', 'O que você procura não foi encontrado.'],
  ['a text with spaces around it', 404, ' Não há. \n', 'Não há.'],
  ['nothing', 401, '', 'Sua sessão terminou. Entre novamente.'],
  ['nothing', 403, '', 'Você não tem permissão para isso.'],
  ['nothing', 409, '', 'Outra pessoa mudou estes dados. Atualize a página e tente de novo.'],
  ['nothing', 413, '', 'O arquivo enviado é grande demais.'],
  ['nothing', 429, '', 'Muitas tentativas seguidas. Aguarde um minuto e tente de novo.'],
  ['nothing', 503, '', 'O serviço está temporariamente indisponível. Tente de novo em instantes.'],
  ['nothing', 500, '', 'O servidor não conseguiu atender ao pedido. Tente de novo em instantes.'],
])('%s with status %d: %j says %s', async (_, status, corpo, detail) => {
  const erro = await lerErro(new Response(corpo, { status }));
  expect(erro).toMatchObject({ name: 'ErroApi', status, detail, message: detail, campos: [] });
});

test('a version changed only if the server says 409 at the field', () => {
  const versao = { campo: 'versao', mensagem: 'Outra pessoa mudou estes dados.' };
  const nome = { campo: 'nome', mensagem: 'Campo obrigatório.' };
  expect(versaoMudou(new ErroApi(409, 'Mudou.', [nome, versao]))).toBe(true);
  expect(versaoMudou(new ErroApi(409, 'Em uso.', [nome]))).toBe(false);
  expect(versaoMudou(new ErroApi(409, 'Em uso.'))).toBe(false);
  expect(versaoMudou(new ErroApi(422, 'Confira os campos.', [versao]))).toBe(false);
  expect(versaoMudou({ status: 409, campos: [versao] })).toBe(false);
});
