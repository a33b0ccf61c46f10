import { avisos } from '@merenda/shared';
import type { LinhaDaTrilha } from '@merenda/shared/contratos';
import { compararTextos, nomeProprio } from '@merenda/shared/formatos';
import {
  acaoEmPalavras,
  baixar,
  BotaoDaFerramenta,
  EntradaData,
  registroEmPalavras,
  TelaGerenciar,
  ver,
  type CampoPerguntado,
  type Coluna,
  type Opcao,
} from '@merenda/shared/ui';
import { useState } from 'react';
import { NomeDoUsuario, SelectUsuario } from '../usuarios/SelectUsuario.js';
import { ACOES, baixarAuditoria, ENTIDADES, useAuditoria } from './auditoria.api.js';
import { DetalhesDaMudanca } from './DetalhesDaMudanca.js';

const emOrdem = <C extends string>(opcoes: readonly Opcao<C>[]) =>
  opcoes.toSorted((a, b) => compararTextos(a.rotulo, b.rotulo));

/** The search fields of the trail: entity, action, author and time. */
const CAMPOS_DA_AUDITORIA: readonly CampoPerguntado[] = [
  { tipo: 'opcao', campo: 'entidade', rotulo: 'Registro', opcoes: emOrdem(ENTIDADES) },
  { tipo: 'opcao', campo: 'acao', rotulo: 'Ação', artigo: 'a', opcoes: emOrdem(ACOES) },
  { tipo: 'registro', campo: 'usuario', rotulo: 'Quem', Select: SelectUsuario, Nome: NomeDoUsuario },
  { tipo: 'data', campo: 'de', rotulo: 'De', Entrada: EntradaData, ate: 'ate' },
  { tipo: 'data', campo: 'ate', rotulo: 'Até', Entrada: EntradaData, desde: 'de' },
];

const COLUNAS: Coluna<LinhaDaTrilha>[] = [
  { titulo: 'Quando', valor: ({ quando }) => quando },
  { titulo: 'Quem', valor: ({ usuario }) => nomeProprio(usuario) },
  { titulo: 'Registro', valor: registroEmPalavras, principal: true },
  { titulo: 'Ação', valor: acaoEmPalavras },
];

/** The changes with author, time, and the values before and after; for users with the permission USUARIOS. */
export default function Auditoria() {
  const paginas = useAuditoria(CAMPOS_DA_AUDITORIA);
  const [vendo, setVendo] = useState<LinhaDaTrilha | null>(null);
  const [baixando, setBaixando] = useState(false);

  async function baixarCsv(): Promise<void> {
    setBaixando(true);
    try {
      baixar(await baixarAuditoria(paginas.lista.estado.criterios), 'Auditoria.csv', 'text/csv;charset=utf-8');
    } catch (erro) {
      avisos.falha(erro, 'Planilha não baixada');
    } finally {
      setBaixando(false);
    }
  }

  return (
    <TelaGerenciar
      titulo="Auditoria"
      paginas={paginas}
      colunas={COLUNAS}
      nomeDaLinha={(linha) => `${acaoEmPalavras(linha)} de ${registroEmPalavras(linha)}`}
      acoes={[ver(setVendo)]}
      vazio="Nenhuma mudança registrada."
      ferramentas={<BotaoDaFerramenta rotulo="Baixar CSV" ocupado={baixando} aoAcionar={() => void baixarCsv()} />}
    >
      {vendo && <DetalhesDaMudanca linha={vendo} aoFechar={() => setVendo(null)} />}
    </TelaGerenciar>
  );
}
