import { avisos } from '@merenda/shared';
import type { LinhaDaAuditoria } from '@merenda/shared/contratos';
import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { baixar, EstadoErro, EstadoVazio, Paginacao, Tabela, Tela, ver, type Coluna } from '@merenda/shared/ui';
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
  const [pagina, setPagina] = useState(1);
  const [vendo, setVendo] = useState<LinhaDaAuditoria | null>(null);
  const [baixando, setBaixando] = useState(false);
  const { data, error, isFetching, isPending, refetch } = useAuditoria(busca, pagina);

  function buscar(nova: BuscaNaAuditoria): void {
    setBusca(nova);
    setPagina(1);
  }

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
      <FiltroDaAuditoria busca={busca} aoMudar={buscar} />
      {error !== null && <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />}
      {error === null && (
        <Flex vertical gap="small">
          <Typography.Text type="secondary" role="status">
            {data ? contagem(data.total) : 'Carregando…'}
          </Typography.Text>
          <Tabela
            rotulo="Auditoria"
            linhas={data?.linhas ?? []}
            colunas={COLUNAS}
            chave={({ id }) => id}
            nomeDaLinha={(linha) => `${acaoEmPalavras(linha)} de ${registroEmPalavras(linha)}`}
            acoes={[ver(setVendo)]}
            carregando={isPending}
            vazio={<EstadoVazio mensagem={NADA_ENCONTRADO} />}
          />
          {data && (
            <Paginacao
              align="end"
              current={pagina}
              pageSize={data.porPagina}
              total={data.total}
              onChange={setPagina}
              responsive
            />
          )}
        </Flex>
      )}
      {vendo && <DetalhesDaMudanca linha={vendo} aoFechar={() => setVendo(null)} />}
    </Tela>
  );
}

const contagem = (total: number): string => (total === 1 ? '1 mudança' : `${total.toLocaleString('pt-BR')} mudanças`);
