import { avisos } from '@merenda/shared';
import type { LinhaDaAuditoria } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { baixar, EstadoErro, EstadoVazio, Tabela, Tela, ver, type Coluna } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { baixarAuditoria, useAuditoria, type BuscaNaAuditoria } from './auditoria.api.js';
import { DetalhesDaMudanca } from './DetalhesDaMudanca.js';
import { FiltroDaAuditoria } from './FiltroDaAuditoria.js';
import { acaoEmPalavras, registroEmPalavras } from './linhas.js';

const COLUNAS: Coluna<LinhaDaAuditoria>[] = [
  { titulo: 'Quando', valor: ({ quando }) => quando },
  { titulo: 'Quem', valor: ({ usuario }) => usuario },
  { titulo: 'Registro', valor: registroEmPalavras, principal: true },
  { titulo: 'Ação', valor: acaoEmPalavras },
];

/** The changes with author, time, and the values before and after; for users with the permission USUARIOS. */
export default function Auditoria() {
  const [busca, setBusca] = useState<BuscaNaAuditoria>({});
  const [vendo, setVendo] = useState<LinhaDaAuditoria | null>(null);
  const [baixando, setBaixando] = useState(false);
  const { lida, consulta, naTela } = useAuditoria(busca);

  async function baixarCsv(): Promise<void> {
    setBaixando(true);
    try {
      baixar(await baixarAuditoria(busca), 'Auditoria.csv', 'text/csv;charset=utf-8');
    } catch (erro) {
      avisos.falha(erro, 'Planilha não baixada');
    } finally {
      setBaixando(false);
    }
  }

  return (
    <Tela
      titulo="Auditoria"
      acoes={
        <Button loading={baixando} onClick={() => void baixarCsv()}>
          Baixar CSV
        </Button>
      }
    >
      <FiltroDaAuditoria busca={busca} aoMudar={setBusca} />
      {consulta.error !== null && (
        <EstadoErro erro={consulta.error} aoTentar={() => void consulta.refetch()} tentando={consulta.isFetching} />
      )}
      {consulta.error === null && (
        <Flex vertical gap="small">
          <Typography.Text type="secondary" role="status">
            {lida ? contagem(lida.total) : 'Carregando…'}
          </Typography.Text>
          <Tabela
            rotulo="Auditoria"
            linhas={lida?.linhas ?? []}
            paginas={naTela}
            colunas={COLUNAS}
            chave={({ id }) => id}
            nomeDaLinha={(linha) => `${acaoEmPalavras(linha)} de ${registroEmPalavras(linha)}`}
            acoes={[ver(setVendo)]}
            carregando={lida === undefined}
            vazio={<EstadoVazio mensagem={NADA_ENCONTRADO} />}
          />
        </Flex>
      )}
      {vendo && <DetalhesDaMudanca linha={vendo} aoFechar={() => setVendo(null)} />}
    </Tela>
  );
}

const contagem = (total: number): string => (total === 1 ? '1 mudança' : `${formatarQuantidade(total)} mudanças`);
