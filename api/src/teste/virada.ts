import { definirRelogio } from '../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo } from './app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from './fabricas.js';

/**
 * A passage of midnight. `maquina` and `fuso` are names of time zones: the machine's and the municipality's. A lot
 * expires on the day `dia`.
 */
interface Virada {
  maquina: string;
  fuso: string;
  dia: string;
  instantes: string[];
}

/** The API's responses at each instant, on a machine in this time zone. */
async function ver({ maquina, fuso, dia, instantes }: Virada) {
  process.env.TZ = maquina;
  const app = await criarAppDeTeste();
  const { estoque } = await criarUnidade(app, { nome: 'ESCOLA 1' });
  const { id: produtoId } = await criarProduto(app, { nome: 'LEITE' });
  const { id } = await criarLoteEmEstoque(app, {
    estoqueId: estoque.id,
    produtoId,
    quantidade: 10,
    numero: 'L1',
    dataFabricacao: '2026-01-01',
    dataValidade: dia,
  });

  const vistos = [];
  for (const [vez, instante] of instantes.entries()) {
    definirRelogio({ fuso, agora: () => new Date(instante) });
    // A new session each time: an older one would have expired.
    const { injetar } = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] });
    const { hoje, agora } = (await injetar('GET', '/relogio')).json();
    const feitoNoAnoNovo = {
      numero: `N${vez}`,
      produto: { id: produtoId },
      dataFabricacao: '2027-01-01',
      dataValidade: '2028-01-01',
      quantidade: 1,
    };
    const entrada = await injetar('POST', `/estoques/${estoque.id}/produtos-estoque`, feitoNoAnoNovo);
    await injetar('POST', `/estoques/${estoque.id}/balancos/produtos-estoque/${id}`, {
      quantidadeAnterior: 10 - vez,
      novaQuantidade: 9 - vez,
    });
    const [balanco] = (await injetar('GET', `/estoques/${estoque.id}/balancos`)).json();
    vistos.push({
      hoje,
      agora,
      avisos: (await injetar('GET', '/notificacoes')).json(),
      entrada: entrada.statusCode,
      balanco: balanco?.dataHora,
    });
  }
  await app.close();
  return vistos;
}

// A test starts it under its own TZ: `virada <JSON of Virada[]>` prints, as JSON, the API's response in each.
const viradas = JSON.parse(process.argv[2] ?? '[]') as Virada[];
const vistas = [];
for (const virada of viradas) vistas.push(await ver(virada));
process.stdout.write(JSON.stringify(vistas));
