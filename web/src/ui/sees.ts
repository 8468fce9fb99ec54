// Whether something is in sight.
import type { Attachment } from "svelte/attachments";

export const sees =
  (tell: (seen: boolean) => void): Attachment =>
  (element) => {
    const observer = new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  };
