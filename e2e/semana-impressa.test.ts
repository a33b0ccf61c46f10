import { comoConta } from './harness/api.js';
import { comCardapio } from './harness/cardapios.js';
import { acaoDaLinha } from './harness/linhas.js';
import { imprimir, semBrancos } from './harness/pdf.js';
import { expect, test } from './harness/test.js';
import { novaVez } from './harness/vez.js';

test('a weekly menu fits one sheet, with its dishes, the norm and the nutritionist', async ({ conta }) => {
  const vez = novaVez();
  const { cardapio, categoria, modalidade } = await comCardapio({ vez });
  const { chamar } = await comoConta('admin');
  await chamar('POST', 'cardapios-semanais', {
    nome: `SEMANA ${vez}`,
    categoria,
    modalidade,
    cardapios: ['SEGUNDA', 'TERCA', 'QUARTA', 'QUINTA', 'SEXTA'].map((diaSemana) => ({
      diaSemana,
      cardapio: { id: cardapio.id },
    })),
  });
  const page = await conta('nutricionista');
  await page.goto(`/gerenciar-cardapios?tipo=semanais&nome=${vez}`);
  await (await acaoDaLinha(page, 'Imprimir', `Semana ${vez}`)).click();
  await expect(page.getByRole('article')).toContainText(`Almoço ${vez}`);
  const { paginas, tamanhos, foraDaMargem } = await imprimir(page);
  expect([tamanhos, foraDaMargem]).toEqual([['297 × 210'], []]);
  const [papel = ''] = paginas;
  expect(papel).toContain(semBrancos(`Cardápio semanal – Semana ${vez}`));
  expect(papel.split(semBrancos(`Almoço ${vez}`))).toHaveLength(6);
  expect(papel).toContain(semBrancos('Referência: Resolução CD/FNDE nº 4/2026, Anexo IV'));
  expect(papel).toContain(semBrancos('Nutricionista responsável – CRN-03/1234'));
});
