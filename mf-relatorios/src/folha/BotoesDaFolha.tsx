import { api, avisos } from '@merenda/shared';
import { FORMATOS_DE_EXPORTACAO, type FormatoDeExportacao } from '@merenda/shared/contratos';
import { baixarPlanilha, useVoltar } from '@merenda/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { Link } from 'react-router-dom';
import type { Folha, TabelaDaFolha } from './folha.js';

/** Buttons to print a report or download it as CSV or XLSX. Several sheets are only printed: `folha` is undefined. */
export function BotoesDaFolha({ folha }: { folha: Folha | undefined }) {
  const voltar = useVoltar();
  return (
    <Space wrap className="folha-botoes">
      <Button type="primary" onClick={() => window.print()}>
        Imprimir
      </Button>
      {folha && <Arquivos folha={folha} />}
      <Button onClick={voltar}>Voltar</Button>
      <Link to="/relatorio" className="alvo">
        Todos os relatórios
      </Link>
    </Space>
  );
}

function Arquivos({ folha: { titulo, tabelas } }: { folha: Folha }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (formato: FormatoDeExportacao) =>
      baixarPlanilha(
        await api.post(
          'relatorios/arquivo',
          { formato, titulo, tabelas: tabelas.map(tabelaDoArquivo) },
          { conferir: false },
        ),
      ),
    onError: (erro) => avisos.falha(erro),
  });
  return (
    <Space wrap>
      {FORMATOS_DE_EXPORTACAO.toReversed().map((formato) => (
        <Button key={formato} loading={isPending && variables === formato} onClick={() => mutate(formato)}>
          {`Baixar ${formato}`}
        </Button>
      ))}
    </Space>
  );
}

/** What the server writes of a table. */
const tabelaDoArquivo = ({ titulo, colunas, linhas, total }: TabelaDaFolha) => ({
  titulo,
  colunas: colunas.map((coluna) => ({ titulo: coluna.titulo, tipo: coluna.tipo })),
  linhas,
  total,
});
