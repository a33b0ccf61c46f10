import { avisos, receberArquivo } from '@merenda/shared';
import type { EntidadeImportavel } from '@merenda/shared/contratos';
import { Flex } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Tela } from '../tela/Tela.js';
import { EtapaArquivo } from './EtapaArquivo.js';
import { useEnviarPlanilha } from './importacao.api.js';
import { ImportacoesAbertas } from './ImportacoesAbertas.js';

interface ComecoDaImportacaoProps {
  entidade: EntidadeImportavel;
  titulo: string;
  emCadeia: boolean;
  aoAbrir: (pilha: readonly number[]) => void;
}

/** Before an import: those that wait to be continued, and the choice of a file. One that the home recognised is sent at once. */
export function ComecoDaImportacao({ entidade, titulo, emCadeia, aoAbrir }: ComecoDaImportacaoProps) {
  const { pathname } = useLocation();
  const { mutate, isPending } = useEnviarPlanilha(entidade, emCadeia);

  function enviar(arquivo: File): void {
    mutate(arquivo, { onSuccess: aoAbrir, onError: (erro) => avisos.falha(erro, 'A planilha não foi lida') });
  }

  const enviarEntregue = useEffectEvent(() => {
    const entregue = receberArquivo(pathname);
    if (entregue) enviar(entregue);
  });
  useEffect(() => enviarEntregue(), []);

  return (
    <Tela titulo={titulo}>
      <Flex vertical gap="middle">
        {!isPending && <ImportacoesAbertas entidade={entidade} aoAbrir={aoAbrir} />}
        <EtapaArquivo entidade={entidade} lendo={isPending} aoEscolher={enviar} />
      </Flex>
    </Tela>
  );
}
