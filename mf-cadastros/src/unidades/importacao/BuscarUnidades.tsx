import CloudDownloadOutlined from '@ant-design/icons/CloudDownloadOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { escolhaInicial, resumo, type Escolha } from './escolha.js';
import { useBuscarUnidades, useGravarUnidades, type Andamento } from './importacao.api.js';
import { ModalImportacao, type Etapa } from './ModalImportacao.js';

/**
 * The button that looks for the units of the external school system, and the modal in which the user chooses what of
 * them is written.
 */
export function BuscarUnidades() {
  const busca = useBuscarUnidades();
  const gravacao = useGravarUnidades();
  const [aberto, setAberto] = useState(false);
  const [escolha, setEscolha] = useState<Escolha>(new Set());
  const [andamento, setAndamento] = useState<Andamento | null>(null);

  function buscar(): void {
    setAberto(true);
    setAndamento(null);
    gravacao.reset();
    busca.mutate(undefined, { onSuccess: ({ conferidas }) => setEscolha(escolhaInicial(conferidas)) });
  }

  function etapa(): Etapa {
    const erro = busca.error ?? gravacao.error;
    if (erro) return { nome: 'falha', erro };
    if (!busca.data) return { nome: 'procurando' };
    const { conferidas } = busca.data;
    if (gravacao.data)
      return { nome: 'feito', resultado: gravacao.data, resumo: resumo(gravacao.data, conferidas, escolha) };
    if (gravacao.isPending) return { nome: 'gravando', encontradas: conferidas.length, andamento };
    return { nome: 'conferindo', conferidas, escolha, aoEscolher: setEscolha };
  }

  return (
    <>
      <Button icon={<Icone de={CloudDownloadOutlined} />} onClick={buscar}>
        Buscar unidades
      </Button>
      {aberto && (
        <ModalImportacao
          etapa={etapa()}
          aoTentar={buscar}
          aoGravar={() => busca.data && gravacao.mutate({ busca: busca.data, escolha, aoAvancar: setAndamento })}
          aoFechar={() => setAberto(false)}
        />
      )}
    </>
  );
}
