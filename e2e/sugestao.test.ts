import { expect, test } from './harness/test.js';
import { comoUsuario } from './harness/api.js';
import { contarGestos } from './harness/gestos.js';
import { comMouse } from './harness/maos.js';
import { comUnidade } from './harness/unidades.js';
import { comUsuario } from './harness/usuarios.js';

/** The week after the day on which the tests live, from Monday to Friday. */
const SEMANA = { segunda: '23/11/2026', iso: '2026-11-23', nome: 'Semana de 23/11 a 27/11' };

/** What a nutritionist may need from an empty week to a bound one. */
const CLIQUES = 12;

/** A month of a unit as `GET /conformidade/:unidade` answers it, as far as the test looks at it. */
type Conformidade = { periodos: { de: string; mes: boolean; regras: { codigo: string; marca: string }[] }[] }[];

test('an empty week becomes a bound one that keeps the rules, in few clicks', async ({ conta }) => {
  const unidade = await comUnidade();
  const nutricionista = await comUsuario(['CARDAPIOS'], [unidade]);
  const { chamar } = await comoUsuario(nutricionista);
  const page = await conta(nutricionista);
  const gestos = await contarGestos(page);
  const { acionar, escolher } = comMouse(page);
  const regrasDaSemana = async () =>
    (await chamar<Conformidade>('GET', `conformidade/${String(unidade.id)}?dia=${SEMANA.iso}`))
      .flatMap(({ periodos }) => periodos)
      .filter(({ de, mes }) => de === SEMANA.segunda && !mes)
      .flatMap(({ regras }) => regras);
  expect(await regrasDaSemana()).toEqual([]);

  await page.goto('/gerenciar-cardapios?tipo=semanais');
  const tela = page.locator('main');
  await acionar(tela.getByRole('link', { name: 'Sugerir', exact: true }));
  await escolher(tela, 'Categoria', 'Fundamental – 6 a 10');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await expect(tela.getByRole('textbox', { name: /Hora/ }).first()).toHaveValue(/^\d\d:\d\d$/);
  await acionar(tela.getByRole('button', { name: 'Sugerir', exact: true }));
  await expect(tela.getByRole('table', { name: SEMANA.nome })).toBeVisible({ timeout: 60_000 });
  await acionar(page.getByRole('button', { name: 'Usar', exact: true }));

  const semana = page.getByRole('dialog', { name: `${SEMANA.nome} (1 de 1)` });
  await acionar(semana.getByRole('button', { name: 'Cadastrar' }));
  await acionar(page.getByRole('dialog', { name: 'Aviso' }).getByRole('button', { name: 'Sim' }));
  await acionar(page.getByRole('button', { name: /^Vincular .+ ao calendário$/ }));
  const vinculo = page.getByRole('dialog', { name: 'Vincular cardápio' });
  await acionar(vinculo.getByRole('button', { name: 'Vincular', exact: true }));
  await acionar(page.getByRole('dialog', { name: 'Aviso' }).getByRole('button', { name: 'Sim' }));
  await expect(page.getByText('Cardápio vinculado com sucesso!')).toBeVisible();

  await expect.poll(async () => (await regrasDaSemana()).length, 'the week is judged').toBeGreaterThan(0);
  expect((await regrasDaSemana()).filter(({ marca }) => marca === 'NAO_CUMPRE')).toEqual([]);
  expect(gestos.cliques).toBeLessThanOrEqual(CLIQUES);
});
