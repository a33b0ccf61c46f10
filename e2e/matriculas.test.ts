import { confirmarComSim } from './harness/campos.js';
import { acionar } from './harness/linhas.js';
import { abrirTela, conferirTela } from './harness/tela.js';
import { expect, NARROW, test } from './harness/test.js';

/** The year of the demonstration's enrolments. */
const ANO = new Date().getFullYear();

const COLUNAS = [
  ...['NU_ANO_CENSO', 'CO_ENTIDADE', 'NO_ENTIDADE', 'CO_MUNICIPIO', 'TP_DEPENDENCIA', 'TP_SITUACAO_FUNCIONAMENTO'],
  ...['TP_LOCALIZACAO', 'TP_LOCALIZACAO_DIFERENCIADA', 'QT_MAT_BAS', 'QT_MAT_INF_CRE', 'QT_MAT_INF_CRE_INT'],
  ...['QT_MAT_INF_PRE', 'QT_MAT_INF_PRE_INT', 'QT_MAT_FUND_AI', 'QT_MAT_FUND_AI_INT', 'QT_MAT_FUND_AF'],
  ...['QT_MAT_FUND_AF_INT', 'QT_MAT_MED', 'QT_MAT_MED_INT', 'QT_MAT_EJA', 'QT_MAT_EJA_INT'],
];

/** The specification's example (4, section 4.0), with the INEP code of a school of the demonstration; latin1. */
const CENSO = Buffer.from(
  [
    COLUNAS.join(';'),
    `${ANO};35990102;EMEF VALE VERDE AÇÃO;2800308;3;1;2;0;470;60;45;80;20;200;50;100;0;0;0;30;0`,
    `${ANO};28900002;ESCOLA ESTADUAL EXEMPLO;2800308;2;1;1;0;300;0;0;0;0;0;0;0;0;300;0;0;0`,
    `${ANO};28900003;EMEF PARALISADA;2800308;3;2;2;0;0;0;0;0;0;0;0;0;0;0;0;0;0`,
  ].join('\n'),
  'latin1',
);

test('enrolments are typed on a phone, imported from the census, and printed', async ({ conta }) => {
  const pagina = await conta('admin', NARROW);
  await abrirTela(pagina, '/gerenciar-unidade');
  await acionar(pagina, 'Editar', 'ESCOLA MUNICIPAL VALE VERDE');
  const edicao = pagina.getByRole('dialog', { name: 'Edição de Unidade' });
  const tabela = edicao.getByRole('table', { name: `Matrículas de ${ANO}` });
  await tabela.getByRole('textbox', { name: 'Fundamental, 6 a 10 anos, parcial' }).fill('155');
  await pagina.keyboard.press('ArrowDown');
  await expect(tabela.getByRole('textbox', { name: 'Fundamental, 11 a 15 anos, parcial' })).toBeFocused();
  await conferirTela(pagina, 'the form of a unit');
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(pagina, 'Deseja realmente atualizar a Unidade?', 'Unidade atualizada com sucesso!');
  await expect(pagina.getByText(`155 (${ANO})`)).toBeVisible();

  const conferir = async () => {
    await pagina.getByRole('button', { name: 'Importar Censo Escolar' }).click();
    const modal = pagina.getByRole('dialog', { name: 'Importar Censo Escolar' });
    await modal.getByRole('textbox', { name: 'Código do município no IBGE' }).fill('2800308');
    await modal
      .getByLabel('Arquivos do censo')
      .setInputFiles({ name: 'censo.csv', mimeType: 'text/csv', buffer: CENSO });
    await modal.getByRole('button', { name: 'Conferir' }).click();
    await expect(modal.getByText('Escolas do município nos arquivos: 3')).toBeVisible();
    return modal;
  };
  const primeira = await conferir();
  await expect(primeira.getByRole('list', { name: 'Alteradas: 1' })).toContainText('EMEF Vale Verde Ação (35990102)');
  await expect(primeira.getByText('De outra rede: 1')).toBeVisible();
  await expect(primeira.getByText('Fora de funcionamento: 1')).toBeVisible();
  await conferirTela(pagina, 'the preview of the census');
  await primeira.getByRole('button', { name: 'Gravar' }).click();
  await confirmarComSim(pagina, /matrículas de 1 escola\?/, 'Matrículas gravadas com sucesso!');
  await expect(pagina.getByText(`470 (${ANO})`)).toBeVisible();

  const segunda = await conferir();
  await expect(segunda.getByText('Iguais: 1')).toBeVisible();
  await expect(segunda.getByRole('button', { name: 'Gravar' })).toBeDisabled();
  // The cross in the corner has the same name.
  await segunda.getByRole('button', { name: 'Fechar' }).filter({ hasText: 'Fechar' }).click();

  await abrirTela(pagina, `/relatorio/matriculas/${ANO}`);
  await conferirTela(pagina, 'the report of the enrolments');
  await expect(pagina.getByText(`Matrículas de ${ANO}`).first()).toBeVisible();
});
