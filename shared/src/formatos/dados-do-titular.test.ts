import { paginaDosDados } from './dados-do-titular.js';

test('the page has every value as text, never as markup', () => {
  const pagina = paginaDosDados({
    titular: 'ANA <script>',
    emitidoEm: '25/11/2026 08:00',
    tratamentos: [
      {
        nome: 'Cadastro',
        finalidade: 'Dar acesso.',
        baseLegal: 'Art. 7º',
        quemVe: 'A pessoa.',
        guarda: '10 anos.',
        tabelas: [
          { titulo: 'Conta', registros: 1, colunas: ['E-mail'], linhas: [['"ana" & <b>']] },
          { titulo: 'Saídas', registros: 2, colunas: ['Quem'], linhas: [] },
        ],
      },
    ],
  });
  expect(pagina).not.toMatch(/<script|<b>/);
  expect(pagina).toContain('<td>&quot;ana&quot; &amp; &lt;b&gt;</td>');
  expect(pagina).toContain('<h3>Saídas: 2 registros</h3></section>');
});
