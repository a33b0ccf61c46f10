import { LIMITES, type ChamadaPublicaResumo, type ContratoDaChamada } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { violacoesDaVigencia } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoTexto,
  LinhaDeCampos,
  ModalFormulario,
  regra,
  SelectConvencao,
} from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useHojeBR } from '../hoje.js';
import { useContratarChamada } from './chamadas.api.js';
import { CHAMADA } from './entidade.js';

/** Makes the acquisition of a homologated call, with a proposal of each classified supplier. */
export function ModalContrato({ chamada, aoFechar }: { chamada: ChamadaPublicaResumo; aoFechar: () => void }) {
  const { mutateAsync: contratar } = useContratarChamada(chamada.id);
  const hoje = useHojeBR();
  return (
    <ModalFormulario<ContratoDaChamada>
      entidade={CHAMADA}
      titulo="Gerar contrato"
      confirmacao="Deseja realmente gerar o contrato desta Chamada Pública?"
      sucesso="Contrato gerado com sucesso! Confira e homologue em Licitação/Contrato."
      rotuloSalvar="Gerar contrato"
      aoSalvar={(contrato, { idempotencia }) => contratar({ contrato, idempotencia })}
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>
        O contrato fica pendente, com uma proposta de cada fornecedor classificado, nas quantidades da classificação e
        pelos preços da chamada.
      </Typography.Paragraph>
      <LinhaDeCampos>
        <CampoTexto
          nome="numeroProcessoAdminis"
          rotulo="Número do processo administrativo"
          obrigatorio
          max={LIMITES.numeroDocumento}
        />
        <Campo nome="fonteRecurso" rotulo="Fonte de recurso" obrigatorio>
          <SelectConvencao lista="fontes-recurso" />
        </Campo>
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoData nome="dataContrato" rotulo="Data do contrato" obrigatorio />
        <CampoData nome="vigencia" rotulo="Vigência" obrigatorio desde={hoje} regras={[DEPOIS_DO_CONTRATO]} />
      </LinhaDeCampos>
    </ModalFormulario>
  );
}

const DEPOIS_DO_CONTRATO = regra<string>((vigencia, ler) =>
  violacoesDaVigencia({ dataContrato: lerData(String(ler('dataContrato') ?? '')), vigencia: lerData(vigencia ?? '') }),
);
