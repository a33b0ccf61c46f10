import { api, avisos } from '@merenda/shared';
import { FORMATOS_DE_EXPORTACAO, type Folha, type FormatoDoRelatorio } from '@merenda/shared/contratos';
import { baixarArquivo, useVoltar } from '@merenda/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { Link } from 'react-router-dom';

/** Buttons to print a report or download it as PDF, CSV or XLSX. A spreadsheet is of one sheet. */
export function BotoesDaFolha({ folhas }: { folhas: readonly Folha[] }) {
  const voltar = useVoltar();
  return (
    <Space wrap className="folha-botoes">
      <Button type="primary" onClick={() => window.print()}>
        Imprimir
      </Button>
      <Arquivos folhas={folhas} />
      <Button onClick={voltar}>Voltar</Button>
      <Link to="/relatorio" className="alvo">
        Todos os relatórios
      </Link>
    </Space>
  );
}

const PLANILHAS = FORMATOS_DE_EXPORTACAO.toReversed();

function Arquivos({ folhas }: { folhas: readonly Folha[] }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (formato: FormatoDoRelatorio) =>
      baixarArquivo(await api.post('relatorios/arquivo', { formato, folhas }, { conferir: false })),
    onError: (erro) => avisos.falha(erro),
  });
  return (
    <Space wrap>
      {(['PDF', ...(folhas.length === 1 ? PLANILHAS : [])] as const).map((formato) => (
        <Button key={formato} loading={isPending && variables === formato} onClick={() => mutate(formato)}>
          {`Baixar ${formato}`}
        </Button>
      ))}
    </Space>
  );
}
