import {
  acionar,
  fingirTelaEstreita,
  problema,
  renderTela,
  verificarAcessibilidade,
  abrirFiltros,
} from '@merenda/shared/testing';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  editar,
  excluir,
  lerCriterios,
  Tabela,
  TelaGerenciar,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import type { ComponentProps } from 'react';
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
  await abrirFiltros(usuario);
  // No option of a feminine noun is selected.
  expect(screen.getByText('Todas')).toBeInTheDocument();

  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'maca');
  expect(await screen.findByText('1 de 3 registros')).toBeInTheDocument();
  expect(nomes()).toEqual(['MAÇÃ']);

  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'xyz');
  await usuario.click(await screen.findByRole('button', { name: 'Limpar busca' }));
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
});

test('an address fills the fields, and another address on the same screen fills them again', async () => {
  simularServidor({ 'GET /frutas': FRUTAS });
  const { usuario, router } = renderTela(<GerenciarFrutas />, { endereco: '/tela?nome=ma%C3%A7%C3%A3&x=1' });
  expect(await screen.findByText('1 de 3 registros')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('maçã');
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 's');
  // An address that opens a record leaves the typed values.
  await act(() => router.navigate('/tela?nome=ma%C3%A7%C3%A3&exibir=1'));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('maçãs');
  await act(() => router.navigate('/tela?nome=banana'));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('banana');
  expect(nomes()).toEqual(['BANANA']);
  await act(() => router.navigate('/tela?cor=AMARELA'));
  expect(await screen.findByText('2 de 3 registros')).toBeInTheDocument();
  await act(() => router.navigate('/tela'));
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
});

test('on paper the list has all its rows, on the screen twenty', async () => {
  const muitas = Array.from({ length: 45 }, (_, n) => ({ id: n + 1, nome: `FRUTA ${n}`, cor: 'VERDE' }));
  simularServidor({ 'GET /frutas': muitas });
  renderTela(<GerenciarFrutas />);
  await screen.findByText('45 registros');
  expect(nomes()).toHaveLength(20);
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(nomes()).toHaveLength(45);
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(nomes()).toHaveLength(20);
});

test('on paper the list of a phone is a table: a sheet is as narrow, and has room for it', async () => {
  fingirTelaEstreita(true);
  simularServidor({ 'GET /frutas': FRUTAS });
  renderTela(<GerenciarFrutas />);
  await screen.findByText('3 registros');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(screen.getByRole('table')).toBeInTheDocument();
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
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
  await acionar(usuario, 'Editar', 'MAÇÃ');
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

test('on a phone the marked columns are the title of the card and its large figures', () => {
  fingirTelaEstreita(true);
  const colunas: Coluna<Fruta>[] = [
    { titulo: 'Cor', valor: ({ cor }) => cor },
    { titulo: 'Nome', valor: ({ nome }) => nome, principal: true },
    { titulo: 'Peso', valor: () => '1,25 kg', destaque: true },
    { titulo: 'Safra', valor: () => null, destaque: true },
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
  expect(screen.getByRole('listitem')).toHaveTextContent(/^MAÇÃPeso1,25 kgSafra---CorVERMELHA$/);
});

test.each([false, true])('has no accessibility breach (phone: %s)', async (estreita) => {
  fingirTelaEstreita(estreita);
  simularServidor({ 'GET /frutas': FRUTAS });
  renderTela(<GerenciarFrutas />);
  await screen.findByText('3 registros');
  await verificarAcessibilidade();
});
