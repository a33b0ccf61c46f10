import {
  TIPOS_DE_TRATAMENTO,
  type PrazoDeGuarda,
  type TipoDeTratamento,
  type Tratamento,
} from '@merenda/shared/contratos';
import type { Banco } from '../../banco/conexao.js';
import { prazosDeGuarda } from '../../banco/esquema/acesso/tratamentos.js';
import type { Transacao } from '../../banco/transacao.js';
import { TRATAMENTOS } from './registro/index.js';

/** The register with the terms of the municipality. */
export async function listarTratamentos(banco: Banco | Transacao): Promise<Tratamento[]> {
  const escolhidos = new Map((await banco.select().from(prazosDeGuarda)).map((linha) => [linha.tipo, linha]));
  return TIPOS_DE_TRATAMENTO.map((tipo) => {
    const { prazo, dados, ...texto } = TRATAMENTOS[tipo];
    const escolhido = escolhidos.get(tipo);
    return {
      tipo,
      ...texto,
      prazo: prazo && { ...prazo, prazo: escolhido?.prazo ?? prazo.padrao, versao: escolhido?.versao ?? 1 },
      dados: dados.map(({ titulo, colunas }) => ({ titulo, campos: Object.values(colunas) })),
    };
  });
}

/** The terms of the municipality, of the kinds that have one. */
export async function lerPrazos(banco: Banco | Transacao): Promise<Map<TipoDeTratamento, PrazoDeGuarda>> {
  const todos = await listarTratamentos(banco);
  return new Map(todos.flatMap(({ tipo, prazo }) => (prazo ? [[tipo, prazo]] : [])));
}
