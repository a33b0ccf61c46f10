import type { ColunaDePlanilha, EdicoesDaPrevia, LinhaDePlanilha } from '@merenda/shared/contratos';
import {
  campoDaImportacao,
  linhaDaImportacao,
  problema,
  renderTela,
  simularApi,
  simularImportacao,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportarPlanilha } from './ImportarPlanilha.js';

const EDITAR = 'POST /importacoes-sessao/1/edicoes';

const CAMPOS = [
  campoDaImportacao('nome', 'Nome'),
  campoDaImportacao('tipo', 'Tipo', { opcoes: [{ valor: 'ALIMENTO', rotulo: 'Alimento' }] }),
  campoDaImportacao('categoria', 'Categoria'),
];
const COLUNAS: ColunaDePlanilha[] = [
  { titulo: 'Gênero', campo: 'nome' },
  { titulo: 'Classe', campo: 'tipo' },
];
const LINHAS = [
  linhaDaImportacao(2, 'ARROZ', 'Alimento'),
  linhaDaImportacao(3, 'BANANA', 'Comida'),
  linhaDaImportacao(4, 'CAJU', 'Comida'),
];

/** Refuses the rows whose type is not 'Alimento'; with `categorias` those without a category, too. */
const conferirTipos =
  (categorias = false) =>
  ({ celulas }: LinhaDePlanilha, colunas: readonly ColunaDePlanilha[]) => {
    const valor = (campo: string) => celulas[colunas.findIndex((uma) => uma.campo === campo)] ?? '';
    return {
      motivos: [
        ...(valor('tipo') === 'Alimento' ? [] : [{ campo: 'tipo', mensagem: 'Tipo: não está na lista.' }]),
        ...(categorias && valor('categoria') === ''
          ? [{ campo: 'categoria', mensagem: 'Categoria: Informe a categoria.' }]
          : []),
      ],
    };
  };

/** Opens the preview of an import. */
async function abrir({ linhas = LINHAS, colunas = COLUNAS, conferir = conferirTipos() } = {}) {
  const importacao = simularImportacao({ campos: CAMPOS, colunas, linhas, conferir, estado: 'CONFERIDA' });
  const servidor = simularApi(importacao.rotas);
  const { usuario, router } = renderTela(
    <ImportarPlanilha entidade="itens" titulo="Importar Itens" lista="/" renova={[]} />,
    { endereco: '/tela?sessao=1' },
  );
  await screen.findByText(/^Todas: /);
  await screen.findByLabelText(`Nome da linha ${linhas[0]?.numero ?? 2}`);
  const edicoes = () => servidor.de(EDITAR).map(({ corpo }) => (corpo as EdicoesDaPrevia).edicoes);
  return { servidor, importacao, usuario, router, edicoes };
}

/** A cell; one with options is a combobox while it has the focus. */
const celula = (nome: string) => screen.getByLabelText(nome);

test('a refused cell is marked with its reason, corrected in place, and the rows are checked again', async () => {
  const { usuario, edicoes } = await abrir();
  const tipo = celula('Tipo da linha 3');
  expect(tipo).toHaveAccessibleDescription('Não está na lista.');
  expect(tipo).toBeInvalid();
  expect(celula('Tipo da linha 2')).toBeValid();
  await verificarAcessibilidade();
  await usuario.clear(tipo);
  await usuario.type(tipo, 'Alimento{Enter}');
  // Enter leads to the next row of the column.
  expect(celula('Tipo da linha 4')).toHaveFocus();
  expect(screen.getByText('Linha 3, Tipo: "Comida" → "Alimento".')).toBeInTheDocument();
  expect(await screen.findByText('Novas: 2')).toBeInTheDocument();
  expect(tipo).toBeValid();
  expect(edicoes()).toEqual([[{ tipo: 'CELULAS', celulas: [{ numero: 3, campo: 'tipo', texto: 'Alimento' }] }]]);
  await verificarAcessibilidade();
});

test('a correction is shown before the server answers, the next one waits for it, and nothing is imported meanwhile', async () => {
  const { servidor, importacao, usuario, edicoes } = await abrir();
  let responder: () => void = () => undefined;
  const espera = new Promise<void>((resolve) => (responder = resolve));
  const editar = importacao.rotas[EDITAR] as (requisicao: unknown) => unknown;
  servidor.responder(EDITAR, async (requisicao: unknown) => {
    await espera;
    return editar(requisicao);
  });
  await usuario.clear(celula('Tipo da linha 3'));
  await usuario.type(celula('Tipo da linha 3'), 'Alimento{Tab}');
  await usuario.click(screen.getByRole('checkbox', { name: 'Importar a linha 4' }));
  expect(celula('Tipo da linha 3')).toHaveValue('Alimento');
  expect(screen.queryByLabelText('Tipo da linha 4')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Importar só as linhas boas' })).toBeDisabled();
  expect(edicoes()).toHaveLength(1);
  // The last one has not been sent: it is dropped.
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(celula('Tipo da linha 4')).toHaveValue('Comida');
  // The first one is on its way: it is undone after its answer.
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  responder();
  await waitFor(() => expect(edicoes()).toHaveLength(2));
  expect(edicoes()[1]).toEqual([
    { tipo: 'CELULAS', celulas: [{ numero: 3, campo: 'tipo', texto: 'Comida', guardada: 't' }] },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Importar só as linhas boas' })).toBeEnabled());
  expect(celula('Tipo da linha 3')).toHaveValue('Comida');
});

test('cells that hold the same wrong value are corrected at once, and each correction is undone', async () => {
  const { usuario, edicoes } = await abrir();
  await usuario.click(screen.getByText('Recusadas: 2'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tipo da linha 2' })).not.toBeInTheDocument());
  await usuario.clear(celula('Tipo da linha 3'));
  await usuario.type(celula('Tipo da linha 3'), 'Alimento{Tab}');
  await usuario.click(await screen.findByRole('button', { name: 'Corrigir outra igual' }));
  expect(celula('Tipo da linha 4')).toHaveValue('Alimento');
  expect(await screen.findByText('Novas: 3')).toBeInTheDocument();
  expect(edicoes()[1]).toEqual([{ tipo: 'IGUAIS', campo: 'tipo', de: 'Comida', para: 'Alimento' }]);
  // The corrected rows stay where they are.
  expect(celula('Tipo da linha 3')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(celula('Tipo da linha 4')).toHaveValue('Comida');
  await usuario.click(celula('Tipo da linha 4'));
  await usuario.keyboard('{Control>}z{/Control}');
  expect(celula('Tipo da linha 3')).toHaveValue('Comida');
  expect(await screen.findByText('Recusadas: 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

test('the rows of a situation are read again when it is chosen again', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByText('Recusadas: 2'));
  await waitFor(() => expect(screen.queryByLabelText('Nome da linha 2')).not.toBeInTheDocument());
  await usuario.clear(celula('Tipo da linha 3'));
  await usuario.type(celula('Tipo da linha 3'), 'Alimento{Tab}');
  await usuario.click(await screen.findByText('Todas: 3'));
  expect(await screen.findByLabelText('Nome da linha 2')).toBeInTheDocument();
  await usuario.click(await screen.findByText('Recusadas: 1'));
  await waitFor(() => expect(screen.queryByLabelText('Nome da linha 3')).not.toBeInTheDocument());
  expect(celula('Nome da linha 4')).toBeInTheDocument();
});

test('Esc takes back what is typed, and an unchanged cell is no correction', async () => {
  const { usuario, edicoes } = await abrir();
  await usuario.type(celula('Nome da linha 2'), ' BRANCO{Escape}{ArrowDown}');
  expect(celula('Nome da linha 2')).toHaveValue('ARROZ');
  expect(celula('Nome da linha 3')).toHaveFocus();
  await usuario.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}');
  expect(celula('Nome da linha 2')).toHaveFocus();
  expect(edicoes()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

test('a block of cells is pasted from the focused cell on, also over rows of the next page', async () => {
  const { usuario, edicoes } = await abrir();
  await usuario.click(celula('Nome da linha 3'));
  await usuario.paste('BANANA PRATA\tAlimento\r\nCAJU\tAlimento\r\n');
  expect(screen.getByText('4 células coladas em 2 linhas.')).toBeInTheDocument();
  expect(celula('Nome da linha 3')).toHaveValue('BANANA PRATA');
  expect(await screen.findByText('Novas: 3')).toBeInTheDocument();
  expect(edicoes()[0]).toEqual([
    {
      tipo: 'CELULAS',
      celulas: [
        { numero: 3, campo: 'nome', texto: 'BANANA PRATA' },
        { numero: 3, campo: 'tipo', texto: 'Alimento' },
        { numero: 4, campo: 'nome', texto: 'CAJU' },
        { numero: 4, campo: 'tipo', texto: 'Alimento' },
      ],
    },
  ]);
  // The text of one cell is the browser's own paste.
  await usuario.click(celula('Nome da linha 4'));
  await usuario.paste('ÍNA');
  expect(celula('Nome da linha 4')).toHaveValue('CAJUÍNA');
});

test('a pasted block goes on over the rows of the next page', async () => {
  const linhas = Array.from({ length: 22 }, (_, i) => linhaDaImportacao(i + 2, `ITEM ${i}`, 'Alimento'));
  const { usuario, edicoes } = await abrir({ linhas });
  await usuario.click(celula('Nome da linha 21'));
  await usuario.paste('A\nB\nC\nD');
  await waitFor(() => expect(edicoes()).toHaveLength(1));
  // Row 24 is not in the file.
  expect(edicoes()[0]).toEqual([
    {
      tipo: 'CELULAS',
      celulas: [
        { numero: 21, campo: 'nome', texto: 'A' },
        { numero: 22, campo: 'nome', texto: 'B' },
        { numero: 23, campo: 'nome', texto: 'C' },
      ],
    },
  ]);
});

test('a field that the file lacks gets a column where a row is refused for it', async () => {
  const { usuario, importacao } = await abrir({ conferir: conferirTipos(true) });
  const categoria = celula('Categoria da linha 2');
  expect(categoria).toHaveAccessibleDescription('Informe a categoria.');
  await usuario.type(categoria, 'Cereais{Enter}');
  await usuario.click(await screen.findByRole('button', { name: 'Corrigir outras 2 iguais' }));
  await waitFor(() => expect(celula('Categoria da linha 4')).toHaveValue('Cereais'));
  expect(await screen.findByText('Novas: 1')).toBeInTheDocument();
  expect(importacao.agora().colunas).toEqual([...COLUNAS, { titulo: 'Categoria', campo: 'categoria' }]);
});

test('a row can be left out and taken back', async () => {
  const { usuario, edicoes } = await abrir();
  await usuario.click(screen.getByRole('checkbox', { name: 'Importar a linha 3' }));
  expect(screen.queryByLabelText('Tipo da linha 3')).not.toBeInTheDocument();
  // The keys pass over it.
  await usuario.click(celula('Tipo da linha 2'));
  await usuario.keyboard('{ArrowDown}');
  expect(celula('Tipo da linha 4')).toHaveFocus();
  expect(await screen.findByText('Recusadas: 1')).toBeInTheDocument();
  expect(screen.getByText('Ignoradas: 1')).toBeInTheDocument();
  await usuario.click(screen.getByRole('checkbox', { name: 'Importar a linha 3' }));
  expect(await screen.findByText('Recusadas: 2')).toBeInTheDocument();
  expect(edicoes()).toEqual([[{ tipo: 'DEIXAR', numeros: [3] }], [{ tipo: 'RETOMAR', numeros: [3] }]]);
});

test('what the file marks as a total is left out with its reason until it is taken back', async () => {
  const linhas = [...LINHAS, { ...linhaDaImportacao(5, 'TOTAL', ''), ignorada: 'TOTAL' as const }];
  const { usuario } = await abrir({ linhas });
  expect(screen.getByText('Parece um total.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Nome da linha 5')).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('checkbox', { name: 'Importar a linha 5' }));
  expect(await screen.findByText('Recusadas: 3')).toBeInTheDocument();
  expect(celula('Nome da linha 5')).toHaveValue('TOTAL');
  expect(screen.queryByText('Parece um total.')).not.toBeInTheDocument();
});

test('a cell offers the options of its field, and shows what the column gives where it is empty', async () => {
  const colunas = [...COLUNAS, { titulo: 'Categoria', campo: 'categoria', paraTodas: 'Cereais' }];
  const { usuario } = await abrir({ colunas });
  expect(celula('Categoria da linha 2')).toHaveAttribute('placeholder', 'Cereais');
  const opcoes = () => Array.from(document.querySelectorAll('datalist option'), (opcao) => opcao.getAttribute('value'));
  expect(opcoes()).toEqual([]);
  await usuario.click(celula('Tipo da linha 3'));
  expect(opcoes()).toEqual(['Alimento']);
  // The arrows choose an option while something is typed, and lead to another row otherwise.
  await usuario.keyboard('x{ArrowDown}');
  expect(celula('Tipo da linha 3')).toHaveFocus();
  await usuario.keyboard('{Escape}{ArrowDown}');
  expect(celula('Tipo da linha 4')).toHaveFocus();
});

test('a correction that fails is not lost, and is sent again', async () => {
  const { servidor, importacao, usuario } = await abrir();
  servidor.responder(EDITAR, problema(503, 'Muito movimento.'));
  await usuario.clear(celula('Tipo da linha 3'));
  await usuario.type(celula('Tipo da linha 3'), 'Alimento{Tab}');
  const alerta = await screen.findByRole('alert');
  expect(alerta).toHaveTextContent('Muito movimento.');
  expect(celula('Tipo da linha 3')).toHaveValue('Alimento');
  expect(screen.getByRole('button', { name: 'Importar só as linhas boas' })).toBeDisabled();
  servidor.responder(EDITAR, importacao.rotas[EDITAR]);
  await usuario.click(within(alerta).getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Novas: 2')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a correction that is refused can be undone', async () => {
  const { servidor, usuario } = await abrir();
  servidor.responder(EDITAR, problema(422, 'Uma célula tem no máximo 500 caracteres.'));
  await usuario.type(celula('Nome da linha 3'), ' PRATA{Tab}');
  expect(await screen.findByText('Uma célula tem no máximo 500 caracteres.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(celula('Nome da linha 3')).toHaveValue('BANANA');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Importar só as linhas boas' })).toBeEnabled();
});

test('an edit that changed nothing is not offered to be undone', async () => {
  const { servidor, importacao, usuario } = await abrir();
  const editar = importacao.rotas[EDITAR] as (requisicao: unknown) => object;
  servidor.responder(EDITAR, (requisicao: unknown) => ({ ...editar(requisicao), desfazer: [] }));
  await usuario.click(screen.getByRole('checkbox', { name: 'Importar a linha 3' }));
  expect(await screen.findByText('Ignoradas: 1')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument());
});

test('the columns can be chosen again without losing a correction', async () => {
  const { servidor, usuario } = await abrir();
  await usuario.clear(celula('Tipo da linha 3'));
  await usuario.type(celula('Tipo da linha 3'), 'Alimento{Tab}');
  await screen.findByText('Novas: 2');
  await usuario.click(screen.getByRole('button', { name: 'Voltar às colunas' }));
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Novas: 2')).toBeInTheDocument();
  expect(celula('Tipo da linha 3')).toHaveValue('Alimento');
  expect(servidor.de('PUT /importacoes-sessao/1/colunas').map(({ corpo }) => corpo)).toEqual([
    { colunas: COLUNAS, conferir: false },
    { colunas: COLUNAS, conferir: true },
  ]);
});

test('the arrows lead to the next page and back; numbers, days and logical values are shown as they are typed', async () => {
  const linhas = Array.from({ length: 21 }, (_, i) => linhaDaImportacao(i + 2, `ITEM ${i}`, 'Alimento'));
  linhas[0] = { numero: 2, celulas: ['1234.5', '2026-03-02'], tipos: 'nd' };
  linhas[1] = { numero: 3, celulas: ['true', 'Alimento'], tipos: 'lt' };
  const { servidor, usuario } = await abrir({ linhas });
  expect(celula('Nome da linha 2')).toHaveValue('1234,5');
  expect(celula('Tipo da linha 2')).toHaveValue('02/03/2026');
  expect(celula('Nome da linha 3')).toHaveValue('Sim');
  await usuario.click(celula('Nome da linha 21'));
  await usuario.keyboard('{ArrowDown}');
  await waitFor(() => expect(celula('Nome da linha 22')).toHaveFocus());
  await usuario.keyboard('{ArrowUp}');
  await waitFor(() => expect(celula('Nome da linha 21')).toHaveFocus());
  // The pages were read once each, by the numbers of their rows.
  expect(servidor.de('GET /importacoes-sessao/1/linhas').map(({ busca }) => busca['numeros'])).toEqual([
    Array.from({ length: 20 }, (_, i) => i + 2).join(','),
    '22',
  ]);
});

test('after the import the refused rows are corrected in the preview', async () => {
  const { importacao, usuario } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Importar só as linhas boas' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await screen.findByRole('progressbar', { name: 'Gravando as linhas' });
  importacao.terminar({ novas: 1, recusadas: 2 });
  await usuario.click(await screen.findByRole('button', { name: 'Corrigir as linhas recusadas' }));
  expect(await screen.findByText('Todas: 2')).toBeInTheDocument();
  await screen.findByLabelText('Tipo da linha 3');
  expect(screen.queryByRole('textbox', { name: 'Nome da linha 2' })).not.toBeInTheDocument();
  expect(celula('Tipo da linha 3')).toBeInvalid();
});
