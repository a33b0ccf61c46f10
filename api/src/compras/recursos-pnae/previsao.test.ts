import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PrevisaoDoPnae } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { primeira } from '../../banco/restricoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, solicitar, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, criarProduto } from '../../teste/fabricas.js';
import { CAF, comprar, criarRegrasDoPnae } from '../../teste/pnae.js';

let app: FastifyInstance;
let mercado: Mercado;
let alheio: Pessoa;
beforeAll(async () => {
  definirRelogio({ agora: () => new Date('2026-11-23T15:00:00Z') });
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  // The money is the municipality's: the forecast is the same for a user without units.
  alheio = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [] });
  await criarRegrasDoPnae(app);
  await app.banco
    .insert(recursosPnae)
    .values({ ano: 2026, tipo: 'REPASSE', parcela: 1, data: '2026-02-27', valor: '100', documento: 'OB 1' });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const prever = async (): Promise<PrevisaoDoPnae> => (await alheio.injetar('GET', '/recursos-pnae/previsao')).json();
const familiar = ({ barras }: PrevisaoDoPnae) => barras.find(({ codigo }) => codigo === 'AF');

test('the year ends with what was received, what requests wait for and what the calendar needs', async () => {
  await comprar(mercado, 2026, CAF, [{ grau: 'PROCESSADO', preco: 30 }]);
  const vazia = await prever();
  expect(vazia).toMatchObject({ ate: '31/12/2026', aReceber: 0, doCalendario: 0, semContrato: 0, ultimoDia: null });
  expect(familiar(vazia)).toMatchObject({ recebido: { valor: 30, percentual: 30 }, diferenca: 15 });

  // Two sacks at R$ 20.00 are on their way, not from family farming.
  await solicitar(mercado, await aquisicaoVigente(mercado), 2);
  // 100 pupils eat 10 g each: a package of 1 kg at R$ 6.00, from family farming.
  const alimento = await criarAlimento(app);
  const produto = await criarProduto(app, { itemId: alimento.itemId });
  const fornecedor = await criarFornecedor(app, { ...CAF, cafNumero: 'SP09' });
  const item = { produto: { id: produto.id }, quantidade: 10, unidadeProduto: 'PACOTE', precoUnidade: 6 };
  await aquisicaoVigente(mercado, {
    valor: 60,
    propostasVencedoras: [{ fornecedor: { id: fornecedor.id }, numeroContrato: 'ct 2', itens: [item] }],
  });
  await app.banco.insert(matriculas).values({
    unidadeEducacionalId: mercado.unidade.id,
    ano: 2026,
    categoria: 'FUNDAMENTAL_6_10',
    jornada: 'PARCIAL',
    quantidade: 100,
    origem: 'MANUAL',
  });
  const faixa = primeira(
    await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning(),
  );
  const etapa = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 1 })
      .returning(),
  );
  const preparo = await criarPreparo(app, 1, [{ alimento, quantidade: '10' }]);
  const cardapio = await criarCardapio(app, [await criarPrato(app, [preparo])], { categoriaId: etapa.id });
  await criarLancamento(app, mercado.unidade, cardapio, '2026-11-24');

  const prevista = await prever();
  expect(prevista).toMatchObject({ aReceber: 40, doCalendario: 6, semContrato: 0, ultimoDia: '24/11/2026' });
  expect(familiar(prevista)).toMatchObject({ recebido: { valor: 36, percentual: 36 }, atende: false, diferenca: 9 });
  // Next year's calendar is not this year's money.
  await criarLancamento(app, mercado.unidade, cardapio, '2027-02-02');
  expect(await prever()).toEqual(prevista);
});
