import { comoConta } from './harness/api.js';
import { NOTEBOOK, abrirTela, conferirEmJanelas } from './harness/tela.js';
import { emRepouso, irAte } from './harness/maos.js';
import { expect, test } from './harness/test.js';
import { novaVez } from './harness/vez.js';

interface Item {
  id: number;
  nome: string;
  versao: number;
  grupo: string | null;
  formaDaFruta: string | null;
  fonteVitaminaA: boolean;
  classeRestrita: string | null;
}

/** Five foods of each kind, in the order of their names: what is typed at each, and what it then is. */
const TIPOS = [
  { nome: 'BANANA', categoria: 'FRUTAS', teclas: ['Enter'], fica: { grupo: 'FRUTA', formaDaFruta: 'IN_NATURA' } },
  {
    nome: 'IOGURTE',
    categoria: 'LEITE',
    teclas: ['Enter'],
    fica: { grupo: 'LEITE', classeRestrita: 'LACTEO_ADOCADO' },
  },
  { nome: 'LASANHA', categoria: 'PREPARADOS', teclas: ['c', 'ArrowDown'], fica: { grupo: 'CEREAL' } },
  {
    nome: 'NÉCTAR',
    categoria: 'PREPARADOS',
    teclas: ['f', 'Enter', 's', 'Enter'],
    fica: { grupo: 'FRUTA', formaDaFruta: 'SUCO' },
  },
];

test('twenty items are classified by keyboard, what another person changed meanwhile is shown at its row, and the rest can be undone', async ({
  conta,
}) => {
  const vez = novaVez();
  const { chamar } = await comoConta('admin');
  const criados: Item[] = [];
  for (const { nome, categoria } of TIPOS)
    for (let n = 1; n <= 5; n += 1)
      criados.push(
        await chamar('POST', 'itens-produto', { nome: `${nome} ${vez} ${n}`, itemProdutoTipo: 'ALIMENTO', categoria }),
      );
  const lidos = async () => {
    const itens = await chamar<Item[]>('GET', 'itens-produto');
    return criados.map(({ id }) => itens.find((item) => item.id === id));
  };

  const page = await conta('admin', NOTEBOOK);
  const { keyboard } = page;
  await abrirTela(page, '/gerenciar-itens');
  await irAte(page.getByRole('link', { name: 'Classificar itens' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Classificar Itens' })).toBeVisible();
  await irAte(page.getByRole('searchbox', { name: 'Procurar por nome ou categoria' }));
  await keyboard.type(vez);
  await expect(page.getByRole('row')).toHaveCount(21);
  await keyboard.press('ArrowDown');
  for (const { nome, teclas } of TIPOS)
    for (let n = 1; n <= 5; n += 1) {
      await expect(page.getByRole('combobox', { name: new RegExp(`^Grupo de ${nome}.* ${n}$`, 'i') })).toBeFocused();
      for (const tecla of teclas) await keyboard.press(tecla);
    }
  // Another person gives the first one another group.
  const [primeiro] = criados;
  await chamar('PUT', 'itens-produto/classificacoes', {
    itens: [{ id: primeiro?.id, versao: 1, grupo: 'DIVERSOS' }],
  });
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Aviso' })).toContainText('Deseja realmente classificar 20 itens?');
  await irAte(page.getByRole('button', { name: 'Sim' }));
  await keyboard.press('Enter');
  await expect(
    page.getByText('19 itens classificados. Outra pessoa alterou 1 item: veja na linha dele.'),
  ).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText(/Outra pessoa alterou este item, que agora é Outro/)).toBeVisible();
  expect(await lidos()).toMatchObject(
    TIPOS.flatMap(({ fica }) => Array.from({ length: 5 }, () => fica)).map((fica, n) =>
      n === 0 ? { grupo: 'DIVERSOS' } : fica,
    ),
  );

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('A classificação foi desfeita.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(21);
  // The answers are there again, of fruits and processed foods too.
  await emRepouso(page);
  await conferirEmJanelas(page, 'the editor with twenty answers and a conflict');
  expect((await lidos()).slice(1).every((item) => item?.grupo === null)).toBe(true);
});
