import { fingirTelaEstreita, problema, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import {
  editar,
  excluir,
  lerCriterios,
  Tabela,
  TelaGerenciar,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { useState, type ComponentProps } from 'react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { simularServidor } from '../../testing/simularServidor.js';

interface Fruta {
  id: number;
  nome: string;
  cor: string;
}

const COLUNAS: Coluna<Fruta>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
  { titulo: 'Cor', valor: ({ cor }) => cor },
  { titulo: 'Peso', valor: () => '1,25 kg', numerica: true },
];
const BUSCA: CampoDeBusca<Fruta>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  {
    tipo: 'opcao',
    campo: 'cor',
    rotulo: 'Cor',
    artigo: 'a',
    opcoes: [{ valor: 'AMARELA', rotulo: 'Amarela' }],
    valor: ({ cor }) => cor,
  },
];
const FRUTAS: Fruta[] = [
  { id: 1, nome: 'MAÇÃ', cor: 'VERMELHA' },
  { id: 2, nome: 'BANANA', cor: 'AMARELA' },
  { id: 3, nome: 'ABACAXI', cor: 'AMARELA' },
];

const acionadas: string[] = [];

function GerenciarFrutas(props: Pick<ComponentProps<typeof TelaGerenciar<Fruta>>, 'aoPedirRelatorio'>) {
  const consulta = useQuery({ queryKey: ['frutas'], queryFn: () => apiSemTabela.get<Fruta[]>('frutas') });
  return (
    <TelaGerenciar
      {...props}
      titulo="Gerenciar Frutas"
      consulta={consulta}
      colunas={COLUNAS}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cadastrar-fruta"
      relatorio="frutas"
      vazio="Nenhuma fruta cadastrada."
      acoes={[
        editar((fruta: Fruta) => acionadas.push(`editar ${fruta.nome}`)),
        excluir((fruta: Fruta) => acionadas.push(`excluir ${fruta.nome}`), {
          impedimento: ({ nome }) => (nome === 'BANANA' ? 'A banana está em uso.' : null),
        }),
      ]}
    />
  );
}

const nomes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((linha) => within(linha).queryAllByRole('cell')[0]?.textContent);

beforeEach(() => {
  acionadas.length = 0;
});

test('a number and its unit stay on one line', async () => {
  simularServidor({ 'GET /frutas': FRUTAS.slice(0, 1) });
  renderTela(<GerenciarFrutas />);
  expect(await screen.findByRole('cell', { name: '1,25 kg' })).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByRole('cell', { name: 'VERMELHA' })).not.toHaveStyle({ whiteSpace: 'nowrap' });
});

test('lists the rows and finds them without accents or case', async () => {
  simularServidor({ 'GET /frutas': FRUTAS });
  const { usuario } = renderTela(<GerenciarFrutas />);
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
  // No option of a feminine noun is selected.
  expect(screen.getByText('Todas')).toBeInTheDocument();

  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'maca');
  expect(await screen.findByText('1 de 3 registros')).toBeInTheDocument();
  expect(nomes()).toEqual(['MAÇÃ']);

  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'xyz');
  await usuario.click(await screen.findByRole('button', { name: 'Limpar busca' }));
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
});

test('sorts by a column in Portuguese order', async () => {
  simularServidor({ 'GET /frutas': FRUTAS });
  const { usuario } = renderTela(<GerenciarFrutas />);
  await usuario.click(await screen.findByRole('columnheader', { name: /Nome/ }));
  expect(nomes()).toEqual(['ABACAXI', 'BANANA', 'MAÇÃ']);
});

test('a row action is named after its row; an unavailable one shows the reason and does nothing', async () => {
  simularServidor({ 'GET /frutas': FRUTAS });
  const { usuario } = renderTela(<GerenciarFrutas />);
  await usuario.click(await screen.findByRole('button', { name: 'Editar MAÇÃ' }));
  const impedida = screen.getByRole('button', { name: 'Excluir BANANA' });
  expect(impedida).toHaveAccessibleDescription('A banana está em uso.');
  await usuario.hover(impedida);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('A banana está em uso.');
  await usuario.click(impedida);
  expect(acionadas).toEqual(['editar MAÇÃ']);
});

test('a failed load shows the error and can be retried', async () => {
  const api = simularServidor({ 'GET /frutas': problema(500, 'O banco de dados não respondeu.') });
  const { usuario } = renderTela(<GerenciarFrutas />);
  expect(await screen.findByText('O banco de dados não respondeu.')).toBeInTheDocument();
  api.responder('GET /frutas', FRUTAS);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
});

test('an empty list shows a text and offers to register', async () => {
  simularServidor({ 'GET /frutas': [] });
  const { usuario, router } = renderTela(<GerenciarFrutas />);
  expect(await screen.findByText('Nenhuma fruta cadastrada.')).toBeInTheDocument();
  // Beside the title and in the empty list.
  const [cadastrar = document.body] = screen.getAllByRole('button', { name: /Cadastrar/ });
  await usuario.click(cadastrar);
  expect(router.state.location.pathname).toBe('/cadastrar-fruta');
});

test('the report keeps the criteria and its flag shows whether there are any', async () => {
  simularServidor({ 'GET /frutas': FRUTAS });
  const { usuario, router } = renderTela(<GerenciarFrutas />);
  await usuario.type(await screen.findByRole('textbox', { name: 'Nome' }), 'ban');
  await usuario.click(screen.getByRole('button', { name: /Relatório/ }));
  expect(router.state.location.pathname).toBe('/relatorio/frutas/true');
  expect(lerCriterios('frutas')).toEqual({ nome: 'ban' });
});

test('without criteria the report lists everything', async () => {
  simularServidor({ 'GET /frutas': FRUTAS });
  const { usuario, router } = renderTela(<GerenciarFrutas />);
  await usuario.click(await screen.findByRole('button', { name: /Relatório/ }));
  expect(router.state.location.pathname).toBe('/relatorio/frutas/false');
});

test('a screen may ask something before its report opens', async () => {
  simularServidor({ 'GET /frutas': FRUTAS });
  const pedidos: unknown[] = [];
  const { usuario, router } = renderTela(<GerenciarFrutas aoPedirRelatorio={(...pedido) => pedidos.push(pedido)} />);
  await usuario.type(await screen.findByRole('textbox', { name: 'Nome' }), 'ban');
  await usuario.click(screen.getByRole('button', { name: /Relatório/ }));
  expect(pedidos).toEqual([['/relatorio/frutas/true', { nome: 'ban' }]]);
  expect(router.state.location.pathname).toBe('/tela');
});

test('the arrows between pages and the hints of the sorting speak Portuguese', async () => {
  simularServidor({
    'GET /frutas': Array.from({ length: 500 }, (_, i) => ({ id: i + 1, nome: `FRUTA ${i + 1}`, cor: 'VERDE' })),
  });
  const { usuario } = renderTela(<GerenciarFrutas />);
  await screen.findByText('500 registros');
  for (const nome of ['Página anterior', 'Próxima página', '5 páginas para a frente'])
    expect(screen.getByRole('button', { name: nome })).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(nomes()[0]).toBe('FRUTA 21');
  const cabecalho = screen.getByRole('columnheader', { name: /Nome/ });
  const dica = async (texto: string) => {
    await usuario.hover(within(cabecalho).getByText('Nome'));
    expect(await screen.findByText(texto)).toBeInTheDocument();
    await usuario.click(cabecalho);
  };
  await dica('Clique para ordenar em ordem crescente');
  await dica('Clique para ordenar em ordem decrescente');
  await dica('Clique para desfazer a ordenação');
});

test('10,000 rows: one page of them in the DOM, and each can be found', async () => {
  simularServidor({
    'GET /frutas': Array.from({ length: 10_000 }, (_, i) => ({ id: i + 1, nome: `FRUTA ${i + 1}`, cor: 'VERDE' })),
  });
  const { usuario } = renderTela(<GerenciarFrutas />);
  expect(await screen.findByText('10.000 registros')).toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(60);
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'fruta 9999');
  expect(await screen.findByText('1 de 10.000 registros')).toBeInTheDocument();
});

test('on a phone the rows are cards with the same actions', async () => {
  fingirTelaEstreita(true);
  simularServidor({ 'GET /frutas': FRUTAS });
  const { usuario } = renderTela(<GerenciarFrutas />);
  const lista = await screen.findByRole('list', { name: 'Gerenciar Frutas' });
  expect(within(lista).getAllByRole('listitem')).toHaveLength(3);
  await usuario.click(within(lista).getByRole('button', { name: 'Editar BANANA' }));
  expect(acionadas).toEqual(['editar BANANA']);
});

test('on a phone the marked column is the title of the card', () => {
  fingirTelaEstreita(true);
  const colunas: Coluna<Fruta>[] = [
    { titulo: 'Cor', valor: ({ cor }) => cor },
    { titulo: 'Nome', valor: ({ nome }) => nome, principal: true },
  ];
  renderTela(
    <Tabela
      rotulo="Frutas"
      linhas={FRUTAS.slice(0, 1)}
      colunas={colunas}
      chave={({ id }) => id}
      nomeDaLinha={({ nome }) => nome}
      vazio={null}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^MAÇÃCorVERMELHA$/);
});

test.each([false, true])('has no accessibility breach (phone: %s)', async (estreita) => {
  fingirTelaEstreita(estreita);
  simularServidor({ 'GET /frutas': FRUTAS });
  renderTela(<GerenciarFrutas />);
  await screen.findByText('3 registros');
  await verificarAcessibilidade();
});

describe('selection', () => {
  function Selecionavel() {
    const consulta = useQuery({ queryKey: ['frutas'], queryFn: () => apiSemTabela.get<Fruta[]>('frutas') });
    const [marcadas, setMarcadas] = useState<ReadonlySet<string | number>>(new Set());
    return (
      <TelaGerenciar
        titulo="Gerenciar Frutas"
        consulta={consulta}
        colunas={COLUNAS}
        busca={BUSCA}
        selecao={{ marcadas, aoMudar: setMarcadas, acoes: <button>Colher {[...marcadas].join(', ')}</button> }}
        nomeDaLinha={({ nome }) => nome}
        vazio="Nenhuma fruta cadastrada."
      />
    );
  }
  const caixa = (name: string) => screen.getByRole('checkbox', { name });

  test('rows of several searches are selected together; the actions are there while a row is selected', async () => {
    simularServidor({ 'GET /frutas': FRUTAS });
    const { usuario } = renderTela(<Selecionavel />);
    await usuario.click(await screen.findByRole('checkbox', { name: 'Selecionar MAÇÃ' }));
    expect(screen.getByText('1 selecionado')).toBeInTheDocument();
    await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'ban');
    await screen.findByText('1 de 3 registros');
    expect(caixa('Selecionar todos')).not.toBeChecked();
    await usuario.click(caixa('Selecionar todos'));
    expect(screen.getByText('2 selecionados')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Colher 1, 2' })).toBeInTheDocument();
    await usuario.clear(screen.getByRole('textbox', { name: 'Nome' }));
    await screen.findByText('3 registros');
    expect(caixa('Selecionar ABACAXI')).not.toBeChecked();
    await verificarAcessibilidade();
    await usuario.click(caixa('Selecionar MAÇÃ'));
    expect(screen.getByRole('button', { name: 'Colher 2' })).toBeInTheDocument();
    await usuario.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(caixa('Selecionar BANANA')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /^Colher/ })).not.toBeInTheDocument();
  });

  test('on a phone each card has its checkbox', async () => {
    fingirTelaEstreita(true);
    simularServidor({ 'GET /frutas': FRUTAS });
    const { usuario } = renderTela(<Selecionavel />);
    await usuario.click(await screen.findByRole('checkbox', { name: 'Selecionar BANANA' }));
    expect(screen.getByRole('button', { name: 'Colher 2' })).toBeInTheDocument();
    await verificarAcessibilidade();
  });
});
