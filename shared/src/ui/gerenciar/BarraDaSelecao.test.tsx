import { api, useExclusao } from '@merenda/shared';
import { consultasDeItens } from '@merenda/shared/consultas';
import type { Item } from '@merenda/shared/contratos';
import {
  exportarLista,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  umItem,
  ferramenta,
  usarFerramenta,
} from '@merenda/shared/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { excluirVarios, lerCriterios, lerSelecao, TelaGerenciar, type CampoDeBusca } from '@merenda/shared/ui';

const um = (id: number, nome: string): Item => umItem({ id, nome });
const [SAL, ARROZ, MILHO] = [um(1, 'SAL'), um(2, 'ARROZ'), um(3, 'MILHO')];

const BUSCA: CampoDeBusca<Item>[] = [{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome }];

/** How often a cell of each row was drawn. */
const desenhadas: string[] = [];
const COLUNAS = [
  {
    titulo: 'Nome',
    valor: ({ nome }: Item) => {
      desenhadas.push(nome);
      return nome;
    },
    ordem: ({ nome }: Item) => nome,
  },
];

const colhidos: string[] = [];

function Gerenciar() {
  const consulta = useQuery(consultasDeItens.lista());
  const exclusao = useExclusao('itens-produto', (id: number) => api.delete('itens-produto/:id', { caminho: { id } }), [
    consultasDeItens.familia,
  ]);
  return (
    <TelaGerenciar
      titulo="Gerenciar Itens"
      consulta={consulta}
      colunas={COLUNAS}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nome}
      exportacao="itens"
      relatorio="itens"
      vazio="Nenhum item cadastrado."
      emVarias={[
        {
          rotulo: 'Colher',
          aoAcionar: (itens, limpar) => {
            colhidos.push(...itens.map(({ nome }) => nome));
            limpar();
          },
        },
        excluirVarios({ artigo: 'o', nome: 'Item', plural: 'Itens' }, exclusao, {
          impedimento: ({ nome }: Item) => (nome === 'MILHO' ? 'O milho fica.' : null),
        }),
      ]}
    />
  );
}

const caixa = (name: string) => screen.getByRole('checkbox', { name });
const botao = (name: string) => screen.getByRole('button', { name });

async function selecionar(itens: Item[], nomes: string[], rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({ 'GET /itens-produto': itens, ...rotas });
  const tela = renderTela(<Gerenciar />);
  await usarFerramenta(tela.usuario, 'Selecionar');
  for (const nome of nomes) await tela.usuario.click(caixa(`Selecionar ${nome}`));
  return { ...tela, servidor };
}

beforeEach(() => {
  desenhadas.length = 0;
  colhidos.length = 0;
});

test('the user begins the selection, and ends it: the checkboxes are there in between', async () => {
  const { usuario } = await selecionar([SAL, ARROZ], ['SAL']);
  expect(screen.getByRole('columnheader', { name: 'Seleção' })).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(botao('Encerrar seleção'));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await usarFerramenta(usuario, 'Selecionar');
  expect(caixa('Selecionar SAL')).not.toBeChecked();
});

test('an empty list has nothing to select', async () => {
  simularApi({ 'GET /itens-produto': [] });
  const { usuario } = renderTela(<Gerenciar />);
  await screen.findByText('Nenhum item cadastrado.');
  await ferramenta(usuario, 'Exportar');
  expect(screen.queryByRole('button', { name: 'Selecionar' })).not.toBeInTheDocument();
});

test('rows of several searches are selected together; the actions are there while a row is selected', async () => {
  const { usuario } = await selecionar([SAL, ARROZ, MILHO], ['SAL']);
  expect(screen.getByText('1 selecionado')).toBeInTheDocument();
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'arr');
  await screen.findByText('1 de 3 registros');
  expect(caixa('Selecionar todos')).not.toBeChecked();
  await usuario.click(caixa('Selecionar todos'));
  expect(screen.getByText('2 selecionados')).toBeInTheDocument();
  await usuario.clear(screen.getByRole('textbox', { name: 'Nome' }));
  await screen.findByText('3 registros');
  expect(caixa('Selecionar MILHO')).not.toBeChecked();
  await usuario.click(caixa('Selecionar SAL'));
  expect(screen.getByText('1 selecionado')).toBeInTheDocument();
  await usuario.click(botao('Limpar seleção'));
  expect(caixa('Selecionar ARROZ')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Colher' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Seleção' })).toHaveFocus();
});

test('an action of the screen gets the rows in the order of the list, and may end the selection', async () => {
  const { usuario } = await selecionar([SAL, ARROZ, MILHO], ['MILHO', 'SAL']);
  await usuario.click(botao('Colher'));
  expect(colhidos).toEqual(['SAL', 'MILHO']);
  expect(screen.getByText('Nenhum selecionado')).toBeInTheDocument();
});

test('a checkbox draws no row again', async () => {
  const { usuario } = await selecionar([SAL, ARROZ, MILHO], []);
  desenhadas.length = 0;
  await usuario.click(caixa('Selecionar SAL'));
  await usuario.click(caixa('Selecionar todos'));
  expect(screen.getByText('3 selecionados')).toBeInTheDocument();
  expect(desenhadas).toEqual([]);
});

test('the export has the selected rows, in the order of the list; the other export has them all', async () => {
  const { usuario, servidor } = await selecionar([SAL, ARROZ, MILHO], ['MILHO', 'ARROZ']);
  await usuario.click(screen.getByRole('columnheader', { name: /Nome/ }));
  expect(await exportarLista(usuario, servidor, 'itens', document.body, 'Exportar seleção')).toEqual({
    formato: 'CSV',
    ids: [2, 3],
  });
});

test('the report has the selected rows, whatever the search', async () => {
  const { usuario, router } = await selecionar([SAL, ARROZ, MILHO], ['SAL', 'MILHO']);
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'arr');
  await screen.findByText('1 de 3 registros');
  await usuario.click(botao('Imprimir lista'));
  expect(router.state.location.pathname).toBe('/relatorio/itens/true');
  expect(lerSelecao('itens')).toEqual([1, 3]);
  expect(lerCriterios('itens')).toEqual({});
});

test('the report of the whole list forgets the selection', async () => {
  const { usuario, router } = await selecionar([SAL, ARROZ, MILHO], ['SAL']);
  await usuario.click(botao('Imprimir lista'));
  expect(lerSelecao('itens')).toEqual([1]);
  simularApi({ 'GET /itens-produto': [SAL] });
  const outra = renderTela(<Gerenciar />);
  await outra.usuario.click(await screen.findByRole('button', { name: /Relatório/ }));
  expect(router.state.location.pathname).toBe('/relatorio/itens/true');
  expect(lerSelecao('itens')).toBeUndefined();
});

describe('deletes several', () => {
  const EM_USO = 'O item ARROZ não pode ser excluído: é usado por 1 produto (ARROZ 5 KG).';

  async function excluir(rotas: Record<string, unknown>, nomes = ['SAL', 'ARROZ', 'MILHO']) {
    const tela = await selecionar([SAL, ARROZ, MILHO], nomes, rotas);
    await tela.usuario.click(botao('Excluir'));
    return { ...tela, aviso: within(await screen.findByRole('dialog', { name: 'Aviso' })) };
  }
  const excluidos = (servidor: ReturnType<typeof simularApi>) =>
    [1, 2, 3].filter((id) => servidor.de(`DELETE /itens-produto/${id}`).length > 0);

  test('the question names them and says how many stay; one refused stays selected, with its reason', async () => {
    const { usuario, servidor, aviso } = await excluir({
      'DELETE /itens-produto/1': undefined,
      'DELETE /itens-produto/2': problema(409, EM_USO),
      'POST /exclusoes/desfazer': undefined,
    });
    expect(aviso.getByText('Deseja realmente excluir 2 itens?')).toBeInTheDocument();
    expect(aviso.getByText('SAL e ARROZ.')).toBeInTheDocument();
    expect(aviso.getByText('1 item não pode ser excluído e fica como está.')).toBeInTheDocument();
    servidor.responder('GET /itens-produto', [ARROZ, MILHO]);
    await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
    const resultado = within(await screen.findByRole('dialog', { name: '2 itens não foram excluídos' }));
    expect(resultado.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `ARROZ: ${EM_USO}`,
      'MILHO: O milho fica.',
    ]);
    await verificarAcessibilidade();
    await usuario.click(resultado.getByRole('button', { name: 'Entendi' }));
    expect(screen.getByText('1 item excluído com sucesso!')).toBeInTheDocument();
    expect(excluidos(servidor)).toEqual([1, 2]);
    expect(screen.getByText('2 selecionados')).toBeInTheDocument();
    expect(caixa('Selecionar ARROZ')).toBeChecked();
    // Read at the beginning, and once after all deletions.
    expect(servidor.de('GET /itens-produto')).toHaveLength(2);
  });

  test('one press takes all back, the last one first', async () => {
    const { usuario, servidor, aviso } = await excluir(
      {
        'DELETE /itens-produto/1': undefined,
        'DELETE /itens-produto/2': undefined,
        'POST /exclusoes/desfazer': undefined,
      },
      ['SAL', 'ARROZ'],
    );
    servidor.responder('GET /itens-produto', [MILHO]);
    await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
    await screen.findByText('2 itens excluídos com sucesso!');
    expect(screen.getByText('Nenhum selecionado')).toBeInTheDocument();
    servidor.responder('GET /itens-produto', [SAL, ARROZ, MILHO]);
    await usuario.click(botao('Desfazer'));
    expect(await screen.findByText('2 exclusões desfeitas.')).toBeInTheDocument();
    expect(servidor.de('POST /exclusoes/desfazer').map(({ corpo }) => corpo)).toEqual([
      { entidade: 'itens-produto', id: 2 },
      { entidade: 'itens-produto', id: 1 },
    ]);
    expect(await screen.findByText('3 registros')).toBeInTheDocument();
  });

  test('a record that cannot be restored is named', async () => {
    const { usuario, servidor, aviso } = await excluir(
      { 'DELETE /itens-produto/1': undefined, 'POST /exclusoes/desfazer': problema(409, 'Já existe SAL.') },
      ['SAL'],
    );
    servidor.responder('GET /itens-produto', [ARROZ, MILHO]);
    await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
    await screen.findByText('1 item excluído com sucesso!');
    await usuario.click(botao('Desfazer'));
    const resultado = within(await screen.findByRole('dialog', { name: 'Nem todas as exclusões foram desfeitas' }));
    expect(resultado.getByRole('listitem')).toHaveTextContent('SAL: Já existe SAL.');
    await usuario.click(resultado.getByRole('button', { name: 'Entendi' }));
  });

  test('nothing is asked when none can be deleted', async () => {
    const { usuario, servidor } = await selecionar([SAL, MILHO], ['MILHO']);
    await usuario.click(botao('Excluir'));
    const resultado = within(await screen.findByRole('dialog', { name: '1 item não foi excluído' }));
    expect(resultado.getByRole('listitem')).toHaveTextContent('MILHO: O milho fica.');
    await usuario.click(resultado.getByRole('button', { name: 'Entendi' }));
    expect(excluidos(servidor)).toEqual([]);
  });

  test('the progress is shown, and the act can be stopped: the others stay selected', async () => {
    let responder: () => void = () => undefined;
    const { usuario, servidor, aviso } = await excluir(
      { 'DELETE /itens-produto/1': () => new Promise((pronto) => (responder = () => pronto(undefined))) },
      ['SAL', 'ARROZ'],
    );
    await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Excluindo 1 de 2 itens…')).toBeInTheDocument();
    servidor.responder('GET /itens-produto', [ARROZ, MILHO]);
    await usuario.click(botao('Parar'));
    responder();
    await screen.findByText('1 item excluído com sucesso!');
    expect(excluidos(servidor)).toEqual([1]);
    expect(caixa('Selecionar ARROZ')).toBeChecked();
    expect(screen.getByText('1 selecionado')).toBeInTheDocument();
  });

  test('a server that does not answer ends it', async () => {
    const { usuario, servidor, aviso } = await excluir(
      { 'DELETE /itens-produto/1': problema(503, 'O banco de dados não responde.') },
      ['SAL', 'ARROZ'],
    );
    await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('O banco de dados não responde.')).toBeInTheDocument();
    expect(excluidos(servidor)).toEqual([1]);
    await waitFor(() => expect(screen.getByText('2 selecionados')).toBeInTheDocument());
  });

  test('at most 100 at a time', async () => {
    const muitos = Array.from({ length: 101 }, (_, n) => um(n + 1, `ITEM ${n + 1}`));
    const { usuario } = await selecionar(muitos, []);
    await usuario.click(caixa('Selecionar todos'));
    await usuario.click(botao('Excluir'));
    expect(await screen.findByText('Selecione até 100 itens para excluir de uma vez.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('on a phone each card has its checkbox', async () => {
  fingirTelaEstreita(true);
  const { usuario } = await selecionar([SAL, ARROZ], ['ARROZ']);
  await verificarAcessibilidade();
  await usuario.click(botao('Colher'));
  expect(colhidos).toEqual(['ARROZ']);
});
