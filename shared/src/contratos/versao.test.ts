import { ItemEdicao, type AquisicaoEdicao, type FornecedorEdicao } from './index.js';

// The schema accepts more from other clients than the types allow in our own screens; the compiler checks this file.
test('an edit without its version is accepted, but does not compile in our own screens', () => {
  // @ts-expect-error A screen sends the version that it read.
  const item: ItemEdicao = { nome: 'ARROZ', categoria: 'CEREAIS' };
  expect(ItemEdicao.safeParse(item).success).toBe(true);
  // @ts-expect-error The same of a type with alternatives.
  const fornecedor: Pick<FornecedorEdicao, 'email' | 'versao'> = { email: 'a@exemplo.test' };
  expect(fornecedor).not.toHaveProperty('versao');
  const comVersao: Pick<AquisicaoEdicao, 'versao'> = { versao: 3 };
  for (const versao of [comVersao.versao, null, undefined])
    expect(ItemEdicao.safeParse({ ...item, versao }).success).toBe(true);
  for (const versao of [0, 1.5, '3']) expect(ItemEdicao.safeParse({ ...item, versao }).success).toBe(false);
});
