import { comoConta } from './harness/api.js';
import { comCardapio } from './harness/cardapios.js';
import { acaoDaLinha } from './harness/linhas.js';
import { imprimir, semBrancos } from './harness/pdf.js';
import { expect, test } from './harness/test.js';
import { novaVez } from './harness/vez.js';

/** Long enough for four lines in each cell. */
const ALIMENTO = 'CENOURA ORGÂNICA DO ASSENTAMENTO BOA ESPERANÇA DA SERRA, SEM FOLHAS, LAVADA E EMBALADA EM SACOS';

const REFEICOES = [
  { hora: '07:30', tipo: 'DESJEJUM' },
  { hora: '09:30', tipo: 'COLACAO' },
  { hora: '11:30', tipo: 'ALMOCO' },
  { hora: '14:30', tipo: 'LANCHE_TARDE' },
  { hora: '17:00', tipo: 'JANTAR' },
];

test('a weekly menu of five meals fits one sheet, with its dishes, the norm and the nutritionist', async ({
  conta,
}) => {
  const vez = novaVez();
  const { cardapio, categoria, modalidade } = await comCardapio({ vez, alimento: ALIMENTO, refeicoes: REFEICOES });
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
  // The week, and the appendix with the rules.
  expect([tamanhos, foraDaMargem]).toEqual([['297 × 210', '297 × 210'], []]);
  const [papel = '', anexo] = paginas;
  expect(papel).toContain(semBrancos(`Cardápio semanal – Semana ${vez}`));
  expect(papel.split(semBrancos(`Almoço ${vez}`))).toHaveLength(26);
  expect(papel).toContain(semBrancos('Referência: Resolução CD/FNDE nº 4/2026, Anexo IV'));
  expect(papel).toContain(semBrancos('Nutricionista responsável – CRN-03/1234'));
  expect(papel).toContain(semBrancos('Regras do PNAE (no anexo)'));
  expect(anexo).toContain(semBrancos('Anexo: regras do PNAE'));
});
