import type { AvisoDeFalta, AvisoDeFaltaNovo } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { ALIMENTO_NAO_ENCONTRADO, recusaConversao, violacoesDoDiaDaFalta } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { avisosDeFalta } from '../../banco/esquema/cardapios/refeicoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { invalido } from '../../nucleo/recusas.js';
import { dataHoraBR, hoje } from '../../nucleo/relogio.js';

/** Tells those who buy and keep stock that a kitchen lacks a food. 422 at the field. */
export function avisarFalta(contexto: Contexto, novo: AvisoDeFaltaNovo): Promise<AvisoDeFalta> {
  return emTransacao(contexto, async (tx) => {
    const [foraDoDia] = violacoesDoDiaDaFalta(novo.dia, hoje());
    if (foraDoDia) throw invalido([foraDoDia]);
    const [alimento] = await tx
      .select({ id: alimentos.id, nome: alimentos.nome, unidadeMedida: alimentos.unidadeMedida })
      .from(alimentos)
      .where(eq(alimentos.id, novo.alimento.id))
      .for('share');
    if (!alimento) throw invalido([{ campo: 'alimento', mensagem: ALIMENTO_NAO_ENCONTRADO }]);
    const recusa = recusaConversao(novo.unidadeDeMedida, alimento.unidadeMedida);
    if (recusa) throw invalido([{ campo: 'unidadeDeMedida', mensagem: recusa }]);
    const gravado = primeira(
      await tx
        .insert(avisosDeFalta)
        .values({
          unidadeEducacionalId: novo.unidadeEducacional.id,
          alimentoId: alimento.id,
          dia: novo.dia,
          quantidade: String(novo.quantidade),
          unidadeMedida: novo.unidadeDeMedida,
          observacao: novo.observacao,
          usuarioId: contexto.usuario.id,
        })
        .returning(),
    );
    const unidadeEducacional = primeira(
      await tx
        .select({ id: unidadesEducacionais.id, nome: unidadesEducacionais.nome })
        .from(unidadesEducacionais)
        .where(eq(unidadesEducacionais.id, novo.unidadeEducacional.id)),
    );
    const { autor } = primeira(
      await tx.select({ autor: usuarios.usuario }).from(usuarios).where(eq(usuarios.id, contexto.usuario.id)),
    );
    const aviso: AvisoDeFalta = {
      id: gravado.id,
      unidadeEducacional,
      alimento: { id: alimento.id, nome: alimento.nome },
      dia: formatarData(gravado.dia),
      quantidade: Number(gravado.quantidade),
      unidadeMedida: gravado.unidadeMedida,
      observacao: gravado.observacao,
      autor,
      avisadoEm: dataHoraBR(gravado.criadoEm),
    };
    await auditar(tx, { entidade: 'avisos-de-falta', id: aviso.id, acao: 'CRIAR', depois: aviso });
    return aviso;
  });
}
