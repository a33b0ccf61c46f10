import { entregarArquivo, receberArquivo } from '@merenda/shared';
import type { CampoDaImportacao, LinhaConferida, PlanilhaAConferir, PlanilhaLida } from '@merenda/shared/contratos';
import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { comColunas, corrigir, semCorrecoes } from './correcoes.js';
import { ImportarPlanilha } from './ImportarPlanilha.js';

const LER = 'POST /importacoes/itens/leitura';
const CONFERIR = 'POST /importacoes/itens/conferencia';

const linha = (numero: number, nome: string, tipo: string) => ({ numero, celulas: [nome, tipo], tipos: 'tt' });

const campo = (nome: string, titulo: string, resto: Partial<CampoDaImportacao> = {}): CampoDaImportacao => ({
  campo: nome,
  titulo,
  obrigatorio: false,
  numerico: false,
  exemplo: '',
  opcoes: [],
  trocas: [],
  doNome: false,
  ...resto,
});

const LIDA: PlanilhaLida = {
  arquivo: { descricao: 'CSV separado por vírgula', folhas: [], folha: null, avisos: [] },
  campos: [
    campo('nome', 'Nome'),
    campo('tipo', 'Tipo', { opcoes: [{ valor: 'ALIMENTO', rotulo: 'Alimento' }] }),
    campo('categoria', 'Categoria'),
  ],
  palpites: [
    { confianca: 'CERTO', motivo: 'O título da coluna é o do campo.', amostra: ['ARROZ'] },
    { confianca: 'CERTO', motivo: 'O título da coluna é o do campo.', amostra: ['Alimento'] },
  ],
  colunas: [
    { titulo: 'Gênero', campo: 'nome' },
    { titulo: 'Classe', campo: 'tipo' },
  ],
  linhas: [linha(2, 'ARROZ', 'Alimento'), linha(3, 'BANANA', 'Comida'), linha(4, 'CAJU', 'Comida')],
};

/** Refuses the rows whose type is not 'Alimento'; with `categorias` those without a category, too. */
const conferirTipos =
  (categorias = false) =>
  ({ corpo }: { corpo: unknown }): LinhaConferida[] => {
    const { colunas, linhas } = corpo as PlanilhaAConferir;
    const valor = (celulas: string[], campo: string) => celulas[colunas.findIndex((uma) => uma.campo === campo)] ?? '';
    return linhas.map(({ numero, celulas }) => {
      const motivos = [
        ...(valor(celulas, 'tipo') === 'Alimento' ? [] : [{ campo: 'tipo', mensagem: 'Tipo: não está na lista.' }]),
        ...(categorias && valor(celulas, 'categoria') === ''
          ? [{ campo: 'categoria', mensagem: 'Categoria: Informe a categoria.' }]
          : []),
      ];
      return {
        numero,
        registro: numero,
        situacao: motivos.length > 0 ? 'RECUSADA' : 'NOVA',
        nome: valor(celulas, 'nome'),
        mudancas: [],
        motivos,
        avisos: [],
        plano: `plano-${numero}`,
      };
    });
  };

/** Opens the preview. */
async function abrir({ lida = LIDA, conferir = conferirTipos() as unknown } = {}) {
  const servidor = simularApi({ [LER]: lida, [CONFERIR]: conferir });
  const tela = renderTela(<ImportarPlanilha entidade="itens" titulo="Importar Itens" lista="/" renova={[]} />);
  const { usuario } = tela;
  await usuario.upload(screen.getByLabelText('Arquivo da planilha'), new File(['a'], 'itens.csv'));
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  await screen.findByText(/^Todas: /);
  const conferencias = () => servidor.de(CONFERIR).map(({ corpo }) => corpo as PlanilhaAConferir);
  return { servidor, usuario, conferencias };
}

/** A cell; one with options is a combobox while it has the focus. */
const celula = (nome: string) => screen.getByLabelText(nome);

test('a refused cell is marked with its reason, corrected in place, and the rows are checked again', async () => {
  const { usuario, conferencias } = await abrir();
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
  // What is not checked yet is not imported.
  expect(screen.getByRole('button', { name: 'Importar só as linhas boas' })).toBeDisabled();
  expect(await screen.findByText('Novas: 2')).toBeInTheDocument();
  expect(tipo).toBeValid();
  expect(conferencias()).toHaveLength(2);
  expect(conferencias()[1]).toEqual({
    colunas: LIDA.colunas,
    linhas: [LIDA.linhas[0], linha(3, 'BANANA', 'Alimento'), LIDA.linhas[2]],
  });
  await verificarAcessibilidade();
});

test('cells that hold the same wrong value are corrected at once, and each correction is undone', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByText('Recusadas: 2'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tipo da linha 2' })).not.toBeInTheDocument());
  await usuario.clear(celula('Tipo da linha 3'));
  await usuario.type(celula('Tipo da linha 3'), 'Alimento{Tab}');
  await usuario.click(screen.getByRole('button', { name: 'Corrigir outra igual' }));
  expect(celula('Tipo da linha 4')).toHaveValue('Alimento');
  expect(await screen.findByText('Novas: 3')).toBeInTheDocument();
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

test('Esc takes back what is typed, and an unchanged cell is no correction', async () => {
  const { usuario } = await abrir();
  await usuario.type(celula('Nome da linha 2'), ' BRANCO{Escape}{ArrowDown}');
  expect(celula('Nome da linha 2')).toHaveValue('ARROZ');
  expect(celula('Nome da linha 3')).toHaveFocus();
  await usuario.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}');
  expect(celula('Nome da linha 2')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

test('a block of cells is pasted from the focused cell on', async () => {
  const { usuario, conferencias } = await abrir();
  await usuario.click(celula('Nome da linha 3'));
  await usuario.paste('BANANA PRATA\tAlimento\r\nCAJU\tAlimento\r\n');
  expect(screen.getByText('4 células coladas em 2 linhas.')).toBeInTheDocument();
  expect(celula('Nome da linha 3')).toHaveValue('BANANA PRATA');
  expect(await screen.findByText('Novas: 3')).toBeInTheDocument();
  expect(conferencias()[1]?.linhas[2]).toEqual(linha(4, 'CAJU', 'Alimento'));
  // The text of one cell is the browser's own paste.
  await usuario.click(celula('Nome da linha 4'));
  await usuario.paste('ÍNA');
  expect(celula('Nome da linha 4')).toHaveValue('CAJUÍNA');
});

test('a field that the file lacks gets a column where a row is refused for it', async () => {
  const { usuario, conferencias } = await abrir({ conferir: conferirTipos(true) });
  const categoria = celula('Categoria da linha 2');
  expect(categoria).toHaveAccessibleDescription('Informe a categoria.');
  await usuario.type(categoria, 'Cereais{Enter}');
  await usuario.click(screen.getByRole('button', { name: 'Corrigir outras 2 iguais' }));
  await waitFor(() => expect(conferencias().length).toBeGreaterThan(1));
  expect(await screen.findByText('Novas: 1')).toBeInTheDocument();
  expect(conferencias().at(-1)).toEqual({
    colunas: [...LIDA.colunas, { titulo: 'Categoria', campo: 'categoria' }],
    linhas: LIDA.linhas.map((uma) => ({ ...uma, celulas: [...uma.celulas, 'Cereais'], tipos: 'ttt' })),
  });
});

test('a row can be left out and taken back', async () => {
  const { usuario, conferencias } = await abrir();
  await usuario.click(screen.getByRole('checkbox', { name: 'Importar a linha 3' }));
  expect(screen.queryByLabelText('Tipo da linha 3')).not.toBeInTheDocument();
  // The keys pass over it.
  await usuario.click(celula('Tipo da linha 2'));
  await usuario.keyboard('{ArrowDown}');
  expect(celula('Tipo da linha 4')).toHaveFocus();
  expect(screen.getByText('Recusadas: 1')).toBeInTheDocument();
  expect(screen.getByText('Ignoradas: 1')).toBeInTheDocument();
  await waitFor(() => expect(conferencias()).toHaveLength(2));
  expect(
    conferencias()
      .at(-1)
      ?.linhas.map(({ numero }) => numero),
  ).toEqual([2, 4]);
  await usuario.click(screen.getByRole('checkbox', { name: 'Importar a linha 3' }));
  expect(await screen.findByText('Recusadas: 2')).toBeInTheDocument();
});

test('what the file marks as a total is left out with its reason until it is taken back', async () => {
  const linhas = [...LIDA.linhas, { ...linha(5, 'TOTAL', ''), ignorada: 'TOTAL' as const }];
  const { usuario, conferencias } = await abrir({ lida: { ...LIDA, linhas } });
  expect(screen.getByText('Parece um total.')).toBeInTheDocument();
  expect(conferencias()[0]?.linhas).toEqual(LIDA.linhas);
  await usuario.click(screen.getByRole('checkbox', { name: 'Importar a linha 5' }));
  await waitFor(() => expect(conferencias()).toHaveLength(2));
  expect(conferencias()[1]?.linhas.at(-1)).toEqual(linha(5, 'TOTAL', ''));
});

test('a cell offers the options of its field, and shows what the column gives where it is empty', async () => {
  const colunas = [...LIDA.colunas, { titulo: 'Categoria', campo: 'categoria', paraTodas: 'Cereais' }];
  const { usuario } = await abrir({ lida: { ...LIDA, colunas } });
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

test('corrected cells of fields without a column stay with their fields when the columns change', () => {
  const planilha = semCorrecoes(LIDA);
  const grade = ['categoria', 'forma'].map((nome) => ({
    ...{ campo: nome, titulo: nome, numerica: false, opcoes: [], padrao: '' },
    posicao: null,
  }));
  const corrigida = corrigir(planilha, grade, [
    { numero: 3, campo: 'categoria', texto: 'Frutas' },
    { numero: 3, campo: 'forma', texto: 'Cru' },
  ]);
  expect(corrigida.linhas[1]).toEqual({ numero: 3, celulas: ['BANANA', 'Comida', 'Frutas', 'Cru'], tipos: 'tttt' });
  const sobra = [...LIDA.colunas, { titulo: 'forma', campo: 'forma', paraTodas: 'Assado' }];
  const mudada = comColunas(corrigida, sobra, LIDA.colunas.length);
  expect(mudada.linhas[1]).toEqual({ numero: 3, celulas: ['BANANA', 'Comida', 'Cru'], tipos: 'ttt' });
  expect(mudada.linhas[0]).toEqual(LIDA.linhas[0]);
});

test('required fields that the file lacks are read from the names when almost all of them tell the content', () => {
  const campos = [
    campo('nome', 'Nome', { obrigatorio: true }),
    campo('medidaReal', 'Medida', { obrigatorio: true, doNome: true }),
    campo('marca', 'Marca', { doNome: true }),
  ];
  const comNomes = (...nomes: string[]): PlanilhaLida => ({
    ...LIDA,
    campos,
    linhas: nomes.map((nome, i) => linha(i + 2, nome, '')),
  });
  const lidos = (lida: PlanilhaLida) => semCorrecoes(lida).colunas.slice(LIDA.colunas.length);
  const quase = comNomes('ARROZ 5 KG', 'FEIJÃO 1 KG', 'ÓLEO 900 ML', 'SAL 1 KG', 'ABÓBORA');
  expect(lidos(quase)).toEqual([{ titulo: 'Medida', campo: 'medidaReal', doNome: true }]);
  expect(lidos(comNomes('ARROZ 5 KG', 'FEIJÃO', 'ABÓBORA'))).toEqual([]);
  // A total tells nothing, and a column of the file comes first.
  const total = { ...linha(9, 'TOTAL', ''), ignorada: 'TOTAL' as const };
  expect(lidos({ ...comNomes('SAL 1 KG'), linhas: [linha(2, 'SAL 1 KG', ''), total, total] })).toHaveLength(1);
  expect(lidos({ ...quase, colunas: [LIDA.colunas[0]!, { titulo: 'KG', campo: 'medidaReal' }] })).toEqual([]);
});

test('a check that fails loses no correction, and is tried again', async () => {
  const { servidor, usuario } = await abrir();
  servidor.responder(CONFERIR, problema(503, 'Muito movimento.'));
  await usuario.clear(celula('Tipo da linha 3'));
  await usuario.type(celula('Tipo da linha 3'), 'Alimento{Tab}');
  const alerta = await screen.findByRole('alert');
  expect(alerta).toHaveTextContent('Muito movimento.');
  expect(celula('Tipo da linha 3')).toHaveValue('Alimento');
  expect(screen.getByRole('button', { name: 'Importar só as linhas boas' })).toBeDisabled();
  servidor.responder(CONFERIR, conferirTipos());
  await usuario.click(within(alerta).getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Novas: 2')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the columns can be chosen again without losing a correction', async () => {
  const { usuario, conferencias } = await abrir();
  await usuario.clear(celula('Tipo da linha 3'));
  await usuario.type(celula('Tipo da linha 3'), 'Alimento{Tab}');
  await usuario.click(screen.getByRole('button', { name: 'Voltar às colunas' }));
  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Novas: 2')).toBeInTheDocument();
  expect(conferencias().at(-1)?.linhas[1]).toEqual(linha(3, 'BANANA', 'Alimento'));
});

test('the arrows lead to the next page and back; numbers, days and logical values are shown as they are typed', async () => {
  const linhas = Array.from({ length: 21 }, (_, i) => linha(i + 2, `ITEM ${i}`, 'Alimento'));
  linhas[0] = { numero: 2, celulas: ['1234.5', '2026-03-02'], tipos: 'nd' };
  linhas[1] = { numero: 3, celulas: ['true', 'Alimento'], tipos: 'lt' };
  const { usuario } = await abrir({ lida: { ...LIDA, linhas } });
  expect(celula('Nome da linha 2')).toHaveValue('1234,5');
  expect(celula('Tipo da linha 2')).toHaveValue('02/03/2026');
  expect(celula('Nome da linha 3')).toHaveValue('Sim');
  await usuario.click(celula('Nome da linha 21'));
  await usuario.keyboard('{ArrowDown}');
  await waitFor(() => expect(celula('Nome da linha 22')).toHaveFocus());
  await usuario.keyboard('{ArrowUp}');
  await waitFor(() => expect(celula('Nome da linha 21')).toHaveFocus());
});

test('a file that another screen hands over is read at once, and only there', async () => {
  const servidor = simularApi({ [LER]: LIDA });
  entregarArquivo('/tela', new File(['a'], 'entregue.csv'));
  renderTela(<ImportarPlanilha entidade="itens" titulo="Importar Itens" lista="/" renova={[]} />);
  expect(await screen.findByRole('button', { name: 'Conferir' })).toBeInTheDocument();
  expect(servidor.de(LER)[0]?.corpo).toEqual({ nome: 'entregue.csv', conteudo: 'YQ==' });
  entregarArquivo('/outra-tela', new File(['b'], 'de-outra.csv'));
  expect(receberArquivo('/tela')).toBeNull();
});

test('after the import the refused rows are corrected in the preview', async () => {
  const { servidor, usuario } = await abrir();
  servidor.responder('POST /importacoes/itens', { novas: 1, alteradas: 0, iguais: 0, recusadas: [], criados: [7] });
  await usuario.click(screen.getByRole('button', { name: 'Importar só as linhas boas' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await usuario.click(await screen.findByRole('button', { name: 'Corrigir as linhas recusadas' }));
  expect(await screen.findByText('Todas: 2')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Nome da linha 2' })).not.toBeInTheDocument();
  expect(celula('Tipo da linha 3')).toBeInvalid();
});
