import {
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  umItem,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import ClassificarItens from './ClassificarItens.js';

const BANANA = umItem({ id: 1, nome: 'BANANA', categoria: 'FRUTAS', versao: 2 });
const CENOURA = umItem({ id: 2, nome: 'CENOURA', categoria: 'HORTALICAS' });
const LASANHA = umItem({ id: 3, nome: 'LASANHA', categoria: 'PREPARADOS', grauProcessamento: 'ULTRAPROCESSADO' });
const ARROZ = umItem({ id: 4, nome: 'ARROZ', grupo: 'CEREAL' });
const SABAO = umItem({ id: 5, nome: 'SABÃO', itemProdutoTipo: 'LIMPEZA', categoria: null });

const ROTA = 'PUT /itens-produto/classificacoes';

async function abrir(rotas: Record<string, unknown> = {}, itens = [BANANA, CENOURA, LASANHA, ARROZ, SABAO]) {
  const servidor = simularApi({
    'GET /itens-produto': itens,
    'GET /convencoes/categorias-alimento': [{ nome: 'FRUTAS', descricao: 'Frutas e derivados' }],
    ...rotas,
  });
  const tela = renderTela(<ClassificarItens />, { permissoes: ['ITENS'] });
  await screen.findByRole('row', { name: /Banana/ });
  return { servidor, ...tela };
}

const grupoDe = (nome: string) => screen.getByRole('combobox', { name: `Grupo de ${nome}` });
const linhaDe = (nome: RegExp) => within(screen.getByRole('row', { name: nome }));

async function classificar(usuario: Awaited<ReturnType<typeof abrir>>['usuario'], quantos: string) {
  await usuario.click(screen.getByRole('button', { name: quantos }));
  const aviso = await esperarDialogo('Aviso');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('lists the foods without a group; a suggestion is shown and is no answer', async () => {
  await abrir();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(linhaDe(/Banana/).getByText('Fruta · In natura')).toBeVisible();
  expect(linhaDe(/Lasanha/).getByText('Sem sugestão')).toBeVisible();
  expect(screen.getByText('3 itens sem grupo.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Classificar itens' })).toBeDisabled();
  await verificarAcessibilidade();
});

test('by keyboard: Enter accepts and goes on, letters choose, and one call saves all with their versions', async () => {
  const { usuario, servidor } = await abrir({
    [ROTA]: {
      classificados: [
        { ...BANANA, grupo: 'FRUTA', formaDaFruta: 'IN_NATURA', versao: 3 },
        { ...CENOURA, grupo: 'LEGUMINOSA', versao: 2 },
        { ...LASANHA, grupo: 'CARNE_OVO', versao: 2 },
      ],
      alterados: [],
    },
  });
  act(() => grupoDe('Banana').focus());
  await usuario.keyboard('{Enter}');
  expect(grupoDe('Cenoura')).toHaveFocus();
  // 'L' is Leguminosa, and pressed again Leite; and the first again.
  await usuario.keyboard('lll{ArrowDown}');
  expect(grupoDe('Lasanha')).toHaveFocus();
  // 'C' is Cereal, and then Carne.
  await usuario.keyboard('cc');
  expect(screen.getByRole('checkbox', { name: 'Fonte de ferro heme: Lasanha' })).not.toBeChecked();
  await usuario.click(
    within(screen.getByRole('group', { name: 'Alto em: Lasanha' })).getByRole('checkbox', { name: 'sódio' }),
  );
  expect(screen.getByText('Todos estão respondidos: 3 itens sem grupo.')).toBeVisible();
  act(() => grupoDe('Lasanha').focus());
  await usuario.keyboard('{Control>}{Enter}{/Control}');
  servidor.responder('GET /itens-produto', [ARROZ]);
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('3 itens classificados com sucesso!')).toBeVisible();
  expect(screen.getByText('Todos os alimentos têm grupo.')).toBeVisible();
  const resto = {
    formaDaFruta: null,
    ferroHeme: false,
    fonteVitaminaA: false,
    classeRestrita: null,
    proibido: false,
    acucarAdicionado: false,
    altoEm: [],
    regional: false,
  };
  expect(servidor.de(ROTA).map(({ corpo }) => corpo)).toEqual([
    {
      itens: [
        { id: 1, versao: 2, ...resto, grupo: 'FRUTA', formaDaFruta: 'IN_NATURA' },
        { id: 2, versao: 1, ...resto, grupo: 'LEGUMINOSA' },
        { id: 3, versao: 1, ...resto, grupo: 'CARNE_OVO', altoEm: ['SODIO'] },
      ],
    },
  ]);

  servidor.responder(ROTA, { classificados: [{ ...BANANA, versao: 4 }], alterados: [2, 3] });
  servidor.responder('GET /itens-produto', [{ ...BANANA, versao: 4 }, ARROZ]);
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(/foi desfeita, menos nos itens que outra pessoa alterou/)).toBeVisible();
  expect(servidor.de(ROTA)[1]?.corpo).toEqual({
    itens: [
      { id: 1, versao: 3, ...resto, grupo: null },
      { id: 2, versao: 2, ...resto, grupo: null },
      { id: 3, versao: 2, ...resto, grupo: null },
    ],
  });
  // The answer is on the screen again.
  expect(await screen.findByRole('combobox', { name: 'Forma da fruta: Banana' })).toBeVisible();
});

test('a fruit without its form is not sent: the focus goes to the field, by Enter and by the button', async () => {
  const { usuario, servidor } = await abrir();
  act(() => grupoDe('Banana').focus());
  await usuario.keyboard('f{Enter}');
  const forma = screen.getByRole('combobox', { name: 'Forma da fruta: Banana' });
  expect(forma).toHaveFocus();
  await usuario.click(screen.getByRole('button', { name: 'Classificar 1 item' }));
  expect(screen.getByText('Informe se a fruta é in natura, suco ou processada.')).toBeVisible();
  expect(forma).toHaveFocus();
  await usuario.keyboard('s{Enter}');
  expect(grupoDe('Cenoura')).toHaveFocus();
  expect(screen.queryByText('Informe se a fruta é in natura, suco ou processada.')).not.toBeInTheDocument();
  expect(servidor.de(ROTA)).toEqual([]);
});

test('Delete takes an answer away, and another group begins without the answers to the questions of the one before', async () => {
  const { usuario } = await abrir();
  act(() => grupoDe('Cenoura').focus());
  await usuario.keyboard('{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Fonte de vitamina A: Cenoura' })).toBeChecked();
  act(() => grupoDe('Cenoura').focus());
  await usuario.keyboard('r');
  expect(screen.getByRole('checkbox', { name: 'Fonte de vitamina A: Cenoura' })).not.toBeChecked();
  await usuario.keyboard('{Delete}');
  expect(screen.queryByRole('checkbox', { name: 'Fonte de vitamina A: Cenoura' })).not.toBeInTheDocument();
  expect(screen.getByText('3 itens sem grupo.')).toBeVisible();
});

test('several at once: the search and the selection take suggestions, a group and the form of fruits', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
  await usuario.click(screen.getByRole('button', { name: 'Aceitar 2 sugestões' }));
  expect(screen.getByText('Falta 1 de 3 itens sem grupo.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aceitar 0 sugestões' })).toBeDisabled();
  await usuario.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  await usuario.type(screen.getByRole('searchbox', { name: 'Procurar por nome ou categoria' }), 'lasa');
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
  expect(screen.getByText('1 selecionado')).toBeVisible();
  await usuario.click(screen.getByRole('combobox', { name: 'Grupo dos selecionados' }));
  await usuario.click(await screen.findByTitle('Fruta'));
  await usuario.click(screen.getByRole('combobox', { name: 'Forma das frutas selecionadas' }));
  await usuario.click(await screen.findByTitle('Suco ou polpa para bebida'));
  expect(screen.getByText('Todos estão respondidos: 3 itens sem grupo.')).toBeVisible();
  expect(linhaDe(/Lasanha/).getByText('Suco ou polpa para bebida')).toBeVisible();
});

test('what another person changed waits at its row with both answers, and the others are saved', async () => {
  const { usuario, servidor } = await abrir({
    [ROTA]: { classificados: [{ ...CENOURA, grupo: 'HORTALICA', versao: 2 }], alterados: [1] },
  });
  act(() => grupoDe('Banana').focus());
  await usuario.keyboard('{Enter}{Enter}');
  const daOutra = { ...BANANA, grupo: 'DIVERSOS' as const, regional: true, versao: 3 };
  servidor.responder('GET /itens-produto', [daOutra, LASANHA]);
  await classificar(usuario, 'Classificar 2 itens');
  expect(
    await screen.findByText('1 item classificado. Outra pessoa alterou 1 item: veja na linha dele.'),
  ).toBeVisible();
  const banana = linhaDe(/Banana/);
  expect(banana.getByText('Outra pessoa alterou este item, que agora é Outro (água, sal, temperos).')).toBeVisible();
  // What was answered is still there, and is only sent when the user wants it.
  expect(banana.getByText('Fruta')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Classificar itens' })).toBeDisabled();
  await usuario.click(banana.getByRole('button', { name: 'Aplicar a minha' }));
  servidor.responder(ROTA, { classificados: [{ ...daOutra, grupo: 'FRUTA', versao: 4 }], alterados: [] });
  servidor.responder('GET /itens-produto', [LASANHA]);
  await classificar(usuario, 'Classificar 1 item');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Banana/ })).not.toBeInTheDocument());
  expect(servidor.de(ROTA)[1]?.corpo).toMatchObject({
    itens: [{ id: 1, versao: 3, grupo: 'FRUTA', regional: true }],
  });
});

test('a refused call keeps every answer, and the current version can be taken instead', async () => {
  const { usuario, servidor } = await abrir({ [ROTA]: problema(409, 'Os itens foram alterados por outra pessoa.') });
  act(() => grupoDe('Banana').focus());
  await usuario.keyboard('{Enter}');
  servidor.responder('GET /itens-produto', [{ ...BANANA, versao: 3 }, CENOURA]);
  await classificar(usuario, 'Classificar 1 item');
  expect(await screen.findByText('Os itens foram alterados por outra pessoa.')).toBeVisible();
  const banana = linhaDe(/Banana/);
  expect(banana.getByText('Outra pessoa alterou este item, que continua sem grupo.')).toBeVisible();
  await usuario.click(banana.getByRole('button', { name: 'Usar a versão atual' }));
  expect(screen.getByText('2 itens sem grupo.')).toBeVisible();
});

test('the arrows and Enter go on to the rows of the next page and back', async () => {
  const muitos = Array.from({ length: 21 }, (_, n) =>
    umItem({ id: n + 1, nome: n === 0 ? 'BANANA' : `ITEM ${String(n + 1).padStart(2, '0')}` }),
  );
  const { usuario } = await abrir({}, muitos);
  act(() => grupoDe('Item 20').focus());
  await usuario.keyboard('{ArrowDown}');
  await waitFor(() => expect(grupoDe('Item 21')).toHaveFocus());
  await usuario.keyboard('{ArrowUp}');
  await waitFor(() => expect(grupoDe('Item 20')).toHaveFocus());
});
