import { avisos } from '@merenda/shared';
import type { LinhaDaTrilha } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { acaoEmPalavras, baixar, registroEmPalavras, TelaGerenciar, ver, type Coluna } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { baixarAuditoria, useAuditoria } from './auditoria.api.js';
import { CAMPOS_DA_AUDITORIA } from './campos.js';
import { DetalhesDaMudanca } from './DetalhesDaMudanca.js';

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
      ferramentas={
        <Button loading={baixando} onClick={() => void baixarCsv()}>
          Baixar CSV
        </Button>
      }
    >
      {vendo && <DetalhesDaMudanca linha={vendo} aoFechar={() => setVendo(null)} />}
    </TelaGerenciar>
  );
}
