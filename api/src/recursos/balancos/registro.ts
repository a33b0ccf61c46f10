import type { Balanco, BalancoNovo } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { decimal } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { balancos } from '../../banco/esquema/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { auditar } from '../auditoria/auditar.js';
import { lancar, travarLinhaDe } from '../estoques/kardex.js';
import { exigirEstoquesAtivos } from '../unidades-educacionais/ativas.js';
import { buscarBalancos } from './consultas.js';

/**
 * Records a count and corrects the balance by the difference; a count that agrees is recorded and corrects nothing. 404
 * when the line is not in the stock; 409 in a deactivated unit, and with the current quantity when it differs from the one that the user saw.
 */
export function registrarBalanco(
  contexto: Contexto,
  estoqueId: number,
  produtoEstoqueId: number,
  novo: BalancoNovo,
): Promise<Balanco> {
  return emTransacao(contexto, async (tx) => {
    await exigirEstoquesAtivos(tx, [estoqueId]);
    const { quantidade } = await travarLinhaDe(tx, estoqueId, produtoEstoqueId);
    if (!decimal(quantidade).eq(novo.quantidadeAnterior)) {
      const mensagem = `A quantidade mudou: agora o lote tem ${formatarQuantidade(quantidade)}. Confira a contagem e refaça o balanço.`;
      throw conflito(mensagem, [{ campo: 'quantidadeAnterior', mensagem }]);
    }
    const valores = {
      produtoEstoqueId,
      quantidadeAnterior: quantidade,
      novaQuantidade: String(novo.novaQuantidade),
      usuarioId: contexto.usuario.id,
      dataHora: agora(),
    };
    const { id } = primeira(await tx.insert(balancos).values(valores).returning({ id: balancos.id }));
    const diferenca = decimal(novo.novaQuantidade).minus(quantidade);
    if (!diferenca.isZero()) {
      await lancar(tx, {
        produtoEstoqueId,
        quantidade: diferenca.toFixed(3),
        tipo: 'BALANCO',
        documento: 'balancos',
        documentoId: id,
      });
    }
    const [balanco] = await buscarBalancos(tx, eq(balancos.id, id));
    if (!balanco) throw new Error('the count just written is not there');
    await auditar(tx, {
      entidade: 'produtos-estoque',
      id: produtoEstoqueId,
      acao: 'BALANCO',
      antes: { quantidade },
      depois: { quantidade: novo.novaQuantidade },
    });
    return balanco;
  });
}
